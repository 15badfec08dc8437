import { clearDraft as clearTab, saveDraft, readDraft } from '@/lib/draft';
import { type Answers, pickAnswers } from './schema';

/** The answers stay on the device this long after the last change, in ms (docs/rules.md#drafts). */
const draftLifetime = 30 * 24 * 60 * 60 * 1000;

const answersKey = 'brand-audit-answers';
/** Where the details lie in this tab. */
export const detailsKey = 'brand-audit-details';

type DraftDetails = Readonly<Record<string, string | number | boolean>>;

const readStored = (): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(answersKey) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // Forbidden or damaged: the form then starts empty.
  }
};

const store = (value: object | undefined) => {
  try {
    if (value) localStorage.setItem(answersKey, JSON.stringify(value));
    else localStorage.removeItem(answersKey);
  } catch {
    // Not kept then; the form itself still holds it.
  }
};

/**
 * Reads what was answered on this device: a, b and c only.
 * @param now milliseconds since 1970; older than 30 days is forgotten
 */
export const readAnswers = (now: number): Partial<Answers> => {
  const { savedAt, answers } = readStored();
  const isFresh = typeof savedAt === 'number' && now - savedAt < draftLifetime;
  if (!isFresh || typeof answers !== 'object' || answers === null) {
    store(undefined);
    return {};
  }
  return pickAnswers({ ...answers });
};

/** Keeps the answers on this device; none left, nothing kept. */
export const writeAnswers = (answers: Partial<Answers>, now: number) =>
  store(Object.keys(answers).length > 0 ? { savedAt: now, answers } : undefined);

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
    Object.entries(readDraft(detailsKey)).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, value]]
        : [],
    ),
  );

/** Keeps the details in this tab only: they name a person (docs/rules.md#drafts). */
export const writeDetails = (details: object) => saveDraft(detailsKey, details);

/** Forgets everything, after success. */
export const clearDraft = () => {
  store(undefined);
  clearTab(detailsKey);
};
