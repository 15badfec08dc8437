import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { blogSeed } from '@/content/blog-seed';
import { errorWords } from '@/content/errors';
import { paths } from '@/content/pages';
import { setReducedMotion, setWindowWidth } from '../browser-stubs';
import { server } from '../msw';
import { openPage } from '../render-route';

// What stands around every page: routes, gate, header, footer.

const open = (path: string = paths.careers) => openPage(path);

it.each([
  [paths.services, paths.branding],
  [paths.success, paths.home],
  // Any hash is one.
  [`${paths.faq}#100%`, `${paths.faq}#100%`],
  [`${paths.brandAudit}#100%`, `${paths.brandAudit}#100%`],
])('%s leads to %s', async (path, target) => {
  const { address } = await open(path);
  await waitFor(() => expect(address()).toBe(target));
  expect(screen.queryByText('A piece came loose')).toBeNull();
});

it('a link changes the title, focuses the new heading and scrolls to the top', async () => {
  const { user } = await open();
  expect(document.title).toBe('Careers · Contrio');
  await user.click(screen.getByRole('link', { name: 'Contact Us' }));
  const heading = await screen.findByRole('heading', { name: 'Let’s Connect!' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Let’s Connect! · Contrio');
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('aria-current', 'page');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  await user.click(screen.getByRole('link', { name: 'Contact Us' }));
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
  setReducedMotion(true);
  await user.click(screen.getByRole('link', { name: 'Contact Us' }));
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  const skip = screen.getByRole<HTMLAnchorElement>('link', { name: 'Skip to the content' });
  expect(document.querySelector(skip.hash)).toBe(screen.getByRole('main'));
});

it('the gate has a button that pauses its animation, except under reduced motion', async () => {
  setWindowWidth(390);
  const { user } = await open();
  const pause = screen.getByRole('button', { name: 'Pause animation', pressed: false });
  await user.click(pause);
  expect(pause).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('motion-paused')).toBe('true');
  await user.click(pause);
  expect(pause).toHaveAttribute('aria-pressed', 'false');
  act(() => setReducedMotion(true));
  expect(pause).not.toBeInTheDocument();
});

const trigger = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => trigger(name).getAttribute('aria-expanded') === 'true';

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  });

it('the menus open when a pointer moves onto them, and close when it leaves', async () => {
  await open();
  fireEvent.pointerOver(trigger('Services'), { pointerType: 'mouse' });
  expect(isOpen('Services')).toBe(false);
  fireEvent.pointerMove(trigger('Services'), { pointerType: 'mouse' });
  expect(isOpen('Services')).toBe(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerOut(trigger('Services'), {
    pointerType: 'mouse',
    relatedTarget: document.body,
  });
  act(() => void vi.advanceTimersByTime(119));
  expect(isOpen('Services')).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(isOpen('Services')).toBe(false);
});

it.each(['Services', 'Resources', 'About menu'])(
  'Escape closes %s that the pointer opened, wherever the focus is, and leaves the focus there',
  async (name) => {
    const { user } = await open();
    const elsewhere = screen.getByRole('link', { name: 'Contact Us' });
    for (const focus of [() => elsewhere.blur(), () => elsewhere.focus()]) {
      act(focus);
      const before = document.activeElement;
      await user.hover(trigger(name));
      expect(isOpen(name)).toBe(true);
      await user.keyboard('{Escape}');
      expect(isOpen(name)).toBe(false);
      expect(before).toHaveFocus();
      await user.unhover(trigger(name));
    }
  },
);

it('a menu’s link to a section of the same page focuses its heading', async () => {
  const { user } = await open(paths.branding);
  await user.click(trigger('Services'));
  await user.click(screen.getByRole('link', { name: /^Branding\s*Name, look/ }));
  await waitFor(() => expect(document.querySelector('#branding-services')).toHaveFocus());
});

it('the menus open on Enter and Space; Escape closes them and returns the focus', async () => {
  const { user } = await open();
  act(() => trigger('Services').focus());
  for (const key of ['{Enter}', ' ']) {
    await user.keyboard(key);
    expect(isOpen('Services')).toBe(true);
    await user.tab();
    expect(screen.getByRole('link', { name: /^Branding\s*Name, look/ })).toHaveFocus();
    const id = trigger('Services').getAttribute('aria-controls');
    expect(document.activeElement?.closest(`#${id}`)).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(isOpen('Services')).toBe(false);
    expect(trigger('Services')).toHaveFocus();
  }
});

it('the menus open one at a time on a click or a tap, and close when pressed, focused or led elsewhere', async () => {
  const { user, address } = await open();
  await user.click(trigger('About menu'));
  expect(isOpen('About menu')).toBe(true);
  await user.click(trigger('Services'));
  expect([isOpen('Services'), isOpen('About menu')]).toEqual([true, false]);
  const tap = (target: Element) => user.pointer({ keys: '[TouchA]', target });
  await tap(trigger('Resources'));
  expect(isOpen('Resources')).toBe(true);
  await tap(screen.getByText('Case Studies'));
  expect(isOpen('Resources')).toBe(true);
  await tap(screen.getByRole('heading', { level: 1 }));
  expect(isOpen('Resources')).toBe(false);

  act(() => trigger('Resources').focus());
  await user.keyboard('{Enter}');
  act(() => screen.getByRole('link', { name: 'Contact Us' }).focus());
  expect(isOpen('Resources')).toBe(false);
  await user.click(trigger('About menu'));
  await user.click(screen.getByRole('link', { name: /^FAQ/ }));
  await waitFor(() => expect(address()).toBe(paths.faq));
  expect(isOpen('About menu')).toBe(false);
});

it('the header hides past 150 px on the way down, unless a menu or the focus holds it, and returns', async () => {
  const { user } = await open();
  const header = screen.getByRole('banner');
  const isHidden = () => header.hasAttribute('data-hidden');
  scrollTo(150);
  expect(isHidden()).toBe(false);
  scrollTo(170);
  expect(isHidden()).toBe(true);
  for (const y of [169, 174]) {
    scrollTo(y);
    expect(isHidden()).toBe(false);
  }
  scrollTo(175);
  expect(isHidden()).toBe(true);
  scrollTo(174);
  await user.hover(trigger('Services'));
  scrollTo(400);
  expect(isHidden()).toBe(false);
  await user.unhover(trigger('Services'));
  await waitFor(() => expect(isHidden()).toBe(true));
  act(() => screen.getByRole('link', { name: 'Contact Us' }).focus());
  expect(isHidden()).toBe(false);
});

const openSheet = async (path: string = paths.contact) => {
  const view = await open(path);
  const button = trigger('Menu');
  await view.user.click(button);
  const sheet = document.getElementById(button.getAttribute('aria-controls') ?? '') ?? button;
  return { ...view, button, sheet, menus: within(sheet) };
};

it('the menus of narrow windows open one group at a time; Escape brings focus and scroll position back', async () => {
  Object.defineProperty(window, 'scrollY', { value: 700, configurable: true });
  const { user, button, sheet, menus } = await openSheet();
  expect(button).toHaveAccessibleName('Close');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  const states = () =>
    ['Services', 'Resources', 'About'].map((name) =>
      menus.getByRole('button', { name }).getAttribute('aria-expanded'),
    );
  expect(states()).toEqual(['true', 'false', 'false']);
  expect(menus.getByRole('link', { current: 'page' })).toHaveAttribute('href', paths.contact);
  const branding = menus.getByRole('link', { name: /^Branding/ });
  expect(branding).toHaveAttribute('href', '/services/branding#our-services');
  await user.click(menus.getByRole('button', { name: 'Resources' }));
  expect(states()).toEqual(['false', 'true', 'false']);
  expect(menus.queryByRole('link', { name: /Case Studies/ })).toBeNull();
  menus.getByRole('link', { name: /^Blogs/ }).focus();
  await user.keyboard('{Escape}');
  expect(sheet).not.toBeInTheDocument();
  expect(button).toHaveAccessibleName('Menu');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
});

it('the menus of narrow windows close when the window widens, and the scroll position is back', async () => {
  Object.defineProperty(window, 'scrollY', { value: 700, configurable: true });
  const { button, sheet } = await openSheet();
  const checkVisibility = vi.fn<() => boolean>(() => true);
  Object.assign(button, { checkVisibility });
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(sheet).toBeInTheDocument();
  checkVisibility.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(sheet).not.toBeInTheDocument();
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
});

it('the menus of narrow windows start with the current page’s group, and close on the way to another', async () => {
  const { user, address, sheet, menus } = await openSheet(paths.careers);
  expect(menus.getByRole('button', { name: 'About' })).toHaveAttribute('aria-expanded', 'true');
  const current = menus.getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent(/^Careers/);
  await user.click(menus.getByRole('link', { name: /^About Us/ }));
  const heading = await screen.findByRole('heading', { name: 'The Agency' });
  expect(address()).toBe(paths.about);
  expect(sheet).not.toBeInTheDocument();
  await waitFor(() => expect(heading).toHaveFocus());
});

it('a page that crashes says so, with a way home', async () => {
  // React logs caught errors to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, button, sheet } = await openSheet();
  sheet.remove();
  await user.click(button);
  await screen.findByRole('heading', { name: errorWords.title });
  expect(screen.getByRole('link', { name: errorWords.home })).toHaveAttribute('href', paths.home);
});

it('the footer requests the posts once per visit, and names the year of the visitor’s clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 5, 1) });
  const answer = vi.fn<() => Response>(() => HttpResponse.json(blogSeed));
  server.use(http.get('*/api/blog', answer));
  const { user } = await open();
  const footer = within(screen.getByRole('contentinfo'));
  footer.getByText('© 2031 Contrio');
  await footer.findByText(blogSeed[2]?.title ?? '');
  await user.click(screen.getByRole('link', { name: 'Contact Us' }));
  await screen.findByRole('heading', { name: 'Let’s Connect!' });
  expect(answer).toHaveBeenCalledOnce();
});

it('the header and the footer link where docs/rules.md#menus and docs/rules.md#footer say', async () => {
  await open();
  const header = within(screen.getByRole('banner'));
  const footer = within(screen.getByRole('contentinfo'));
  const expectLinks = (part: typeof header, links: string) => {
    for (const [, name, target] of links.matchAll(/(\w[\w ]*\$?) (\/\S+)/g)) {
      const link = part.getByRole('link', { name: new RegExp(`^${name}`) });
      expect([name, link.getAttribute('href')]).toEqual([name, target]);
    }
  };
  expectLinks(
    header,
    `Branding /services/branding#our-services | Video Marketing /services/video-marketing#our-services
    All Services /services/branding | Brand Audit /brand-audit | About$ /about | About Us /about
    Careers /careers | FAQ /faq`,
  );
  expectLinks(
    footer,
    `Services /services/branding | About /about | Contact /contact | Careers /careers
    Branding /faq?filter=branding | Video Marketing /faq?filter=video-marketing
    Marketing /faq?filter=marketing | Privacy policy /privacy-policy`,
  );
  const current = header.getAllByRole('link', { current: true });
  expect(current.map(({ textContent }) => textContent)).toEqual(['About']);
  expect(header.getByRole('link', { name: /^Blogs/ })).toHaveAttribute('target', '_blank');
  expect(header.getByText('Case Studies').closest('a')).toBeNull();
  const networks = 'Instagram,TikTok,Behance,X,Facebook,LinkedIn,YouTube'.split(',');
  const outside = footer.getAllByRole('link', { name: /\(opens in a new tab\)$/ }).slice(-7);
  for (const [index, name] of networks.entries())
    expect(outside[index]).toHaveAccessibleName(new RegExp(`^${name}\\b`));
});
