import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
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

const openShort = async () => {
  const view = renderRoute(paths.about);
  await screen.findByRole('form', { name: 'Short enquiry' });
  await fill(view.user, 'Name', 'A. Founder');
  await fill(view.user, 'Company', 'Hexwell');
  await fill(view.user, 'Brief Overview', 'A film about sensors.');
  const submit = () => view.user.click(inForm().getByRole('button', { name: 'SUBMIT' }));
  /** The response clears the drafts. */
  const sent = () => screen.findByText(/^The form is submitted successfully/);
  return { ...view, submit, sent };
};

const openDetailed = async (changes: object) => {
  leaveDetailedDraft(changes);
  const view = renderRoute(paths.contact);
  await screen.findByRole('button', { name: 'Send' });
  const submit = () => view.user.click(inForm().getByRole('button', { name: 'Send' }));
  return { ...view, submit };
};

const openAudit = async (changes: object) => {
  leaveDraft(auditLetters, { ...auditDetails, ...changes });
  const view = renderRoute(paths.brandAudit);
  await screen.findByRole('heading', { name: 'Evaluate Your Brand’s Capabilities' });
  return view;
};

const openNewsletter = async (address: string) => {
  const { user } = renderRoute(paths.careers);
  await screen.findByRole('heading', { level: 1 });
  await user.type(screen.getByLabelText(/^First Name/), 'Jane');
  const again = async (next: string) => {
    await user.clear(screen.getByLabelText(/^E-mail Address/));
    await user.type(screen.getByLabelText(/^E-mail Address/), next);
  };
  const subscribe = () => user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await again(address);
  await subscribe();
  return { again, subscribe };
};

describe('a pasted mailto link is accepted as its address', () => {
  const link = 'mailto:jane@doe.com?subject=Hello';

  it('by the short enquiry, which shows the address on blur', async () => {
    const posts = recordPosts('/get-in-touch');
    const { user, submit, sent } = await openShort();
    await fill(user, 'Email', link);
    await user.tab();
    expect(inForm().getByLabelText(/^Email/)).toHaveValue('jane@doe.com');
    await submit();
    await sent();
    expect(posts[0]?.body).toMatchObject({ email: 'jane@doe.com' });
  });

  it('by the detailed enquiry', async () => {
    const posts = recordPosts('/contact-us');
    const { user } = await openDetailed({});
    await fill(user, 'Email', link);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({ email: 'jane@doe.com' });
  });

  it('by the audit', async () => {
    const posts = recordPosts('/audit-report/verify-data');
    const { user } = await openAudit({ email: link });
    await user.click(submitButton());
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({ email: 'jane@doe.com' });
  });

  it('by the newsletter', async () => {
    const posts = recordPosts('/newsletter');
    await openNewsletter(link);
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({ email: 'jane@doe.com' });
  });
});

describe.each(['a,b@c.dd', 'a b@c.dd', 'a@b,c.dd'])('%s is not an address', (address) => {
  it('to the short enquiry and the newsletter', async () => {
    const enquiries = recordPosts('/get-in-touch');
    const { user, submit, sent, unmount } = await openShort();
    await fill(user, 'Email', address);
    await submit();
    await fill(user, 'Email', 'jane@doe.com');
    await submit();
    await sent();
    expect(enquiries).toHaveLength(1);
    expect(enquiries[0]?.body).toMatchObject({ email: 'jane@doe.com' });
    unmount();
    const signUps = recordPosts('/newsletter');
    const { again, subscribe } = await openNewsletter(address);
    await again('jane@doe.com');
    await subscribe();
    await waitFor(() => expect(signUps).toHaveLength(1));
    expect(signUps[0]?.body).toMatchObject({ email: 'jane@doe.com' });
  });

  it('to the detailed enquiry and the audit, which say so', async () => {
    const { submit, unmount } = await openDetailed({ email: address });
    await submit();
    expect(await screen.findByText('Please enter valid email')).toBeVisible();
    unmount();
    const { user } = await openAudit({ email: address });
    await user.click(submitButton());
    expect(await screen.findByText('Please enter valid email')).toBeVisible();
  });
});

describe('the audit’s number', () => {
  const contact = () => auditField(/^Contact No/);

  it('is shortened on blur, and its message disappears', async () => {
    const posts = recordPosts('/audit-report/verify-data');
    const { user } = await openAudit({ contact: '' });
    await user.click(submitButton());
    await screen.findByText('This field is required');
    await user.click(contact());
    await user.paste('+33 6 12 34 56 78');
    expect(contact()).toHaveValue('+33 6 12 34 56 78');
    await user.tab();
    expect(contact()).toHaveValue('+33 6 12 34 5678');
    await waitFor(() => expect(contact()).toBeValid());
    await user.click(submitButton());
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({ contact: '+33 6 12 34 5678' });
  });

  it('is shortened when Enter submits from its field', async () => {
    const posts = recordPosts('/audit-report/verify-data');
    const { user } = await openAudit({ contact: '' });
    await user.click(contact());
    await user.paste('+1 (415) 555\u20112671');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({ contact: '+1 (415) 5552671' });
  });

  it('stays as typed when separators are not the problem', async () => {
    const { user } = await openAudit({ contact: '' });
    await user.click(contact());
    await user.paste('98 76 54');
    await user.tab();
    expect(contact()).toHaveValue('98 76 54');
    await user.click(submitButton());
    expect(await screen.findByText('Please enter valid phone number')).toBeVisible();
  });
});

it('the enquiries send the contact number as typed', async () => {
  const posts = recordPosts('/contact-us');
  const { user, submit } = await openDetailed({});
  await fill(user, 'Contact No', '+33 6 12 34 56 78 (evenings)');
  await submit();
  await screen.findByRole('heading', { name: 'Cheerio!' });
  expect(posts).toHaveLength(1);
  expect(posts[0]?.body).toMatchObject({ contact: '+33 6 12 34 56 78 (evenings)' });
});
