import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { newsletterWords } from '@/content/newsletter';
import { paths } from '@/lib/paths';
import { recordPosts } from '../../api-outcomes';
import { auditDetails, auditField, auditLetters, leaveDraft, submitButton } from '../../fill-audit';
import { fill, inForm, leaveDetailedDraft } from '../../fill-detailed-form';
import { renderRoute } from '../../render-route';

// Preloaded, so that the transform does not count towards the 10 s time-out of a script.
beforeAll(async () => {
  await import('@/features/enquiry/detailed-form');
  await import('@/features/enquiry/short-form');
}, 60_000);

const long = 'x'.repeat(130);
const said = '10 characters too long. Nothing was cut.';

/** Pastes into a field and expects that nothing is cut off silently. */
const pasteLong = async (
  user: ReturnType<typeof renderRoute>['user'],
  field: HTMLElement,
  text = long,
) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  expect(field).toHaveValue(text);
};

describe('a value that is too long is kept, reported and not sent', () => {
  it('by the detailed enquiry', async () => {
    const posts = recordPosts('/contact-us');
    leaveDetailedDraft();
    const { user } = renderRoute(paths.contact);
    await screen.findByRole('button', { name: 'Send' });
    for (const label of [/^Name/, /^Company/]) {
      const field = inForm().getByLabelText(label);
      await pasteLong(user, field);
      expect(field).toHaveAccessibleDescription(said);
    }
    expect(inForm().getAllByText('Too long. Nothing was cut.')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(inForm().getByLabelText(/^Name/)).toHaveFocus());
    expect(posts).toHaveLength(0);
    await fill(user, 'Name', 'A. Founder');
    expect(inForm().getByLabelText(/^Name/)).toBeValid();
  });

  it('by the short enquiry, typed or restored from its draft', async () => {
    const posts = recordPosts('/get-in-touch');
    sessionStorage.setItem(
      'short-enquiry',
      JSON.stringify({
        name: long,
        email: 'jane@doe.com',
        organizationName: 'Hexwell',
        projectDescription: 'A film.',
      }),
    );
    const { user } = renderRoute(paths.about);
    await screen.findByRole('form', { name: 'Short enquiry' });
    const submit = () => user.click(inForm().getByRole('button', { name: 'SUBMIT' }));
    await submit();
    const name = inForm().getByLabelText(/^Name/);
    await waitFor(() => expect(name).toHaveAccessibleDescription(said));
    expect(name).toHaveFocus();
    await fill(user, 'Name', 'Jane');
    const company = inForm().getByLabelText(/^Company/);
    await pasteLong(user, company);
    expect(company).toHaveAccessibleDescription(said);
    await submit();
    await waitFor(() => expect(company).toHaveFocus());
    expect(posts).toHaveLength(0);
    await fill(user, 'Company', 'Hexwell');
    await submit();
    await screen.findByText(/^The form is submitted successfully/);
    expect(posts).toHaveLength(1);
  });

  it('by the audit', async () => {
    const posts = recordPosts('/audit-report/verify-data');
    leaveDraft(auditLetters, { ...auditDetails, industry: long });
    const { user } = renderRoute(paths.brandAudit);
    await screen.findByRole('heading', { name: 'Evaluate Your Brand’s Capabilities' });
    const company = auditField(/^Company/);
    await pasteLong(user, company);
    expect(company).toHaveAccessibleDescription(said);
    await user.click(submitButton());
    await waitFor(() => expect(auditField(/^Industry/)).toHaveAccessibleDescription(said));
    expect(posts).toHaveLength(0);
  });

  it('by the newsletter', async () => {
    const posts = recordPosts('/newsletter');
    const { user } = renderRoute(paths.careers);
    await screen.findByRole('heading', { level: 1 });
    const name = screen.getByLabelText(/^First Name/);
    const subscribe = () => user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await user.type(screen.getByLabelText(/^E-mail Address/), 'jane@doe.com');
    await pasteLong(user, name);
    expect(name).toHaveAccessibleDescription(said);
    await subscribe();
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, 'Jane');
    await subscribe();
    await screen.findByText(newsletterWords.success);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.body).toMatchObject({ firstName: 'Jane' });
  });
});

it('the message says one character in the singular', async () => {
  renderRoute(paths.about);
  await screen.findByRole('form', { name: 'Short enquiry' });
  const company = inForm().getByLabelText(/^Company/);
  fireEvent.input(company, { target: { value: 'x'.repeat(121) } });
  expect(company).toHaveAccessibleDescription('1 character too long. Nothing was cut.');
  fireEvent.input(company, { target: { value: ` ${'x'.repeat(120)} ` } });
  expect(company).toHaveAccessibleDescription('');
});

it('a contact number with a long note is sent unchanged', async () => {
  const note = `98000 00000, ${'after six in the evening, '.repeat(8)}please`;
  const posts = recordPosts('/contact-us');
  leaveDetailedDraft();
  const { user } = renderRoute(paths.contact);
  await screen.findByRole('button', { name: 'Send' });
  await pasteLong(user, inForm().getByLabelText(/^Contact No/), note);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Cheerio!' });
  expect(posts).toHaveLength(1);
  expect(posts[0]?.body).toMatchObject({ contact: note });
});
