import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minFillTime } from '@/lib/anti-spam-headers';
import { recordPosts } from '../api-outcomes';
import { forms, openForm } from '../forms';

// Preloaded, so that the transform does not count towards the 10 s time-out of a script.
beforeAll(async () => {
  await import('@/features/enquiry/detailed-form');
  await import('@/features/enquiry/short-form');
}, 60_000);

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

  it('sends the body of the contract with its headers, and forgets its draft', async () => {
    const posts = recordPosts(form.api);
    const { user, send } = await openForm(form);
    await user.click(send);
    await form.succeeds();
    expect(posts.map(({ body }) => body)).toEqual([form.body]);
    expect(Object.keys(Object(posts[0]?.body))).toEqual(Object.keys(form.body));
    expect(posts[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
    expect(posts[0]?.headers.get('X-Form-Trap')).toBe('');
    expect(JSON.stringify(drafts())).not.toMatch(/hexwell/i);
  });

  it('keeps every entry after a failure, which it tells, and sends it after a reload under the same key', async () => {
    const failed = recordPosts(form.api, () => new HttpResponse(null, { status: 500 }));
    const before = drafts();
    const { user, send, address, unmount, atRest } = await openForm(form);
    await user.click(send);
    await form.fails();
    expect(failed).toHaveLength(1);
    expect(address()).toBe(form.path);
    await atRest();
    expect(drafts()).toMatchObject(before);
    if (form.isSilent) {
      expect(send).toHaveFocus();
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    }
    unmount();

    const posts = recordPosts(form.api);
    const again = await openForm(form);
    await again.user.click(again.send);
    await form.succeeds();
    // Signing up twice does no harm, so the newsletter keeps no key.
    if (form.form === 'newsletter') return;
    const [first, second] = [failed[0]?.headers, posts[0]?.headers];
    expect(second?.get('Idempotency-Key')).toBe(first?.get('Idempotency-Key'));
    expect(Number(second?.get('X-Form-Fill'))).toBeGreaterThanOrEqual(minFillTime);
    expect(JSON.stringify(drafts())).not.toMatch(/hexwell/i);
  });

  it('is sent once, however often it is pressed, and keeps what is typed meanwhile', async () => {
    let answer = () => {};
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    const posts = recordPosts(form.api, () => pressed.then(() => HttpResponse.json({})));
    const { user, send, field } = await openForm(form);
    await user.tripleClick(send);
    expect(send).toHaveTextContent('Please Wait');
    await user.type(field(line), ' and more');
    expect(send).toHaveTextContent('Please Wait');
    answer();
    await form.succeeds();
    expect(posts).toHaveLength(1);
    const kept = `${Object(form.body)[key]} and more`;
    expect(Object.values(drafts())).toContainEqual({ [key]: kept });
    expect(JSON.stringify(drafts())).not.toContain(form.body.email);
  });

  it('keeps a line that is too long, says by how much, and is not sent', async () => {
    const posts = recordPosts(form.api);
    const { user, send, field, fill } = await openForm(form);
    await fill(line, long);
    expect(field(line)).toHaveValue(long);
    expect(field(line)).toHaveAccessibleDescription('10 characters too long. Nothing was cut.');
    await user.click(send);
    await fill(line, 'Hexwell');
    await user.click(send);
    await form.succeeds();
    expect(posts.map(({ body }) => Object(body)[key])).toEqual(['Hexwell']);
  });

  it('takes the address of a pasted link, and refuses what separates addresses', async () => {
    const posts = recordPosts(form.api);
    const { user, send, field, fill } = await openForm(form);
    await fill(form.emailLabel, 'a,b@c.dd');
    await user.click(send);
    await waitFor(() => expect(field(form.emailLabel)).toBeInvalid());
    await fill(form.emailLabel, 'mailto:jane@doe.com?subject=Hello');
    await user.click(send);
    await form.succeeds();
    expect(posts.map(({ body }) => Object(body).email)).toEqual(['jane@doe.com']);
  });

  it('sends what was set without an event', async () => {
    const posts = recordPosts(form.api);
    const { user, send, field } = await openForm(form);
    Reflect.set(field(line), 'value', 'A. Script');
    await user.click(send);
    await form.succeeds();
    expect(posts[0]?.body).toMatchObject({ [key]: 'A. Script' });
  });
});
