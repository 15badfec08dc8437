import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { recordPosts } from '../api-outcomes';
import { choose, fill, inForm, leaveDetailedDraft } from '../fill-detailed-form';
import { renderRoute } from '../render-route';

// Preloaded, so that the transform does not count towards the 10 s time-out of a script.
beforeAll(async () => {
  await import('@/features/enquiry/detailed-form');
  await import('@/features/enquiry/short-form');
}, 60_000);

const success = 'The form is submitted successfully. Expect a response from our team very soon!';

const submit = () => inForm().getByRole('button', { name: 'SUBMIT' });

const openAndFill = async (path: string) => {
  const view = renderRoute(path);
  await screen.findByRole('form', { name: 'Short enquiry' });
  await fill(view.user, 'Name', 'A. Founder');
  await fill(view.user, 'Email', 'founder@hexwell.example');
  await fill(view.user, 'Company', 'Hexwell');
  await fill(view.user, 'Brief Overview', 'A film about sensors.');
  return view;
};

it('sends the contact number if given', async () => {
  const posts = recordPosts('/get-in-touch');
  const { user } = await openAndFill(paths.about);
  await fill(user, 'Contact No', ' +91 98000 00000 ');
  await user.click(submit());
  await screen.findByText(success);
  expect(posts[0]?.body).toMatchObject({ contact: '+91 98000 00000' });
});

it('has only native validation: four required fields and an e-mail type', async () => {
  renderRoute(paths.about);
  await screen.findByRole('form', { name: 'Short enquiry' });
  for (const label of [/^Name/, /^Email/, /^Company/, /^Brief Overview/]) {
    expect(inForm().getByLabelText(label)).toBeRequired();
  }
  expect(inForm().getByLabelText(/^Contact No/)).not.toBeRequired();
  expect(inForm().getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
});

it('removes the success text on the next edit', async () => {
  recordPosts('/get-in-touch');
  const { user } = await openAndFill(paths.about);
  await user.click(submit());
  await screen.findByText(success);
  await user.type(inForm().getByLabelText(/^Name/), 'B');
  expect(screen.queryByText(success)).toBeNull();
});

it('accepts an address in any script and treats invisible characters as empty', async () => {
  const posts = recordPosts('/get-in-touch');
  const { user } = await openAndFill(paths.about);
  await fill(user, 'Email', '\u200b用户@例子.广告');
  await fill(user, 'Name', '\u200b \u2060');
  await user.click(submit());
  expect(posts).toHaveLength(0);
  await fill(user, 'Name', 'A.\u200b Founder');
  await user.click(submit());
  await screen.findByText(success);
  expect(posts[0]?.body).toMatchObject({ name: 'A. Founder', email: '用户@例子.广告' });
});

it('keeps a brief that is too long and reports it instead of sending', async () => {
  const posts = recordPosts('/get-in-touch');
  const { user } = await openAndFill(paths.about);
  fireEvent.input(inForm().getByLabelText(/^Brief Overview/), {
    target: { value: 'x'.repeat(5001) },
  });
  expect(screen.getByText('1 character too long. Nothing was cut.')).toBeVisible();
  await user.click(submit());
  await waitFor(() => expect(inForm().getByLabelText(/^Brief Overview/)).toHaveFocus());
  expect(posts).toHaveLength(0);
  fireEvent.input(inForm().getByLabelText(/^Brief Overview/), {
    target: { value: 'x'.repeat(5000) },
  });
  await user.click(submit());
  await screen.findByText(success);
  expect(posts).toHaveLength(1);
});

const detailed = async () => {
  await screen.findByRole('heading', { name: 'Let’s Connect!' });
  await waitFor(() => inForm().getByRole('button', { name: 'Send' }));
};

it('carries its input over to the detailed form once: edits there stay', async () => {
  const { user, unmount } = await openAndFill(paths.branding);
  await user.click(inForm().getByRole('link', { name: 'FILL DETAILED FORM' }));
  await screen.findByRole('heading', { name: 'Let’s Connect!' });
  await waitFor(() => expect(inForm().getByLabelText(/^Name/)).toHaveValue('A. Founder'));
  expect(inForm().getByLabelText(/^Company/)).toHaveValue('Hexwell');
  expect(inForm().getByLabelText(/^Project Description/)).toHaveValue('A film about sensors.');
  await fill(user, 'Project Description', 'Two films.');
  unmount();
  renderRoute(paths.contact);
  await detailed();
  expect(inForm().getByLabelText(/^Project Description/)).toHaveValue('Two films.');
  expect(inForm().getByLabelText(/^Company/)).toHaveValue('Hexwell');
});

describe('a sent enquiry is cleared from both forms', () => {
  it('after the detailed form, started from the short one', async () => {
    recordPosts('/contact-us');
    const { user, unmount } = await openAndFill(paths.branding);
    await user.click(inForm().getByRole('link', { name: 'FILL DETAILED FORM' }));
    await detailed();
    await choose(user, 'Country', 'India');
    await fill(user, 'Designation', 'Founder');
    await user.click(inForm().getByLabelText('One-time Project'));
    await choose(user, 'Budget', '10 Lacs - 50 Lacs');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('heading', { name: 'Cheerio!' });
    expect(JSON.stringify(sessionStorage)).not.toContain('Hexwell');
    unmount();
    const { unmount: leave } = renderRoute(paths.branding);
    await screen.findByRole('form', { name: 'Short enquiry' });
    expect(inForm().getByLabelText(/^Company/)).toHaveValue('');
    leave();
    renderRoute(paths.contact);
    await detailed();
    expect(inForm().getByLabelText(/^Company/)).toHaveValue('');
  });

  it('but another brief on the detailed form stays, filled only where it is empty', async () => {
    recordPosts('/get-in-touch');
    const brief = 'A name, three films and a launch.';
    leaveDetailedDraft({ projectDescription: brief, name: 'B. Founder', organizationName: '' });
    const { user, unmount } = await openAndFill(paths.branding);
    await user.click(inForm().getByRole('link', { name: 'FILL DETAILED FORM' }));
    await detailed();
    unmount();
    const { user: again, unmount: leave } = await openAndFill(paths.branding);
    await again.click(submit());
    await screen.findByText(success);
    leave();
    renderRoute(paths.contact);
    await detailed();
    expect(inForm().getByLabelText(/^Project Description/)).toHaveValue(brief);
    expect(inForm().getByLabelText(/^Name/)).toHaveValue('B. Founder');
    expect(inForm().getByLabelText(/^Company/)).toHaveValue('Hexwell');
  });

  it('after the short form, carried over before', async () => {
    recordPosts('/get-in-touch');
    const { user, unmount } = await openAndFill(paths.branding);
    await user.click(inForm().getByRole('link', { name: 'FILL DETAILED FORM' }));
    await detailed();
    unmount();
    const { user: again } = await openAndFill(paths.branding);
    await again.click(submit());
    await screen.findByText(success);
    expect(JSON.stringify(sessionStorage)).not.toContain('Hexwell');
  });
});
