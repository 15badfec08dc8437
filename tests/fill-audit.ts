import { auditFields } from '@/content/audit';
import { pickAnswers, questionIds } from '@/features/brand-audit/answers';
import { sampleOf } from '../server/testing/bodies';

/** The details of a whole audit as they go over the wire. */
export const auditDetails = {
  ...sampleOf(auditFields),
  'first-name': 'Ada',
  'last-name': 'Okafor',
  email: 'ada@hexwell.example',
  linkedin: 'linkedin.com/in/ada-okafor',
  company: 'Hexwell',
  website: 'https://hexwell.example',
  industry: 'Web3 custody',
};

export const auditLetters = 'abbacbaabcbbacbaabcb';

/** Answers to the first questions, one letter each; `-` is none. */
export const auditAnswers = (letters = auditLetters) =>
  pickAnswers(Object.fromEntries(questionIds.map((id, index) => [id, letters.charAt(index)])));

/** What the confirmation of an audit gets. */
export const receiptOf = (letters?: string) => ({
  reference: 'C-7KQ2-M9XB-4HTP',
  company: 'Hexwell',
  takenAt: Date.UTC(2026, 10, 20, 12),
  answers: auditAnswers(letters),
});

/** Leaves a draft on the device as the page itself would. */
export const leaveDraft = (
  letters = auditLetters,
  details: Readonly<Record<string, unknown>> = auditDetails,
  savedAt = Date.now(),
) => {
  localStorage.setItem(
    'brand-audit-answers',
    JSON.stringify({ savedAt, answers: auditAnswers(letters) }),
  );
  sessionStorage.setItem('brand-audit-details', JSON.stringify(details));
};

/** The radio of a question, by its number and letter. */
export const radio = (number: number, letter: string) => {
  const found = document.querySelector<HTMLInputElement>(
    `input[name="q-${number}"][value="${letter}"]`,
  );
  if (!found) throw new Error(`No answer ${letter} to question ${number}`);
  return found;
};
