// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { clearDraft, readAnswers, readDetails, writeAnswers, writeDetails } from './draft';

const now = Date.UTC(2026, 10, 20);

const thirtyDays = 2_592_000_000;

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

  it('forgets everything', () => {
    writeAnswers({ 'q-1': 'a' }, now);
    writeDetails({ company: 'Hexwell' });
    clearDraft();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});
