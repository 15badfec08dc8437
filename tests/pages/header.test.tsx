import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { renderRoute } from '../render-route';

const open = async (path: string = paths.careers) => {
  const view = renderRoute(path);
  await screen.findByRole('heading', { level: 1 });
  return view;
};

const trigger = (name: string) => screen.getByRole('button', { name });

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  });

describe('the menus', () => {
  it.each(['Services', 'Resources', 'About menu'])(
    '%s opens on hover and closes on leave',
    async (name) => {
      const { user } = await open();
      await user.hover(trigger(name));
      expect(trigger(name)).toHaveAttribute('aria-expanded', 'true');
      await user.unhover(trigger(name));
      await waitFor(() => expect(trigger(name)).toHaveAttribute('aria-expanded', 'false'));
    },
  );

  it('ignores a resting pointer until it moves', async () => {
    await open();
    fireEvent.pointerOver(trigger('Services'), { pointerType: 'mouse' });
    expect(trigger('Services')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.pointerMove(trigger('Services'), { pointerType: 'mouse' });
    expect(trigger('Services')).toHaveAttribute('aria-expanded', 'true');
  });

  it.each(['{Enter}', ' '])(
    'opens on "%s"; Escape closes it and returns the focus',
    async (key) => {
      const { user } = await open();
      act(() => trigger('Services').focus());
      await user.keyboard(key);
      expect(trigger('Services')).toHaveAttribute('aria-expanded', 'true');
      await user.tab();
      expect(screen.getByRole('link', { name: /^Branding\s*Name, look/ })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(trigger('Services')).toHaveAttribute('aria-expanded', 'false');
      expect(trigger('Services')).toHaveFocus();
    },
  );

  it('opens on a click, closes on a second one, and keeps one menu open at a time', async () => {
    const { user } = await open();
    await user.click(trigger('About menu'));
    expect(trigger('About menu')).toHaveAttribute('aria-expanded', 'true');
    await user.click(trigger('Services'));
    expect(trigger('Services')).toHaveAttribute('aria-expanded', 'true');
    expect(trigger('About menu')).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens on a tap and closes on a tap elsewhere, but not inside', async () => {
    const { user } = await open();
    const tap = (target: Element) => user.pointer({ keys: '[TouchA]', target });
    await tap(trigger('Resources'));
    expect(trigger('Resources')).toHaveAttribute('aria-expanded', 'true');
    await tap(screen.getByText('Case Studies'));
    expect(trigger('Resources')).toHaveAttribute('aria-expanded', 'true');
    await tap(screen.getByRole('heading', { level: 1 }));
    expect(trigger('Resources')).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus leaves and when the route changes', async () => {
    const { user, address } = await open();
    act(() => trigger('Resources').focus());
    await user.keyboard('{Enter}');
    act(() => screen.getByRole('link', { name: 'Contact Us' }).focus());
    expect(trigger('Resources')).toHaveAttribute('aria-expanded', 'false');

    await user.click(trigger('About menu'));
    await user.click(screen.getByRole('link', { name: /^FAQ/ }));
    await waitFor(() => expect(address()).toBe(paths.faq));
    expect(trigger('About menu')).toHaveAttribute('aria-expanded', 'false');
  });

  it('link where docs/rules.md#menus says; Case Studies has no link', async () => {
    await open();
    const header = within(screen.getByRole('banner'));
    const target = (name: RegExp) => header.getByRole('link', { name }).getAttribute('href');
    expect(target(/^Branding/)).toBe('/services/branding#our-services');
    expect(target(/^Video Marketing/)).toBe('/services/video-marketing#our-services');
    expect(target(/^All Services/)).toBe('/services/branding');
    expect(target(/^Brand Audit/)).toBe('/brand-audit');
    expect(target(/^About$/)).toBe('/about');
    expect(target(/^About Us/)).toBe('/about');
    expect(target(/^Careers/)).toBe('/careers');
    expect(target(/^FAQ/)).toBe('/faq');
    expect(header.getByRole('link', { name: /^Blogs/ })).toHaveAttribute('target', '_blank');
    expect(header.queryByRole('link', { name: /Case Studies/ })).toBeNull();
    expect(header.getByText('Case Studies')).toBeInTheDocument();
  });
});

describe('the header', () => {
  it('hides on scrolling down past 150 px and returns on scrolling up', async () => {
    await open();
    const header = screen.getByRole('banner');
    scrollTo(150);
    expect(header).not.toHaveAttribute('data-hidden');
    scrollTo(170);
    expect(header).toHaveAttribute('data-hidden');
    scrollTo(169);
    expect(header).not.toHaveAttribute('data-hidden');
  });

  it('stays while a menu is open or the header has the focus', async () => {
    const { user } = await open();
    const header = screen.getByRole('banner');
    await user.hover(trigger('Services'));
    scrollTo(400);
    expect(header).not.toHaveAttribute('data-hidden');
    await user.unhover(trigger('Services'));
    await waitFor(() => expect(header).toHaveAttribute('data-hidden'));
    act(() => screen.getByRole('link', { name: 'Contact Us' }).focus());
    expect(header).not.toHaveAttribute('data-hidden');
  });
});

describe('a route change', () => {
  it('changes the title, focuses the new heading and scrolls to the top', async () => {
    const { user } = await open();
    expect(document.title).toBe('Careers · Contrio');
    await user.click(screen.getByRole('link', { name: 'Contact Us' }));
    const heading = await screen.findByRole('heading', { name: 'Let’s Connect!' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Let’s Connect! · Contrio');
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });
});
