import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { renderRoute } from '../render-route';

const open = async (path: string = paths.contact) => {
  const view = renderRoute(path);
  await screen.findByRole('heading', { level: 1 });
  const button = screen.getByRole('button', { name: 'Menu' });
  await view.user.click(button);
  const sheet = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!sheet) throw new Error('The button names no menus');
  return { ...view, button, sheet, menus: within(sheet) };
};

describe('the menus of narrow windows', () => {
  it('open and close with their button, which announces it', async () => {
    const { user, button, sheet } = await open();
    expect(button).toHaveAccessibleName('Close');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(button).toHaveAccessibleName('Menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(sheet).not.toBeInTheDocument();
  });

  it('open one group at a time, starting with Services', async () => {
    const { user, menus } = await open();
    const groups = ['Services', 'Resources', 'About'];
    const states = () =>
      groups.map((name) => menus.getByRole('button', { name }).getAttribute('aria-expanded'));
    expect(states()).toEqual(['true', 'false', 'false']);
    expect(menus.getByRole('link', { name: /^Branding/ })).toHaveAttribute(
      'href',
      '/services/branding#our-services',
    );
    await user.click(menus.getByRole('button', { name: 'Resources' }));
    expect(states()).toEqual(['false', 'true', 'false']);
    expect(menus.getByRole('link', { name: /^Blogs/ })).toHaveAttribute('target', '_blank');
    expect(menus.queryByRole('link', { name: /Case Studies/ })).toBeNull();
  });

  it('start with the current page’s group and mark the page', async () => {
    const { menus } = await open(paths.careers);
    expect(menus.getByRole('button', { name: 'About' })).toHaveAttribute('aria-expanded', 'true');
    expect(menus.getByRole('link', { name: /^Careers/ })).toHaveAttribute('aria-current', 'page');
  });

  it('close on Escape and restore focus and scroll position', async () => {
    Object.defineProperty(window, 'scrollY', { value: 700, configurable: true });
    const { user, button, sheet, menus } = await open();
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    menus.getByRole('link', { name: /^Branding/ }).focus();
    await user.keyboard('{Escape}');
    expect(sheet).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  });

  it('close when the address changes, and leave the focus to the new page', async () => {
    const { user, address, sheet, menus } = await open();
    await user.click(menus.getByRole('link', { name: /^All Services/ }));
    const heading = await screen.findByRole('heading', { name: 'OUR SERVICES' });
    expect(address()).toBe(paths.branding);
    expect(sheet).not.toBeInTheDocument();
    await waitFor(() => expect(heading).toHaveFocus());
  });
});
