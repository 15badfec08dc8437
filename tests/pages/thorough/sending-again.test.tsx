import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { minFillTime } from '@/lib/min-fill-time';
import { recordPosts, recordPostsLate } from '../../api-outcomes';
import { leaveDraft } from '../../fill-audit';
import { fill, inForm, leaveDetailedDraft } from '../../fill-detailed-form';
import { renderRoute } from '../../render-route';

// Preloaded, so that the transform does not count towards the 10 s time-out of a script.
beforeAll(async () => {
  await import('@/features/enquiry/detailed-form');
  await import('@/features/enquiry/short-form');
}, 60_000);

type User = ReturnType<typeof renderRoute>['user'];

const fillShortForm = async (user: User) => {
  await fill(user, 'Name', 'A. Founder');
  await fill(user, 'Email', 'founder@hexwell.example');
  await fill(user, 'Company', 'Hexwell');
  await fill(user, 'Brief Overview', 'A film about sensors.');
};

/** Every form that keeps a draft. */
const forms = [
  {
    name: 'short enquiry',
    path: paths.about,
    api: '/get-in-touch',
    send: 'SUBMIT',
    fill: fillShortForm,
    isSafe: () => screen.findByText(/submitted successfully/),
  },
  {
    name: 'detailed enquiry',
    path: paths.contact,
    api: '/contact-us',
    send: 'Send',
    fill: async () => undefined,
    isSafe: () => screen.findByRole('heading', { name: 'Cheerio!' }),
  },
  {
    name: 'audit',
    path: paths.brandAudit,
    api: '/audit-report/verify-data',
    send: 'SUBMIT AUDIT',
    fill: async () => undefined,
    isSafe: () => screen.findByRole('heading', { name: 'Cheerio!' }),
  },
] as const;

const headersOf = (post: { headers: Headers } | undefined) => ({
  key: post?.headers.get('Idempotency-Key'),
  fill: Number(post?.headers.get('X-Form-Fill')),
});

describe.each(forms)('the $name, sent again', (form) => {
  const send = () => inForm().getByRole('button', { name: form.send });
  const open = async () => {
    const view = renderRoute(form.path);
    await waitFor(send);
    return view;
  };

  const failOnce = async () => {
    if (form.name === 'audit') leaveDraft();
    if (form.name === 'detailed enquiry') leaveDetailedDraft();
    const view = await open();
    const failed = recordPosts(form.api, () => new HttpResponse(null, { status: 500 }));
    await form.fill(view.user);
    await view.user.click(send());
    await waitFor(() => expect(failed).toHaveLength(1));
    await waitFor(send);
    return { ...view, first: failed[0] };
  };

  it('after a lost response and a reload, has the same key, is not spam and clears its draft', async () => {
    const { unmount, first } = await failOnce();
    unmount();
    const posts = recordPosts(form.api);
    const { user } = await open();
    await user.click(send());
    await form.isSafe();
    expect(headersOf(posts[0]).key).toBe(headersOf(first).key);
    expect(headersOf(posts[0]).fill).toBeGreaterThanOrEqual(minFillTime);
    expect(Object.values(sessionStorage).join()).not.toContain('Hexwell');
  });
});

it('has the same key for the same content, a new key for new content, and the time of its own click', async () => {
  const { user } = renderRoute(paths.about);
  await screen.findByRole('form', { name: 'Short enquiry' });
  const posts = recordPosts('/get-in-touch', () => new HttpResponse(null, { status: 500 }));
  const atRest = () => inForm().findByRole('button', { name: 'SUBMIT' });
  const submit = async () => user.click(await atRest());
  await fillShortForm(user);
  await submit();
  await atRest();
  await submit();
  await atRest();
  await fill(user, 'Name', 'B. Founder');
  await submit();
  await waitFor(() => expect(posts).toHaveLength(3));
  const [first, second, third] = posts.map((post) => headersOf(post).key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  const moments = posts.map(({ body }) => JSON.stringify(body).match(/"createdAt":"(.+?)"/)?.[1]);
  expect(new Set(moments).size).toBe(3);
  await atRest();
});

it('keeps waiting while the visitor types', async () => {
  const { user } = renderRoute(paths.about);
  const form = await screen.findByRole('form', { name: 'Short enquiry' });
  const answer = recordPostsLate('/get-in-touch');
  await fillShortForm(user);
  await user.click(within(form).getByRole('button', { name: 'SUBMIT' }));
  await user.type(within(form).getByLabelText(/^Name/), 'x');
  expect(within(form).getByRole('button', { name: 'Please Wait' })).toBeVisible();
  answer();
  await screen.findByText(/submitted successfully/);
});
