import { fieldsOf } from '@/lib/fields-of';
import { deviceStorage, tabStorage } from '@/lib/storage';
import { type Answers, pickAnswers } from './schema';

/** The answers stay on the device this long after the last change, in ms (docs/rules.md#drafts). */
const draftLifetime = 30 * 24 * 60 * 60 * 1000;

const answersKey = 'brand-audit-answers';
/** Where the details lie in this tab. */
export const detailsKey = 'brand-audit-details';

type DraftDetails = Readonly<Record<string, string | number | boolean>>;

/**
 * Reads what was answered on this device: a, b and c only.
 * @param now milliseconds since 1970; older than 30 days is forgotten
 */
export const readAnswers = (now: number): Partial<Answers> => {
  const { savedAt, answers } = deviceStorage.readFields(answersKey);
  if (typeof savedAt === 'number' && now - savedAt < draftLifetime) {
    return pickAnswers(fieldsOf(answers));
  }
  deviceStorage.remove(answersKey);
  return {};
};

/**
 * Keeps the answers on this device, or removes them when there are none.
 * @param now in ms since 1970
 */
export const writeAnswers = (answers: Partial<Answers>, now: number) => {
  if (Object.keys(answers).length === 0) deviceStorage.remove(answersKey);
  else deviceStorage.write(answersKey, { savedAt: now, answers });
};

/**
 * @param filled name of the field that was just filled in this tab
 * @returns the answers of this tab with those that another kept; of one question the later counts
 */
export const withKeptAnswers = (answers: Partial<Answers>, filled: string, now: number) => {
  const latest = Object.entries(answers).filter(([id]) => id === filled);
  return { ...answers, ...readAnswers(now), ...Object.fromEntries(latest) };
};

/** Hands over the answers whenever another tab has kept some. @returns what ends it */
export const onAnswersKept = (take: (answers: Partial<Answers>) => void) => {
  const hear = ({ key }: StorageEvent) => {
    if (key === answersKey) take(readAnswers(Date.now()));
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};

/** Reads the corporate details typed in this tab. */
export const readDetails = (): DraftDetails =>
  Object.fromEntries(
    Object.entries(tabStorage.readFields(detailsKey)).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, value]]
        : [],
    ),
  );

/** Keeps the details in this tab only: they name a person (docs/rules.md#drafts). */
export const writeDetails = (details: object) => tabStorage.write(detailsKey, details);

/** Forgets everything, after success. */
export const clearDraft = () => {
  deviceStorage.remove(answersKey);
  tabStorage.remove(detailsKey);
};
