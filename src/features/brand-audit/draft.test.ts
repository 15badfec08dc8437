// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import {
  forgetSent,
  readAnswers,
  readDetails,
  withKeptAnswers,
  writeAnswers,
  writeDetails,
} from './draft';

const now = Date.UTC(2026, 10, 20);
const thirtyDays = 2_592_000_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('brings the answers back for 30 days, and not a moment longer', () => {
  writeAnswers({ 'q-1': 'a', 'q-20': 'c' }, now);
  expect(readAnswers(now + thirtyDays - 1)).toEqual({ 'q-1': 'a', 'q-20': 'c' });
  expect(readAnswers(now + thirtyDays)).toEqual({});
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
  sessionStorage.setItem('brand-audit-details', stored);
  expect(readAnswers(now)).toEqual({});
  expect(() => readDetails()).not.toThrow();
});

it('forgets what was sent, and keeps what has changed since', () => {
  writeAnswers({ 'q-1': 'a', 'q-2': 'c' }, Date.now());
  writeDetails({ company: 'Hexwell', industry: 'Web3 custody' });
  forgetSent({ 'q-1': 'a', 'q-2': 'b', company: 'Hexwell', industry: 'Custody' });
  expect(readAnswers(Date.now())).toEqual({ 'q-2': 'c' });
  expect(readDetails()).toEqual({ industry: 'Web3 custody' });
});

it('merges the answers of two tabs: of one question the later counts', () => {
  writeAnswers({ 'q-1': 'a', 'q-2': 'c', 'q-3': 'b' }, now);
  const merged = withKeptAnswers({ 'q-1': 'b', 'q-2': 'a' }, 'q-1', now);
  expect(merged).toEqual({ 'q-1': 'b', 'q-2': 'c', 'q-3': 'b' });
  // The other tab was sent or cleared.
  localStorage.clear();
  expect(withKeptAnswers({ 'q-1': 'b' }, 'q-1', now)).toEqual({ 'q-1': 'b' });
});
