import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordPosts } from '../msw';
import { field, fill, inForm } from '../fields';
import { forms, leaveDetailedDraft, openForm } from '../forms';

const [short, detailed] = forms;

it('sends four required fields, the number if given, and no brief that is too long, which it counts', async () => {
  const posts = recordPosts(short.api);
  short.leave();
  const { user, send } = await openForm(short);
  const required = [...document.querySelectorAll('main form [required]')];
  expect(required).toEqual(
    ['Name', 'Email', 'Company', 'Brief Overview'].map((name) => field(name)),
  );
  expect(field('Email')).toHaveAttribute('type', 'email');
  const brief = (length: number) =>
    fireEvent.input(field('Brief Overview'), { target: { value: ` ${'x'.repeat(length)}\n` } });
  await fill(user, 'Email', '\u200b用户@例子.广告');
  await fill(user, 'Name', '\u200b \u2060');
  await fill(user, 'Contact No', ' +91 98000 00000 ');
  await user.click(send);
  await fill(user, 'Name', 'A.\u200b Founder');
  brief(4499);
  expect(screen.queryByText(/of 5,000/)).toBeNull();
  brief(4500);
  expect(field('Brief Overview')).toHaveAccessibleDescription('4,500 of 5,000 characters');
  brief(5312);
  expect(field('Brief Overview')).toHaveValue(` ${'x'.repeat(5312)}\n`);
  expect(field('Brief Overview')).toHaveAccessibleDescription(
    '5,312 of 5,000 characters 312 characters too long. Nothing was cut.',
  );
  await user.click(send);
  await waitFor(() => expect(field('Brief Overview')).toHaveFocus());
  brief(5000);
  await user.click(send);
  await screen.findByText(short.thanks);
  expect(posts.map(({ body }) => body)).toMatchObject([
    { name: 'A. Founder', email: '用户@例子.广告', contact: '+91 98000 00000' },
  ]);
  expect(posts[0]).toHaveProperty('body.projectDescription', 'x'.repeat(5000));
});

/** Goes on to the detailed form with a filled short one, and leaves again. */
const carryOver = async () => {
  short.leave();
  const { user, unmount } = await openForm(short);
  await user.click(inForm().getByRole('link', { name: 'FILL DETAILED FORM' }));
  await waitFor(() => expect(field('Project Description')).not.toHaveValue(''));
  expect(field('Company')).toHaveValue('Hexwell');
  unmount();
};

it('fills what is empty in the detailed form, once: edits and another brief stay', async () => {
  const brief = 'A name, three films and a launch.';
  leaveDetailedDraft({ projectDescription: brief, name: 'B. Founder', organizationName: '' });
  await carryOver();
  recordPosts(short.api);
  const { user, send, unmount } = await openForm(short);
  await user.click(send);
  await screen.findByText(short.thanks);
  unmount();
  await openForm(detailed);
  expect(field('Project Description')).toHaveValue(brief);
  expect(field('Name')).toHaveValue('B. Founder');
  expect(field('Company')).toHaveValue('Hexwell');
});

it.each([short, detailed])('once the $form is sent, both forms are cleared', async (form) => {
  leaveDetailedDraft({ name: '', email: '', organizationName: '', projectDescription: '' });
  await carryOver();
  recordPosts(form.api);
  const { user, send } = await openForm(form);
  expect(field('Name')).toHaveValue('A. Founder');
  await user.click(send);
  await screen.findByText(form.thanks);
  expect(JSON.stringify(sessionStorage)).not.toMatch(/Hexwell|sensors/);
});
