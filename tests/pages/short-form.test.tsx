import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { recordPosts } from '../api-outcomes';
import { leaveDetailedDraft } from '../detailed-form';
import { choose, field, fill, inForm } from '../fields';
import { renderRoute } from '../render-route';

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

it('requires four fields by attributes, and sends an address in any script, the contact number if given, and no brief that is too long; invisible characters count as empty', async () => {
  const posts = recordPosts('/get-in-touch');
  const { user } = await openAndFill(paths.about);
  const required = [...document.querySelectorAll('main form [required]')];
  expect(required).toEqual(
    ['Name', 'Email', 'Company', 'Brief Overview'].map((name) => field(name)),
  );
  expect(field('Email')).toHaveAttribute('type', 'email');
  const brief = (length: number) =>
    fireEvent.input(field('Brief Overview'), { target: { value: 'x'.repeat(length) } });
  await fill(user, 'Email', '\u200b用户@例子.广告');
  await fill(user, 'Name', '\u200b \u2060');
  await fill(user, 'Contact No', ' +91 98000 00000 ');
  await user.click(submit());
  await fill(user, 'Name', 'A.\u200b Founder');
  brief(5001);
  expect(screen.getByText('1 character too long. Nothing was cut.')).toBeVisible();
  await user.click(submit());
  await waitFor(() => expect(field('Brief Overview')).toHaveFocus());
  brief(5000);
  await user.click(submit());
  await screen.findByText(success);
  expect(posts.map(({ body }) => body)).toMatchObject([
    { name: 'A. Founder', email: '用户@例子.广告', contact: '+91 98000 00000' },
  ]);
  // The next edit removes the message.
  await user.type(field('Name'), 'B');
  expect(screen.queryByText(success)).toBeNull();
});

const detailed = async () => {
  await screen.findByRole('heading', { name: 'Let’s Connect!' });
  await waitFor(() => inForm().getByRole('button', { name: 'Send' }));
};

/** Fills in the short form and goes on to the detailed one. */
const carryOver = async () => {
  const view = await openAndFill(paths.branding);
  await view.user.click(inForm().getByRole('link', { name: 'FILL DETAILED FORM' }));
  await detailed();
  await waitFor(() => expect(field('Name')).not.toHaveValue(''));
  return view;
};

describe('what the detailed form takes over', () => {
  it('fills what is empty there, once: edits and another brief stay, also when the short form is sent', async () => {
    const brief = 'A name, three films and a launch.';
    leaveDetailedDraft({ projectDescription: brief, name: 'B. Founder', organizationName: '' });
    const { unmount } = await carryOver();
    expect(field('Company')).toHaveValue('Hexwell');
    unmount();
    recordPosts('/get-in-touch');
    const { user, unmount: leave } = await openAndFill(paths.branding);
    await user.click(submit());
    await screen.findByText(success);
    leave();
    renderRoute(paths.contact);
    await detailed();
    expect(field('Project Description')).toHaveValue(brief);
    expect(field('Name')).toHaveValue('B. Founder');
    expect(field('Company')).toHaveValue('Hexwell');
  });

  it('is cleared from both forms once the detailed one is sent', async () => {
    recordPosts('/contact-us');
    const { user, unmount } = await carryOver();
    expect(field('Name')).toHaveValue('A. Founder');
    expect(field('Company')).toHaveValue('Hexwell');
    expect(field('Project Description')).toHaveValue('A film about sensors.');
    await choose(user, 'Country', 'India');
    await fill(user, 'Designation', 'Founder');
    await user.click(field('One-time Project'));
    await choose(user, 'Budget', '10 Lacs - 50 Lacs');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('heading', { name: 'Cheerio!' });
    expect(JSON.stringify(sessionStorage)).not.toContain('Hexwell');
    unmount();
    const { unmount: leave } = renderRoute(paths.branding);
    await screen.findByRole('form', { name: 'Short enquiry' });
    expect(field('Company')).toHaveValue('');
    leave();
    renderRoute(paths.contact);
    await detailed();
    expect(field('Company')).toHaveValue('');
  });

  it('is cleared from both once the short one is sent', async () => {
    recordPosts('/get-in-touch');
    const { unmount } = await carryOver();
    unmount();
    const { user } = await openAndFill(paths.branding);
    await user.click(submit());
    await screen.findByText(success);
    expect(JSON.stringify(sessionStorage)).not.toContain('Hexwell');
  });
});
