import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandingCards } from '@/content/services';
import { contactServicePath, paths } from '@/lib/paths';
import { recordPosts, recordPostsLate } from '../api-outcomes';
import { setWindowWidth } from '../browser-stubs';
import { choose, fill, fillDetailedForm, inForm, leaveDetailedDraft } from '../fill-detailed-form';
import { forms } from '../forms';
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
      ...forms.find(({ form }) => form === 'detailed enquiry')?.body,
      serviceVertical: ['brand-identity', 'produce-launch-promos'],
      subscribeToNewsletter: true,
    });
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

describe('the input', () => {
  it('survives the gate and a reload', async () => {
    const { user, unmount } = await open();
    await user.type(inForm().getByLabelText(/^Name/), 'Half a na');
    setWindowWidth(1279);
    expect(await screen.findByText(/enhancing your mobile experience/)).toBeInTheDocument();
    setWindowWidth(1280);
    await waitFor(() => expect(inForm().getByLabelText(/^Name/)).toHaveValue('Half a na'));
    unmount();

    await open();
    expect(inForm().getByLabelText(/^Name/)).toHaveValue('Half a na');
  });

  it.each([brandingCards[1], brandingCards[3]].filter((card) => card !== undefined))(
    'starts with the service in the address: $title',
    async ({ title, contactService }) => {
      const { user, unmount } = await open(contactServicePath(contactService));
      const chip = inForm().queryByRole('button', { name: title, pressed: true });
      const brief = inForm().getByLabelText(/^Project Description/);
      expect(brief).toHaveValue(chip ? '' : `${title}: `);
      expect(inForm().getByRole('button', { name: 'Other', pressed: false })).toBeVisible();
      if (chip) return;
      // Untouched, it is no draft, whatever else is typed.
      await fill(user, 'Name', 'A. Founder');
      expect(sessionStorage.getItem('detailed-enquiry')).not.toContain(title);
      await user.type(brief, 'a shop');
      expect(sessionStorage.getItem('detailed-enquiry')).toContain(`${title}: a shop`);
      unmount();
      await open(contactServicePath('brand-strategy'));
      expect(inForm().getByLabelText(/^Project Description/)).toHaveValue(`${title}: a shop`);
    },
  );
});

describe('the country', () => {
  it('sends nothing on Enter when unknown, however often', async () => {
    leaveDetailedDraft();
    const { user } = await open();
    await fill(user, 'Country', 'Narnia');
    expect(await screen.findByText('No country matches “Narnia”')).toBeVisible();
    await user.keyboard('{Enter}{Enter}{Escape}{Enter}');
    expect(screen.queryByText(required)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Please Wait' })).toBeNull();
    expect(posts).toHaveLength(0);
  });

  it('is not sent once overwritten with nonsense, which is shown and announced', async () => {
    leaveDetailedDraft();
    const { user } = await open();
    const country = screen.getByLabelText(/^Country/);
    expect(country).toHaveValue('India');
    await user.tripleClick(country);
    await user.paste('Narnia');
    await user.tab();
    const said = '“Narnia” is not in the list.';
    expect(country).toHaveValue('Narnia');
    expect(country).toHaveAccessibleDescription(said);
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(said);
    await user.click(send());
    await waitFor(() => expect(country).toHaveFocus());
    expect(country).toHaveAccessibleDescription(said);
    expect(posts).toHaveLength(0);
    await fill(user, 'Country', 'India');
    await user.tab();
    await waitFor(() => expect(country).not.toHaveAccessibleDescription());
    expect(screen.getByLabelText(/^Budget/)).toHaveTextContent('10 Lacs - 50 Lacs');
    expect(screen.getByText('+91', { selector: '[id$="-code"]' })).toBeVisible();
  });

  /** Sets the field as autofill and extensions do: without focus, past React, with this event. */
  const setUnseen = (text: string, event: string) => {
    const field = screen.getByLabelText(/^Country/);
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, text);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  };

  it.each(['input', 'change', 'focusout'])(
    'counts when it is set without focus, seen by %s',
    async (event) => {
      await open();
      expect(screen.getByLabelText(/^Budget/)).toBeDisabled();
      act(() => setUnseen('IN', event));
      await waitFor(() => expect(screen.getByLabelText(/^Country/)).toHaveValue('India'));
      expect(screen.getByLabelText(/^Budget/)).toBeEnabled();
      expect(screen.getByText('+91', { selector: '[id$="-code"]' })).toBeVisible();
      act(() => setUnseen('Narnia', event));
      const said = '“Narnia” is not in the list.';
      await waitFor(() =>
        expect(screen.getByLabelText(/^Country/)).toHaveAccessibleDescription(said),
      );
    },
  );

  it('filters the list while the first characters of a composition stand', async () => {
    const { user } = await open();
    const country = screen.getByLabelText(/^Country/);
    await user.click(country);
    fireEvent.compositionStart(country);
    fireEvent.input(country, { target: { value: '日本' }, isComposing: true });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(screen.getByRole('option')).toHaveTextContent(/^Japan/);
    expect(country).toHaveValue('日本');
    fireEvent.compositionEnd(country, { data: '日本' });
    expect(screen.getByRole('option')).toHaveTextContent(/^Japan/);
    await user.tab();
    await waitFor(() => expect(country).toHaveValue('Japan'));
  });

  it('is accepted on Tab when its full name is typed', async () => {
    const { user } = await open();
    await fill(user, 'Country', 'England');
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText(/^Country/)).toHaveValue('United Kingdom'));
    expect(screen.getByText('+44', { selector: '[id$="-code"]' })).toBeVisible();
  });
});

it('a restored draft reports none of its values as missing', async () => {
  leaveDetailedDraft({ projectDescription: '', subscribeToNewsletter: true });
  const { user } = await open();
  expect(screen.getByRole('note')).toHaveTextContent(/privacy policy/);
  await user.click(send());
  await waitFor(() => expect(screen.getByLabelText(/^Project Description/)).toHaveFocus());
  expect(screen.getAllByText(required)).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('One field needs another look.');
});

describe('a missing designation', () => {
  const designation = () => screen.getByLabelText(/^Designation/);

  it('is reported after a failed submit, but does not get the focus', async () => {
    leaveDetailedDraft({ designation: '' });
    const tried = recordPosts('/contact-us', () => new HttpResponse(null, { status: 500 }));
    const { user } = await open();
    await user.click(send());
    await waitFor(() => expect(designation()).toHaveAccessibleDescription(required));
    expect(tried).toHaveLength(1);
    expect(send()).toHaveFocus();
    expect(screen.queryByRole('alert')?.textContent).toBe('');
  });

  it('is not counted among the errors, and the focus skips it', async () => {
    leaveDetailedDraft({ designation: '', projectDescription: '' });
    const { user } = await open();
    await user.click(send());
    await waitFor(() => expect(screen.getByLabelText(/^Project Description/)).toHaveFocus());
    expect(designation()).toHaveAccessibleDescription(required);
    expect(screen.getByRole('alert')).toHaveTextContent('One field needs another look.');
    expect(posts).toHaveLength(0);
  });
});

it('counts characters near the limit of the brief, and keeps and reports one that is too long', async () => {
  leaveDetailedDraft();
  const { user } = await open();
  const brief = screen.getByLabelText(/^Project Description/);
  fireEvent.input(screen.getByLabelText(/^Project Description/), {
    target: { value: 'x'.repeat(4499) },
  });
  expect(screen.queryByText(/of 5,000/)).toBeNull();
  fireEvent.input(brief, { target: { value: 'x'.repeat(4500) } });
  expect(brief).toHaveAccessibleDescription('4,500 of 5,000 characters');
  fireEvent.input(screen.getByLabelText(/^Project Description/), {
    target: { value: 'x'.repeat(5312) },
  });
  expect(brief).toHaveValue('x'.repeat(5312));
  expect(brief).toHaveAccessibleDescription(
    '5,312 of 5,000 characters 312 characters too long. Nothing was cut.',
  );
  await user.click(send());
  await waitFor(() => expect(brief).toHaveFocus());
  expect(posts).toHaveLength(0);
});

it('sends what was set without an event, and keeps it as a draft where something is missing', async () => {
  const set = (label: RegExp, value: string) =>
    Reflect.set(screen.getByLabelText(label), 'value', value);
  leaveDetailedDraft({ name: '', country: undefined, projectDescription: '' });
  const { user } = await open();
  set(/^Name/, 'A. Script');
  set(/^Country/, 'India');
  Reflect.set(screen.getByLabelText('Complex Project'), 'checked', true);
  Reflect.set(screen.getByLabelText('Newsletter'), 'checked', true);
  await user.click(send());
  await waitFor(() => expect(screen.getByLabelText(/^Project Description/)).toHaveFocus());
  expect(sessionStorage.getItem('detailed-enquiry')).toContain('A. Script');
  set(/^Project Description/, 'A film.');
  await user.click(send());
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.body).toMatchObject({
    name: 'A. Script',
    country: { name: 'India', dial_code: '+91', code: 'IN' },
    projectType: 'complex',
    subscribeToNewsletter: true,
  });
});

it('sends a contact number with a long note as typed', async () => {
  const note = `+33 6 12 34 56 78, ${'after six in the evening, '.repeat(8)}please`;
  leaveDetailedDraft({ contact: note });
  const { user } = await open();
  await user.click(send());
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.body).toMatchObject({ contact: note });
});
