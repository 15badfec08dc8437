import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idempotencyKeyStore, randomUuid, type Send, useSubmission } from './use-submission';

const send = vi.fn<Send<{ name: string }, string>>();
const keyStore = idempotencyKeyStore('form');
const open = () => {
  const { result, unmount } = renderHook(() => useSubmission(send, { keyStore }));
  return { form: result, unmount };
};
const submit = (form: ReturnType<typeof open>['form'], name: string) =>
  act(async () => {
    const sent = form.current.submit({ name });
    await vi.advanceTimersByTimeAsync(600);
    return sent;
  });
const keys = () => send.mock.calls.map(([, meta]) => meta.idempotencyKey);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
  send.mockReset();
  send.mockResolvedValue('C-1');
});
afterEach(() => vi.useRealTimers());

it('sends the moment of the press and the honeypot, shows it for 600 ms, and sends nothing else meanwhile', async () => {
  const { form } = open();
  const honeypot = Object.assign(document.createElement('input'), { value: 'bot' });
  form.current.honeypotRef.current = honeypot;
  act(() => void form.current.submit({ name: 'Ann' }));
  await act(() => vi.advanceTimersByTimeAsync(599));
  await act(() => form.current.submit({ name: 'Ann' }));
  act(() => form.current.reset());
  expect(form.current.state).toBe('submitting');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(form.current.state).toBe('success');
  expect(send.mock.calls).toEqual([
    [
      { name: 'Ann', createdAt: '2026-11-20T12:00:00.000Z' },
      expect.objectContaining({ honeypot: 'bot' }),
    ],
  ]);
});

it('has one key for the same content, also after a reload, and another for other content', async () => {
  send.mockRejectedValue(new Error('500'));
  const { form, unmount } = open();
  await submit(form, 'Ann');
  expect(form.current.state).toBe('failed');
  await submit(form, 'Ann');
  unmount();
  const again = open();
  await submit(again.form, 'Ann');
  send.mockResolvedValue('C-1');
  await submit(again.form, 'Bo');
  await submit(again.form, 'Bo');
  const [first, second, third, other, next] = keys();
  expect([second, third]).toEqual([first, first]);
  // After a success, the same content is another enquiry.
  expect(new Set([first, other, next]).size).toBe(3);
});

it('is a UUID of version 4, another each time', () => {
  const many = Array.from({ length: 1000 }, randomUuid);
  for (const one of many)
    expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(many).size).toBe(many.length);
});
