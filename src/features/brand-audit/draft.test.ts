// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabStorage } from '@/lib/storage';
import { detailsKey, forgetSent, readAnswers, writeAnswers } from './draft';

const thirtyDays = 2_592_000_000;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('brings the answers back for 30 days, and not a moment longer', () => {
  writeAnswers({ 'q-1': 'a', 'q-20': 'c' });
  vi.advanceTimersByTime(thirtyDays - 1);
  expect(readAnswers()).toEqual({ 'q-1': 'a', 'q-20': 'c' });
  vi.advanceTimersByTime(1);
  expect(readAnswers()).toEqual({});
  expect(localStorage).toHaveLength(0);
});

it.each([
  '{',
  'null',
  '[]',
  '{"savedAt":"x"}',
  '{"savedAt":9e15,"answers":{"q-1":"z","q-99":"a"}}',
])('starts empty from a damaged store: %s', (stored) => {
  localStorage.setItem('brand-audit-answers', stored);
  expect(readAnswers()).toEqual({});
});

it('forgets what was sent, and keeps what has changed since', () => {
  writeAnswers({ 'q-1': 'a', 'q-2': 'c' });
  tabStorage.write(detailsKey, { company: 'Hexwell', industry: 'Web3 custody' });
  forgetSent({ 'q-1': 'a', 'q-2': 'b', company: 'Hexwell', industry: 'Custody' });
  expect(readAnswers()).toEqual({ 'q-2': 'c' });
  expect(tabStorage.readFields(detailsKey)).toEqual({ industry: 'Web3 custody' });
});
