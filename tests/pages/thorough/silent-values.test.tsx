import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { recordPosts } from '../../api-outcomes';
import {
  auditAnswers,
  auditDetails,
  auditLetters,
  leaveDraft,
  radio,
  submitButton,
} from '../../fill-audit';
import { inForm, leaveDetailedDraft } from '../../fill-detailed-form';
import { renderRoute } from '../../render-route';

// Preloaded, so that the transform does not count towards the 10 s time-out of a script.
beforeAll(async () => {
  await import('@/features/enquiry/detailed-form');
  await import('@/features/enquiry/short-form');
}, 60_000);

/** Sets a field without an event, as a script or a password manager may. */
const set = (field: HTMLElement, value: string) => Reflect.set(field, 'value', value);

describe('values set without an event are sent', () => {
  it('by the short enquiry', async () => {
    const posts = recordPosts('/get-in-touch');
    const { user } = renderRoute(paths.about);
    await screen.findByRole('form', { name: 'Short enquiry' });
    set(inForm().getByLabelText(/^Name/), 'A. Founder');
    set(inForm().getByLabelText(/^Email/), 'founder@hexwell.example');
    set(inForm().getByLabelText(/^Company/), 'Hexwell');
    set(inForm().getByLabelText(/^Brief Overview/), 'A film about sensors.');
    await user.click(inForm().getByRole('button', { name: 'SUBMIT' }));
    await screen.findByText(/^The form is submitted successfully/);
    expect(posts[0]?.body).toMatchObject({
      name: 'A. Founder',
      email: 'founder@hexwell.example',
      organizationName: 'Hexwell',
      projectDescription: 'A film about sensors.',
    });
  });

  it('by the short enquiry, when carried over to the detailed one', async () => {
    const { user } = renderRoute(paths.about);
    await screen.findByRole('form', { name: 'Short enquiry' });
    set(inForm().getByLabelText(/^Name/), 'A. Founder');
    await user.click(inForm().getByRole('link', { name: 'FILL DETAILED FORM' }));
    await screen.findByRole('heading', { name: 'Let’s Connect!' });
    await waitFor(() => expect(inForm().getByLabelText(/^Name/)).toHaveValue('A. Founder'));
  });

  it('by the detailed enquiry', async () => {
    const posts = recordPosts('/contact-us');
    leaveDetailedDraft({ name: '' });
    const { user } = renderRoute(paths.contact);
    await screen.findByRole('button', { name: 'Send' });
    set(inForm().getByLabelText(/^Name/), 'A. Founder');
    set(inForm().getByLabelText(/^Contact No/), '98000');
    Reflect.set(inForm().getByLabelText('Complex Project'), 'checked', true);
    Reflect.set(inForm().getByLabelText('Newsletter'), 'checked', true);
    await user.click(inForm().getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({
      name: 'A. Founder',
      contact: '98000',
      projectType: 'complex',
      subscribeToNewsletter: true,
    });
  });

  it('by the audit', async () => {
    const posts = recordPosts('/audit-report/verify-data');
    leaveDraft(`-${auditLetters.slice(1)}`, {
      ...auditDetails,
      company: '',
      numberOfEmployee: undefined,
    });
    const { user } = renderRoute(paths.brandAudit);
    await screen.findByRole('heading', { name: 'Evaluate Your Brand’s Capabilities' });
    radio(1, 'c').checked = true;
    set(screen.getByLabelText(/^Company/), 'Hexwell');
    set(screen.getByLabelText(/^Number of Employees/), '7');
    await user.click(submitButton());
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toEqual({
      ...auditAnswers(`c${auditLetters.slice(1)}`),
      ...auditDetails,
      numberOfEmployee: 7,
    });
  });

  it('by the newsletter', async () => {
    const posts = recordPosts('/newsletter');
    const { user } = renderRoute(paths.careers);
    await screen.findByRole('heading', { level: 1 });
    set(screen.getByLabelText(/^First Name/), 'Ada');
    set(screen.getByLabelText(/^E-mail Address/), 'ada@hexwell.example');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({ firstName: 'Ada', email: 'ada@hexwell.example' });
  });
});

it('leaving an unchanged field changes nothing', async () => {
  leaveDraft(auditLetters, { company: 'Hexwell' });
  const { user } = renderRoute(paths.brandAudit);
  await screen.findByRole('heading', { name: 'Evaluate Your Brand’s Capabilities' });
  await user.click(screen.getByRole('button', { name: 'Clear my answers' }));
  await user.click(screen.getByLabelText(/^Number of Employees/));
  await user.tab();
  // Any change removes Undo.
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('an invalid enquiry keeps them as a draft', async () => {
  const { user, unmount } = renderRoute(paths.contact);
  await screen.findByRole('button', { name: 'Send' });
  set(inForm().getByLabelText(/^Company/), 'Hexwell');
  await user.click(inForm().getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(inForm().getByLabelText(/^Name/)).toHaveFocus());
  expect(inForm().getByLabelText(/^Company/)).toBeValid();
  unmount();
  renderRoute(paths.contact);
  await screen.findByRole('button', { name: 'Send' });
  expect(inForm().getByLabelText(/^Company/)).toHaveValue('Hexwell');
});
