import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { renderRoute } from '../render-route';

/** The cards with their badges and pills, as in docs/rules.md#branding-cards. */
const cards: readonly [title: string, badge: string | undefined, pills: string][] = [
  [
    'Brand Identity',
    'Recommended',
    'Visual Identity, Verbal Identity, Brand Collateral, Brand Naming, Brand Persona, Brand Architecture, And more',
  ],
  [
    'Brand Strategy',
    undefined,
    'Brand Positioning, Brand Analysis, Brand Experience, Brand Refresh, Rebranding, Launch Strategies, Brand Activation, And more',
  ],
  [
    'Brand Management',
    undefined,
    'Brand Enablement, Regular Brand Audits, Employee Activation, Brand Workshops, Ongoing Support, And More',
  ],
  [
    'Web Solution',
    undefined,
    'Back End Development, Front End Development, UI/UX, CMS, Website Redesign, App Designing, AI Agent Integration, Web Analytics, Web3 Websites, And More',
  ],
  [
    'Public Relations',
    'ONLY FOR SELECT COUNTRIES',
    'Reputation Management, Press Release & Events, Community Building, Media Buying, CSR Campaigns, And More',
  ],
];

const offerings: readonly [title: string, badge: string | undefined, pills: string][] = [
  [
    'Video Production & Photography',
    'LIMITED TO INDIA',
    'Product and Portfolio Shoots, Live Ad Films, Brand Films for Brand Awareness',
  ],
  [
    'Animation & Motion Graphics',
    'Recommended',
    'Animated Explainer Video, Product Launch Video, Promo Videos, Hype Reels, Client Testimonials',
  ],
  [
    'Creator’s Copilot',
    undefined,
    'Personal Branding, Content Strategy, Content Creation, Industry Insights',
  ],
];

const badges = ['Recommended', 'ONLY FOR SELECT COUNTRIES', 'LIMITED TO INDIA'];
const card = async (title: string) =>
  (await screen.findByRole('heading', { level: 3, name: title })).closest('article') ??
  document.body;
const pillsOf = (element: HTMLElement) =>
  [...element.querySelectorAll('li')].map((pill) => pill.textContent);
const expectCard = async (title: string, badge: string | undefined, pills: string) => {
  const element = await card(title);
  expect(pillsOf(element)).toEqual(pills.split(', '));
  const shown = badges.filter((text) => within(element).queryByText(text));
  expect(shown).toEqual(badge ? [badge] : []);
  return element;
};
const includes = (element: HTMLElement) =>
  within(element).getByRole('button', { name: /^Includes/ });

describe('on the branding route', () => {
  it('shows the five cards in order, with their badges and pills, and no offerings', async () => {
    renderRoute(paths.branding);
    await card('Brand Identity');
    const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    expect(titles.slice(0, 5)).toEqual(cards.map(([title]) => title));
    expect(titles).not.toContain('Creator’s Copilot');
    for (const [title, badge, pills] of cards) await expectCard(title, badge, pills);
  });

  it('starts collapsed; a click shows the pills, another hides them', async () => {
    const { user } = renderRoute(paths.branding);
    const element = await card('Brand Strategy');
    const pill = within(element).getByText('Rebranding');
    expect(includes(element)).toHaveAttribute('aria-expanded', 'false');
    expect(pill.closest('[inert]')).not.toBeNull();

    await user.click(includes(element));
    expect(includes(element)).toHaveAttribute('aria-expanded', 'true');
    expect(pill.closest('[inert]')).toBeNull();

    await user.click(includes(element));
    expect(pill.closest('[inert]')).not.toBeNull();
  });

  it('keeps several cards open at once', async () => {
    const { user } = renderRoute(paths.branding);
    const first = await card('Brand Identity');
    const last = await card('Public Relations');
    await user.click(includes(first));
    await user.click(includes(last));
    expect(includes(first)).toHaveAttribute('aria-expanded', 'true');
    expect(includes(last)).toHaveAttribute('aria-expanded', 'true');
  });

  it('links an open card to the detailed form with its service chosen', async () => {
    const { user, address } = renderRoute(paths.branding);
    const element = await card('Brand Strategy');
    await user.click(includes(element));
    await user.click(within(element).getByRole('link', { name: 'Ask about Brand Strategy' }));
    await waitFor(() => expect(address()).toBe('/contact?service=brand-strategy'));
    expect(
      await screen.findByRole('button', { name: 'Brand Strategy', pressed: true }),
    ).toBeVisible();
  });
});

describe('on the video marketing route', () => {
  it('numbers the three offerings in order, with badges, pills and a link, and shows no branding cards', async () => {
    renderRoute(paths.videoMarketing);
    for (const [index, [title, badge, pills]] of offerings.entries()) {
      const element = await expectCard(title, badge, pills);
      expect(element.querySelector('[inert]')).toBeNull();
      expect(within(element).getByText(String(index + 1))).toBeVisible();
      const ask = within(element).getByRole('link', { name: /^Ask about it/ });
      const order = within(element).getByRole('list').compareDocumentPosition(ask);
      expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    expect(screen.queryByRole('heading', { name: 'Brand Identity' })).toBeNull();
  });

  it('links an offering to the detailed form with its service chosen', async () => {
    const { user, address } = renderRoute(paths.videoMarketing);
    const element = await card('Animation & Motion Graphics');
    await user.click(within(element).getByRole('link', { name: /^Ask about it/ }));
    await waitFor(() => expect(address()).toBe('/contact?service=animation'));
    expect(await screen.findByRole('button', { name: 'Animation', pressed: true })).toBeVisible();
  });
});

const tab = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Service' })).getByRole('link', { name });

it('marks the current tab, and the tabs change the address', async () => {
  const { user, address } = renderRoute(paths.branding);
  expect(await tab('BRANDING')).toHaveAttribute('aria-current', 'page');
  expect(await tab('VIDEO MARKETING')).not.toHaveAttribute('aria-current');

  await user.click(await tab('VIDEO MARKETING'));
  await waitFor(() => expect(address()).toBe(paths.videoMarketing));
  await card('Creator’s Copilot');
  expect(await tab('VIDEO MARKETING')).toHaveAttribute('aria-current', 'page');
  expect(await tab('BRANDING')).not.toHaveAttribute('aria-current');
});

it.each([paths.branding, paths.videoMarketing])(
  '%s has the section that the menu links to',
  async (path) => {
    renderRoute(path);
    await screen.findByRole('heading', { level: 1, name: 'OUR SERVICES' });
    const place = document.getElementById('our-services');
    expect(place).toContainElement(screen.getAllByRole('heading', { level: 3 })[0] ?? null);
  },
);
