import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { mainFailures, recordPosts, recordPostsLate } from '../api-outcomes';
import { setWindowWidth } from '../browser-stubs';
import { choose, fill, fillDetailedForm, inForm, leaveDetailedDraft } from '../fill-detailed-form';
import { renderRoute } from '../render-route';

// Preloaded, so that the transform does not count towards the 10 s time-out of a script.
beforeAll(async () => {
  await import('@/features/enquiry/detailed-form');
}, 60_000);

const required = 'This field is required';
const send = () => inForm().getByRole('button', { name: 'Send' });

const open = async (path: string = paths.contact, state?: unknown) => {
  const view = renderRoute(path, state);
  await waitFor(send);
  return view;
};

let posts: ReturnType<typeof recordPosts>;
beforeEach(() => {
  posts = recordPosts('/contact-us');
});

describe('the first Send', () => {
  it('shows what is missing, focuses the first and sends nothing', async () => {
    const { user } = await open();
    expect(screen.queryByText(required)).toBeNull();
    await user.click(send());
    // Name, email, country, company, project type, budget, description; designation is no blocker.
    await waitFor(() => expect(screen.getAllByText(required)).toHaveLength(8));
    expect(screen.getByRole('alert')).toHaveTextContent('Seven fields need another look.');
    expect(inForm().getByLabelText(/^Name/)).toHaveFocus();
    expect(posts).toHaveLength(0);
  });

  it('asks for a valid e-mail, and removes the message once it is corrected', async () => {
    leaveDetailedDraft();
    const { user } = await open();
    const email = inForm().getByLabelText(/^Email/);
    await fill(user, 'Email', 'founder@hexwell');
    await user.click(send());
    expect(await screen.findByText('Please enter valid email')).toBeVisible();
    expect(email).toHaveAccessibleDescription('Please enter valid email');
    expect(posts).toHaveLength(0);
    await user.type(email, '.example');
    await waitFor(() => expect(screen.queryByText('Please enter valid email')).toBeNull());
  });

  it('shows a missing designation but sends without it', async () => {
    leaveDetailedDraft();
    const { user, address } = await open();
    await user.clear(inForm().getByLabelText(/^Designation/));
    await user.click(send());
    await waitFor(() => expect(address()).toBe(paths.success));
    expect(posts).toHaveLength(1);
  });
});

describe('the payload', () => {
  it('has exactly the keys and values of the contract', async () => {
    const { user, address } = await open();
    await fillDetailedForm(user);
    await user.click(inForm().getByRole('button', { name: 'Brand Identity' }));
    await user.click(inForm().getByRole('button', { name: 'Product Launch Promos' }));
    await user.click(inForm().getByRole('button', { name: 'Rebranding' }));
    await user.click(inForm().getByRole('button', { name: 'Rebranding' }));
    await user.click(inForm().getByLabelText('Newsletter'));
    await user.click(send());
    await waitFor(() => expect(address()).toBe(paths.success));
    expect(posts[0]?.body).toEqual({
      name: 'A. Founder',
      email: 'founder@hexwell.example',
      country: { name: 'India', dial_code: '+91', code: 'IN' },
      contact: '98000 00000',
      organizationName: 'Hexwell',
      projectType: 'one-time',
      budget: '10-50lac',
      projectDescription: 'A new name,\nand a film.',
      serviceVertical: ['brand-identity', 'produce-launch-promos'],
      subscribeToNewsletter: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it('sends the embedded API a key, the honeypot and the fill time beside the body', async () => {
    leaveDetailedDraft();
    const { user, address } = await open();
    await user.click(send());
    await waitFor(() => expect(address()).toBe(paths.success));
    const { headers } = posts[0] ?? { headers: new Headers() };
    expect(headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('X-Form-Trap')).toBe('');
    expect(Number(headers.get('X-Form-Fill'))).toBeGreaterThan(0);
  });
});

describe('the budget', () => {
  it('waits for a country, offers its bands, and keeps a choice only if both countries have it', async () => {
    const { user } = await open();
    const budget = inForm().getByLabelText(/^Budget/);
    expect(budget).toHaveTextContent('Choose a country first');
    expect(budget).toBeDisabled();
    await choose(user, 'Country', 'India');
    await choose(user, 'Budget', '1 Cr and above');
    await choose(user, 'Country', 'United States');
    expect(inForm().getByLabelText(/^Budget/)).toHaveTextContent('Choose one');
    await choose(user, 'Budget', 'I am not sure!');
    await choose(user, 'Country', 'India');
    expect(inForm().getByLabelText(/^Budget/)).toHaveTextContent('I am not sure!');
  });
});

it('keeps visitors who navigate away while sending on their page, and says that it was sent', async () => {
  leaveDetailedDraft();
  const { user, address } = await open();
  const answer = recordPostsLate('/contact-us');
  await user.click(send());
  await inForm().findByRole('button', { name: 'Please Wait' });
  await user.click(screen.getByRole('link', { name: 'Careers' }));
  await screen.findByRole('heading', { name: 'Join our team' });
  answer();
  expect(await screen.findByText(/^Your enquiry is sent/)).toBeVisible();
  expect(address()).toBe(paths.careers);
  expect(sessionStorage.getItem('detailed-enquiry')).toBeNull();
});

it('explains the newsletter’s use of the address once it is ticked', async () => {
  const { user } = await open();
  expect(screen.queryByRole('note')).toBeNull();
  await user.click(inForm().getByLabelText('Newsletter'));
  expect(screen.getByRole('note')).toHaveTextContent(/privacy policy/);
});

it('shows Please Wait and sends once, however often it is clicked', async () => {
  leaveDetailedDraft();
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => (answer = resolve));
  const sent = recordPosts('/contact-us', () => pressed.then(() => HttpResponse.json({})));
  const { user } = await open();
  await user.tripleClick(send());
  expect(inForm().getByRole('button', { name: 'Please Wait' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await user.type(inForm().getByLabelText(/^Name/), '{Enter}{Enter}');
  answer();
  await screen.findByRole('heading', { name: 'Cheerio!' });
  expect(sent).toHaveLength(1);
});

describe.each(mainFailures)('after $name', ({ answer, tries }) => {
  it('keeps every entry and shows no message', async () => {
    leaveDetailedDraft();
    const { user, address } = await open();
    const tried = recordPosts('/contact-us', answer);
    await user.click(send());
    // Announced to screen readers only; tests/e2e/thorough/silent-failure covers what is visible.
    await screen.findByText('Not sent. Everything you typed is still here.', {}, { timeout: 8000 });
    expect(address()).toBe(paths.contact);
    expect(tried).toHaveLength(tries);
    expect(inForm().getByLabelText(/^Email/)).toHaveValue('founder@hexwell.example');
    expect(inForm().getByLabelText(/^Project Description/)).toHaveValue('A new name,\nand a film.');
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    expect(send()).toHaveFocus();
  });
});

describe('the input', () => {
  it('survives the gate and a reload, and is cleared after success', async () => {
    const { user, unmount } = await open();
    await user.type(inForm().getByLabelText(/^Name/), 'Half a na');
    setWindowWidth(1279);
    expect(await screen.findByText(/enhancing your mobile experience/)).toBeInTheDocument();
    setWindowWidth(1280);
    await waitFor(() => expect(inForm().getByLabelText(/^Name/)).toHaveValue('Half a na'));
    unmount();

    const next = await open();
    expect(inForm().getByLabelText(/^Name/)).toHaveValue('Half a na');
    await next.user.clear(inForm().getByLabelText(/^Name/));
    await fillDetailedForm(next.user);
    await next.user.click(send());
    await waitFor(() => expect(next.address()).toBe(paths.success));
    expect(sessionStorage.getItem('detailed-enquiry')).toBeNull();
    expect(localStorage.getItem('detailed-enquiry')).toBeNull();
  });

  it('starts with the service in the address', async () => {
    await open(`${paths.contact}?service=brand-strategy`);
    expect(inForm().getByRole('button', { name: 'Brand Strategy' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
