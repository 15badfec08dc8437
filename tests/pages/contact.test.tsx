import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { formUnavailable } from '@/content/form-unavailable';
import { paths } from '@/content/pages';
import { recordPosts } from '../msw';
import { setWindowWidth } from '../browser-stubs';
import { detailedDraft, leaveDetailedDraft } from '../forms';
import { choose, field, fill, inForm } from '../fields';
import { renderRoute } from '../render-route';

const required = 'This field is required';
const send = () => inForm().getByRole('button', { name: 'Send' });
const kept = () => sessionStorage.getItem('detailed-enquiry');

const open = async (path: string = paths.contact) => {
  const view = renderRoute(path);
  await waitFor(send);
  return view;
};

let posts: ReturnType<typeof recordPosts>;
beforeEach(() => {
  posts = recordPosts('/contact-us');
});

it('shows at the first Send what is missing, focuses the first, and sends exactly what is filled in then', async () => {
  const empty = await open();
  expect(screen.queryByText(required)).toBeNull();
  await fill(empty.user, 'Name', ' \u200b ');
  await empty.user.click(send());
  // Name, email, country, company, project type, budget, description; designation is no blocker.
  await waitFor(() => expect(screen.getAllByText(required)).toHaveLength(8));
  expect(inForm().getByRole('alert')).toHaveTextContent('Eight fields need another look.');
  expect(field('Name')).toHaveFocus();
  for (const name of ['Name', 'Email', 'Country', 'Company']) expect(field(name)).toBeRequired();
  const types = inForm().getByRole('group', { name: /^Project Type/ });
  expect(types).toHaveAccessibleDescription(required);
  expect(field('Budget')).toHaveDisplayValue('Choose a country first');
  expect(field('Budget')).toBeDisabled();
  empty.unmount();

  leaveDetailedDraft({
    email: 'founder@hexwell',
    contact: '',
    projectType: 'complex',
    serviceVertical: [],
  });
  const { user, address } = await open();
  await fill(user, 'Contact No', detailedDraft.contact);
  await user.click(field('One-time Project'));
  for (const chip of ['Brand Identity', 'Product Launch Promos', 'Rebranding', 'Rebranding'])
    await user.click(inForm().getByRole('button', { name: chip }));
  expect(inForm().queryByRole('note')).toBeNull();
  await user.click(field('Newsletter'));
  const policy = inForm().getByRole('link', { name: /privacy policy/ });
  expect(policy).toHaveAttribute('href', paths.privacyPolicy);
  await user.click(send());
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(field('Email')).toHaveAccessibleDescription('Please enter valid email');
  expect(posts).toHaveLength(0);
  await user.type(field('Email'), '.example');
  await waitFor(() => expect(screen.queryByText('Please enter valid email')).toBeNull());
  await user.click(send());
  await waitFor(() => expect(address()).toBe(paths.success));
  const { designation: _, ...sent } = detailedDraft;
  expect(posts.map(({ body }) => body)).toEqual([
    {
      ...sent,
      serviceVertical: ['brand-identity', 'produce-launch-promos'],
      subscribeToNewsletter: true,
      createdAt: expect.any(String),
    },
  ]);
});

it('keeps a budget only if the next country offers it too', async () => {
  leaveDetailedDraft();
  const { user } = await open();
  await choose(user, 'Country', 'United States');
  expect(field('Budget')).toHaveDisplayValue('Choose one');
  await choose(user, 'Budget', 'I am not sure!');
  await choose(user, 'Country', 'India');
  expect(field('Budget')).toHaveDisplayValue('I am not sure!');
  await choose(user, 'Budget', '1 Cr and above');
  await user.clear(field('Country'));
  await user.type(field('Country'), 'United States');
  await user.tab();
  expect(kept()).toContain('"budget":""');
});

it('the input survives the gate', async () => {
  const { user } = await open();
  await fill(user, 'Name', 'Half a na');
  act(() => setWindowWidth(1279));
  expect(await screen.findByText(/enhancing your mobile experience/)).toBeInTheDocument();
  act(() => setWindowWidth(1280));
  await waitFor(() => expect(field('Name')).toHaveValue('Half a na'));
});

it('the input starts with a service that has no chip in the brief, which is no draft until it is changed', async () => {
  const { user, unmount } = await open(`${paths.contact}?service=web-solution`);
  expect(field('Project Description')).toHaveValue('Web Solution: ');
  await fill(user, 'Name', 'A. Founder');
  expect(kept()).not.toContain('Web Solution');
  await user.type(field('Project Description'), 'a shop');
  expect(kept()).toMatch(/Web Solution: a shop.*"serviceVertical":\[\]/);
  await user.click(inForm().getByRole('button', { name: 'Rebranding' }));
  unmount();
  await open(`${paths.contact}?service=brand-strategy`);
  expect(field('Project Description')).toHaveValue('Web Solution: a shop');
  const chosen = inForm().getAllByRole('button', { pressed: true });
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['Brand Strategy', 'Rebranding']);
});

const stray = '“Narnia” is not in the list.';

it('the country is not sent once overwritten with nonsense, which is shown and announced', async () => {
  leaveDetailedDraft();
  const { user } = await open();
  const country = field('Country');
  expect(country).toHaveValue('India');
  await fill(user, 'Country', 'Narnia');
  await screen.findByText('No country matches “Narnia”');
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.queryByText(required)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Please Wait' })).toBeNull();
  await user.tab();
  expect(country).toHaveValue('Narnia');
  expect(country).toHaveAccessibleDescription(stray);
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(stray);
  await user.click(send());
  await waitFor(() => expect(country).toHaveFocus());
  expect(country).toHaveAccessibleDescription(stray);
  expect(posts).toHaveLength(0);
  await fill(user, 'Country', 'England');
  await user.tab();
  await waitFor(() => expect(country).toHaveValue('United Kingdom'));
  await waitFor(() => expect(country).not.toHaveAccessibleDescription());
  expect(field('Contact No')).toHaveAccessibleDescription('+44');
});

/** Sets the field as autofill and extensions do: without focus, past React, with this event. */
const setUnseen = (text: string, event: string) => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field('Country'), text);
  field('Country').dispatchEvent(new Event(event, { bubbles: true }));
};

it('the country counts when it is set without focus, seen by any event', async () => {
  await open();
  for (const event of ['input', 'change', 'focusout']) {
    act(() => setUnseen('IN', event));
    await waitFor(() => expect(field('Country')).toHaveValue('India'));
    expect(field('Budget')).toBeEnabled();
    expect(field('Contact No')).toHaveAccessibleDescription('+91');
    act(() => setUnseen('Narnia', event));
    await waitFor(() => expect(field('Country')).toHaveAccessibleDescription(stray));
  }
});

it('a restored draft misses none of its values; what is wrong is counted, the focus skips designation', async () => {
  const brief = 'x'.repeat(5001);
  leaveDetailedDraft({ designation: '', projectDescription: brief, subscribeToNewsletter: true });
  const { user } = await open();
  expect(inForm().getByRole('note')).toHaveTextContent(/privacy policy/);
  await user.click(send());
  await waitFor(() => expect(field('Project Description')).toHaveFocus());
  expect(field('Project Description')).toHaveValue(brief);
  screen.getByText(required);
  expect(field('Designation')).toHaveAccessibleDescription(required);
  expect(inForm().getByRole('alert')).toHaveTextContent('Two fields need another look.');
  expect(posts).toHaveLength(0);
});

it('sends what was set without an event, and keeps it as a draft where something is missing', async () => {
  // A contact number may have a long note.
  const contact = `+33 6 12 34 56 78, ${'after six in the evening, '.repeat(8)}please`;
  leaveDetailedDraft({ name: '', country: undefined, contact, projectDescription: '' });
  const { user } = await open();
  Reflect.set(field('Name'), 'value', 'A. Script');
  Reflect.set(field('Country'), 'value', 'India');
  Reflect.set(field('Complex Project'), 'checked', true);
  Reflect.set(field('Newsletter'), 'checked', true);
  await user.click(send());
  await waitFor(() => expect(field('Project Description')).toHaveFocus());
  expect(kept()).toContain('A. Script');
  Reflect.set(field('Project Description'), 'value', 'A film.');
  Reflect.set(field('Budget'), 'value', '>1cr');
  await user.click(send());
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.body).toMatchObject({
    name: 'A. Script',
    country: { name: 'India', dial_code: '+91', code: 'IN' },
    contact,
    projectType: 'complex',
    budget: '>1cr',
    subscribeToNewsletter: true,
  });
});

it('a form that crashed is restored with its text and a message', async () => {
  // React logs caught errors to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await open();
  await fill(user, 'Name', 'A. Founder');
  await user.click(field('Newsletter'));
  inForm().getByRole('note').remove();
  await user.click(field('Newsletter'));
  expect(await screen.findByText(formUnavailable.remountNotice)).toBeInTheDocument();
  await waitFor(() => expect(field('Name')).toHaveValue('A. Founder'));
  expect(field('Newsletter')).not.toBeChecked();
});
