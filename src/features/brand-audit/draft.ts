import { toRecord } from '@/lib/to-record';
import { deviceStorage, tabStorage, unsentFields } from '@/lib/storage';
import { type Answers, pickAnswers } from './answers';

/** Answers are kept this long after the last change, in ms (docs/rules.md#drafts). */
const draftLifetime = 30 * 24 * 60 * 60 * 1000;

/** Storage key of the answers on this device. */
export const answersKey = 'brand-audit-answers';
/** Storage key of the details in this tab. */
export const detailsKey = 'brand-audit-details';

/** Reads the valid answers kept on this device, and removes them after 30 days. */
export const readAnswers = (): Partial<Answers> => {
  const { savedAt, answers } = deviceStorage.readFields(answersKey);
  if (typeof savedAt === 'number' && Date.now() - savedAt < draftLifetime) {
    return pickAnswers(toRecord(answers));
  }
  deviceStorage.remove(answersKey);
  return {};
};

/** Keeps the answers on this device, or removes them when there are none. */
export const writeAnswers = (answers: Partial<Answers>) => {
  if (Object.keys(answers).length === 0) deviceStorage.remove(answersKey);
  else deviceStorage.write(answersKey, { savedAt: Date.now(), answers });
};

/**
 * @param filled name of the field that has just changed in this tab
 * @returns the answers of this tab merged with those kept by another; the later answer to a question wins
 */
export const withKeptAnswers = (answers: Partial<Answers>, filled: string) => {
  const latest = Object.entries(answers).filter(([id]) => id === filled);
  return { ...answers, ...readAnswers(), ...Object.fromEntries(latest) };
};

/** Reads the corporate details typed in this tab. */
export const readDetails = () => tabStorage.readFields(detailsKey);

/** Keeps the details in this tab only: they name a person (docs/rules.md#drafts). */
export const writeDetails = (details: object) => tabStorage.write(detailsKey, details);

/**
 * Forgets what was sent, after success; an answer or detail that has changed since stays.
 * @param sent as typed
 */
export const forgetSent = (sent: object) => {
  writeAnswers(unsentFields(readAnswers(), sent));
  tabStorage.forgetSent(detailsKey, sent);
};
