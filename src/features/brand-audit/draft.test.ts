// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetSent,
  onAnswersKept,
  readAnswers,
  readDetails,
  withKeptAnswers,
  writeAnswers,
  writeDetails,
} from './draft';

const now = Date.UTC(2026, 10, 20);

/** As another tab does. */
const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

const thirtyDays = 2_592_000_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the draft', () => {
  it('brings the answers back for 30 days, and not a moment longer', () => {
    writeAnswers({ 'q-1': 'a', 'q-20': 'c' }, now);
    expect(readAnswers(now + thirtyDays - 1)).toEqual({ 'q-1': 'a', 'q-20': 'c' });
    expect(readAnswers(now + thirtyDays)).toEqual({});
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the details in this tab only', () => {
    writeDetails({ email: 'ada@hexwell.example', numberOfEmployee: 24, newsletter: true });
    expect(readDetails()).toEqual({
      email: 'ada@hexwell.example',
      numberOfEmployee: 24,
      newsletter: true,
    });
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
    const sent = { 'q-1': 'a', 'q-2': 'b', company: 'Hexwell', industry: 'Custody' };
    writeAnswers({ 'q-1': 'a', 'q-2': 'c' }, now);
    writeDetails({ company: 'Hexwell', industry: 'Web3 custody' });
    forgetSent(sent, now);
    expect(readAnswers(now)).toEqual({ 'q-2': 'c' });
    expect(readDetails()).toEqual({ industry: 'Web3 custody' });
    forgetSent({ 'q-2': 'c', industry: 'Web3 custody' }, now);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('merges the answers of two tabs: of one question the later counts', () => {
    writeAnswers({ 'q-1': 'a', 'q-2': 'c', 'q-3': 'b' }, now);
    expect(withKeptAnswers({ 'q-1': 'b', 'q-2': 'a' }, 'q-1', now)).toEqual({
      'q-1': 'b',
      'q-2': 'c',
      'q-3': 'b',
    });
    // The other tab was sent or cleared.
    localStorage.clear();
    expect(withKeptAnswers({ 'q-1': 'b' }, 'q-1', now)).toEqual({ 'q-1': 'b' });
  });

  it('hears of the answers of other tabs, and of nothing else', () => {
    const heard = vi.fn<(answers: object) => void>();
    const stop = onAnswersKept(heard);
    writeAnswers({ 'q-1': 'a' }, Date.now());
    for (const key of ['brand-audit-details', 'brand-audit-answers']) tell(key);
    stop();
    tell('brand-audit-answers');
    expect(heard.mock.calls).toEqual([[{ 'q-1': 'a' }]]);
  });
});
