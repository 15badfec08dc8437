import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { minFillTime } from '@/lib/submission-headers';
import type * as api from './post';
import { useFillTime } from './use-fill-time';
import { useSubmission } from './use-submission';

const { post } = vi.hoisted(() => ({ post: vi.fn<typeof api.post>() }));
vi.mock('./post', () => ({ post }));

const input = (value: string) => Object.assign(document.createElement('input'), { value });
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

it('sends the moment of the press and the honeypot once, and shows that for 600 ms', async () => {
  const form = open();
  form.result.current.honeypotRef.current = input('bot');
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

/** Wires a form with a field that holds this text. @returns the field, and what gives the fill time */
const wire = (text = '') => {
  const [field, honeypot] = [input(text), { current: input('') }];
  document.createElement('form').append(field, honeypot.current);
  const { result } = renderHook(() => useFillTime(honeypot, 'form'));
  return { field, time: () => result.current() };
};

it('the fill time counts from the first key on, however long the page was there', () => {
  const { field, time } = wire();
  vi.advanceTimersByTime(60_000);
  for (const value of ['A', 'An', 'Ann']) {
    fireEvent.keyDown(field);
    fireEvent.input(field, { target: { value } });
    vi.advanceTimersByTime(300);
  }
  expect(time()).toBe(900);
});

it('the fill time is a person’s where text was there before, or came without a key; no event is a script', () => {
  expect(wire('Ann').time()).toBe(minFillTime);
  const { field, time } = wire();
  fireEvent.input(field, { target: { value: 'Ann Lee' } });
  expect(time()).toBe(minFillTime);
  const script = wire();
  script.field.value = 'Ann';
  expect(script.time()).toBe(0);
  sessionStorage.setItem('form', '{"firstName":"Ann"}');
  expect(wire().time()).toBe(minFillTime);
});
