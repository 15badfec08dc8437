import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { recordPosts } from '../api-outcomes';
import { fill, leaveDetailedDraft } from '../fill-detailed-form';
import { renderRoute } from '../render-route';

// Preloaded, so that the transform does not count towards the 10 s time-out of a script.
beforeAll(async () => {
  await import('@/features/enquiry/detailed-form');
}, 60_000);

const required = 'This field is required';
const send = () => screen.getByRole('button', { name: 'Send' });

const open = async () => {
  const view = renderRoute(paths.contact);
  await screen.findByRole('button', { name: 'Send' });
  return view;
};

let posts: ReturnType<typeof recordPosts>;
beforeEach(() => {
  posts = recordPosts('/contact-us');
});

describe('the country', () => {
  it('is found by an alias, exact matches first, and chosen with Enter', async () => {
    const { user } = await open();
    await fill(user, 'Country', 'uk');
    const [first, second] = await screen.findAllByRole('option');
    expect(first).toHaveTextContent(/^United Kingdom/);
    expect(second).toHaveTextContent(/^Ukraine/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^Country/)).toHaveValue('United Kingdom'));
    expect(screen.queryByText(required)).toBeNull();
  });

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

  it('keeps unknown text until one is chosen', async () => {
    const { user } = await open();
    await fill(user, 'Country', 'Narnia');
    await user.tab();
    expect(screen.getByLabelText(/^Country/)).toHaveValue('Narnia');
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
