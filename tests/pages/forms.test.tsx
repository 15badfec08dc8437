import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { minFillTime } from '@/lib/anti-spam-headers';
import { paths } from '@/content/pages';
import { messages } from '@/lib/validation';
import { heldAnswer, recordPosts } from '../msw';
import { fill } from '../fields';
import { forms, openForm } from '../forms';

const long = 'x'.repeat(130);
const drafts = (): Record<string, unknown> =>
  Object.fromEntries(
    [sessionStorage, localStorage].flatMap((storage) =>
      Object.entries(storage).map(([key, kept]) => [key, JSON.parse(String(kept))]),
    ),
  );

describe.each(forms)('the $form', (form) => {
  const [line, key] = form.line;
  beforeEach(form.leave);

  it('keeps every entry after a failure, which it tells; after a reload it sends the body of the contract under the same key', async () => {
    const failed = recordPosts(form.api, () => new HttpResponse(null, { status: 500 }));
    const before = drafts();
    const { user, send, address, unmount, atRest, fieldOf } = await openForm(form);
    await user.click(send);
    await form.fails();
    expect(failed).toHaveLength(1);
    expect(address()).toBe(form.path);
    await atRest();
    expect(fieldOf(line)).toHaveValue(Object(form.body)[key]);
    expect(drafts()).toMatchObject(before);
    if (form.isSilent) {
      expect(send).toHaveFocus();
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    }
    unmount();

    const posts = recordPosts(form.api);
    const again = await openForm(form);
    await again.user.click(again.send);
    const thanks = await screen.findByText(form.thanks);
    expect(posts.map(({ body }) => body)).toEqual([form.body]);
    expect(Object.keys(Object(posts[0]?.body))).toEqual(Object.keys(form.body));
    expect(JSON.stringify(drafts())).not.toMatch(/hexwell/i);
    const [first, second] = [failed[0]?.headers, posts[0]?.headers];
    expect(second?.get('X-Form-Trap')).toBe('');
    expect(second?.get('Idempotency-Key')).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(second?.get('Idempotency-Key')).toBe(first?.get('Idempotency-Key'));
    expect(Number(second?.get('X-Form-Fill'))).toBeGreaterThanOrEqual(minFillTime);

    // Where the form is still there, the next edit removes the message.
    if (again.address() !== form.path) return;
    await again.user.type(again.fieldOf(line), 'B');
    await waitFor(() => expect(thanks).not.toBeInTheDocument());
  });

  it('is sent once, however often it is pressed, and keeps what is typed meanwhile', async () => {
    const { answer, release } = heldAnswer();
    const posts = recordPosts(form.api, answer);
    const { user, send, fieldOf } = await openForm(form);
    await user.tripleClick(send);
    const wait = within(send).getByText('Please Wait', { selector: '[aria-live=polite]' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await user.type(fieldOf(line), ' too');
    expect(wait).toBeVisible();
    expect(screen.queryByText(form.thanks)).toBeNull();
    release();
    await screen.findByText(form.thanks);
    expect(posts).toHaveLength(1);
    const kept = `${Object(form.body)[key]} too`;
    expect(Object.values(drafts())).toContainEqual({ [key]: kept });
    expect(JSON.stringify(drafts())).not.toContain(form.body.email);
  });

  it('refuses a line that is too long, of which it cuts nothing, and what separates addresses; takes a pasted link’s address, and what replaces the line without an event', async () => {
    const posts = recordPosts(form.api);
    const { user, send, fieldOf } = await openForm(form);
    await fill(user, line, long, form.where);
    expect(fieldOf(line)).toHaveValue(long);
    expect(fieldOf(line)).toHaveAccessibleDescription('10 characters too long. Nothing was cut.');
    expect(screen.getByText(messages.tooLongHeard)).toHaveRole('status');
    const asking = document.querySelectorAll(
      `${form.where} [autocomplete]:not([autocomplete=off])`,
    );
    const tokens = [...asking].map((control) => control.getAttribute('autocomplete'));
    expect(tokens.join(' ')).toBe(form.autocomplete);
    await fill(user, form.emailLabel, 'a,b@c.dd', form.where);
    await user.click(send);
    await waitFor(() => expect(fieldOf(form.emailLabel)).toBeInvalid());
    await fill(user, form.emailLabel, 'mailto:jane@doe.com?subject=Hello', form.where);
    await user.click(send);
    expect(posts).toEqual([]);
    Reflect.set(fieldOf(line), 'value', 'A. Script');
    await user.click(send);
    await screen.findByText(form.thanks);
    expect(posts.map(({ body }) => body)).toMatchObject([
      { email: 'jane@doe.com', [key]: 'A. Script' },
    ]);
  });
});

it.each(forms.filter(({ thanks }) => thanks === 'Cheerio!'))(
  'the $form keeps visitors who leave while it sends on their page, and says for a while that it was sent',
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
