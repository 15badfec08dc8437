import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as api from './post';
import { randomUuid, useSubmission } from './use-submission';

const { post } = vi.hoisted(() => ({ post: vi.fn<typeof api.post>() }));
vi.mock('./post', () => ({ post }));

const open = () => renderHook(() => useSubmission('/newsletter', 'form'));
const submit = ({ result }: ReturnType<typeof open>, firstName: string) =>
  act(async () => {
    void result.current.submit({ firstName, email: 'ann@hexwell.example' });
    await vi.advanceTimersByTimeAsync(600);
  });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
  post.mockReset();
  post.mockResolvedValue({});
});
afterEach(() => vi.useRealTimers());

it('sends the moment of the press and the honeypot, shows it for 600 ms, and sends nothing else meanwhile', async () => {
  const form = open();
  const honeypot = Object.assign(document.createElement('input'), { value: 'bot' });
  form.result.current.honeypotRef.current = honeypot;
  const content = { firstName: 'Ann', email: 'ann@hexwell.example' };
  const send = () => void form.result.current.submit(content);
  act(send);
  await act(() => vi.advanceTimersByTimeAsync(599));
  act(send);
  act(() => form.result.current.reset());
  expect(form.result.current.state).toBe('submitting');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(form.result.current.state).toBe('success');
  expect(post.mock.calls).toEqual([
    [
      '/newsletter',
      { ...content, createdAt: '2026-11-20T12:00:00.000Z' },
      expect.objectContaining({ honeypot: 'bot' }),
    ],
  ]);
});

it('has one key for the same content, also after a reload, and another for other content', async () => {
  post.mockRejectedValue(new Error('500'));
  const form = open();
  await submit(form, 'Ann');
  expect(form.result.current.state).toBe('failed');
  await submit(form, 'Ann');
  form.unmount();
  const again = open();
  await submit(again, 'Ann');
  post.mockResolvedValue({});
  await submit(again, 'Bo');
  await submit(again, 'Bo');
  const [first, second, third, other, next] = post.mock.calls.map(([, , meta]) => {
    return meta.idempotencyKey;
  });
  expect([second, third]).toEqual([first, first]);
  // After a success, the same content is another enquiry.
  expect(new Set([first, other, next]).size).toBe(3);
});

it('makes UUIDs of version 4, another each time', () => {
  const many = Array.from({ length: 1000 }, randomUuid);
  for (const one of many)
    expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(many).size).toBe(many.length);
});
