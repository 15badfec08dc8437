import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { minFillTime } from '@/lib/submission-headers';
import { paths } from '@/content/pages';
import { messages } from '@/lib/validation';
import { heldAnswer, recordPosts } from '../msw';
import { fill } from '../fields';
import { forms, openForm } from '../forms';

const drafts = (): Record<string, unknown> =>
  Object.fromEntries(
    [sessionStorage, localStorage].flatMap((storage) =>
      Object.entries(storage).map(([key, kept]) => [key, JSON.parse(String(kept))]),
    ),
  );

const answerWith = (status: number) => () => new HttpResponse(null, { status });

describe.each(forms)('the $form', (form) => {
  const [label, key] = form.text;
  beforeEach(form.leave);

  it('keeps every entry after a failure, and says that it failed', async () => {
    const posts = recordPosts(form.api, answerWith(500));
    const before = drafts();
    const { user, send, address, atRest, fieldOf } = await openForm(form);
    await user.click(send);
    await form.fails();
    expect(posts).toHaveLength(1);
    expect(address()).toBe(form.path);
    await atRest();
    expect(fieldOf(label)).toHaveValue(Object(form.body)[key]);
    expect(drafts()).toMatchObject(before);
    if (!form.isSilent) return;
    expect(send).toHaveFocus();
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });

  it('sends the body of the contract, after a failure and a reload under the same key', async () => {
    const failed = recordPosts(form.api, answerWith(500));
    const { user, send, unmount } = await openForm(form);
    await user.click(send);
    await form.fails();
    unmount();
    const posts = recordPosts(form.api);
    const again = await openForm(form);
    await again.user.click(again.send);
    await screen.findByText(form.thanks);
    expect(posts.map(({ body }) => body)).toEqual([form.body]);
    expect(Object.keys(Object(posts[0]?.body))).toEqual(Object.keys(form.body));
    const [first, second] = [failed[0]?.headers, posts[0]?.headers];
    expect(second?.get('X-Form-Trap')).toBe('');
    expect(second?.get('Idempotency-Key')).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(second?.get('Idempotency-Key')).toBe(first?.get('Idempotency-Key'));
    expect(Number(second?.get('X-Form-Fill'))).toBeGreaterThanOrEqual(minFillTime);
  });

  it('forgets what was sent, and thanks for it until the next edit', async () => {
    recordPosts(form.api);
    const { user, send, address, fieldOf } = await openForm(form);
    await user.click(send);
    const thanks = await screen.findByText(form.thanks);
    expect(JSON.stringify(drafts())).not.toMatch(/hexwell/i);
    // Some forms lead to another page.
    if (address() !== form.path) return;
    await user.type(fieldOf(label), 'B');
    await waitFor(() => expect(thanks).not.toBeInTheDocument());
  });

  it('is sent once, however often it is pressed', async () => {
    const { answer, release } = heldAnswer();
    const posts = recordPosts(form.api, answer);
    const { user, send } = await openForm(form);
    await user.tripleClick(send);
    expect(within(send).getByText('Please Wait', { selector: '[aria-live=polite]' })).toBeVisible();
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(form.thanks)).toBeNull();
    release();
    await screen.findByText(form.thanks);
    expect(posts).toHaveLength(1);
  });

  it('keeps of its draft what was typed while it was sent', async () => {
    const { answer, release } = heldAnswer();
    recordPosts(form.api, answer);
    const { user, send, fieldOf } = await openForm(form);
    await user.click(send);
    await user.type(fieldOf(label), ' too');
    release();
    await screen.findByText(form.thanks);
    const kept = `${Object(form.body)[key]} too`;
    expect(Object.values(drafts())).toContainEqual({ [key]: kept });
    expect(JSON.stringify(drafts())).not.toContain(form.body.email);
  });

  it('asks the browser for what it knows (WCAG 1.3.5)', async () => {
    await openForm(form);
    const asking = document.querySelectorAll(`${form.where} :is(input, textarea)[autocomplete]`);
    const tokens = Array.from(asking, (control) => control.getAttribute('autocomplete') ?? '');
    const isToken = (token: string) => token !== 'off';
    expect(tokens.filter(isToken).toSorted()).toEqual(form.autocomplete.filter(isToken).toSorted());
  });

  it('refuses a text that is too long, and cuts nothing of it', async () => {
    const posts = recordPosts(form.api);
    const { user, send, fieldOf } = await openForm(form);
    const long = 'x'.repeat(130);
    await fill(user, label, long, form.where);
    expect(fieldOf(label)).toHaveAccessibleDescription('10 characters too long. Nothing was cut.');
    expect(screen.getByText(messages.tooLongAnnouncement)).toHaveRole('status');
    await user.click(send);
    await waitFor(() => expect(fieldOf(label)).toBeInvalid());
    expect(fieldOf(label)).toHaveValue(long);
    expect(posts).toEqual([]);
  });

  it('refuses what separates addresses, and takes one in full-width letters', async () => {
    const posts = recordPosts(form.api);
    const { user, send, fieldOf } = await openForm(form);
    await fill(user, form.emailLabel, 'a,b@c.dd', form.where);
    await user.click(send);
    await waitFor(() => expect(fieldOf(form.emailLabel)).toBeInvalid());
    expect(posts).toEqual([]);
    await fill(user, form.emailLabel, 'ｊａｎｅ＠ｄｏｅ．ｃｏｍ', form.where);
    await user.click(send);
    await screen.findByText(form.thanks);
    expect(posts.map(({ body }) => body)).toMatchObject([{ email: 'jane@doe.com' }]);
  });

  it('sends a text that a script has replaced without an event', async () => {
    const posts = recordPosts(form.api);
    const { user, send, fieldOf } = await openForm(form);
    Reflect.set(fieldOf(label), 'value', 'A. Script');
    await user.click(send);
    await screen.findByText(form.thanks);
    expect(posts.map(({ body }) => body)).toMatchObject([{ [key]: 'A. Script' }]);
  });
});

it.each(forms.filter(({ thanks }) => thanks === 'Cheerio!'))(
  'the $form says that it was sent to visitors who left meanwhile, where they are now',
  async (form) => {
    form.leave();
    const { answer, release } = heldAnswer();
    recordPosts(form.api, answer);
    const { user, send, address } = await openForm(form);
    await user.click(send);
    await within(send).findByText('Please Wait');
    await user.click(screen.getByRole('link', { name: 'Careers' }));
    await screen.findByRole('heading', { name: 'Join our team' });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    release();
    const notice = await screen.findByText(/^Your (?:enquiry|audit) is sent/);
    expect(notice).toBeVisible();
    const [hide] = timers.mock.calls.find(([, ms]) => ms === 12_000) ?? [];
    act(() => hide?.());
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(address()).toBe(paths.careers);
    expect(JSON.stringify(drafts())).not.toMatch(/hexwell/i);
  },
);
