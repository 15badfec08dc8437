import { type Answers, pickAnswers } from './schema';

/** The answers stay on the device this long after the last change, in ms (decision 12). */
export const draftLifetime = 30 * 24 * 60 * 60 * 1000;

const answersKey = 'brand-audit-answers';
const detailsKey = 'brand-audit-details';

export type DraftDetails = Readonly<Record<string, string | number | boolean>>;

const parse = (storage: () => Storage, key: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // Forbidden or damaged: the form then starts empty.
  }
};

const write = (storage: () => Storage, key: string, value: object | undefined) => {
  try {
    if (value) storage().setItem(key, JSON.stringify(value));
    else storage().removeItem(key);
  } catch {
    // Not kept then; the form itself still holds it.
  }
};

const local = () => localStorage;
const session = () => sessionStorage;

/**
 * Reads what was answered on this device: a, b and c only.
 * @param now milliseconds since 1970; older than 30 days is forgotten
 */
export const readAnswers = (now: number): Partial<Answers> => {
  const { savedAt, answers } = parse(local, answersKey);
  const isFresh = typeof savedAt === 'number' && now - savedAt < draftLifetime;
  if (!isFresh || typeof answers !== 'object' || answers === null) {
    write(local, answersKey, undefined);
    return {};
  }
  return pickAnswers({ ...answers });
};

/** Keeps the answers on this device; none left, nothing kept. */
export const writeAnswers = (answers: Partial<Answers>, now: number) =>
  write(local, answersKey, Object.keys(answers).length > 0 ? { savedAt: now, answers } : undefined);

/** Reads the corporate details typed in this tab. */
export const readDetails = (): DraftDetails =>
  Object.fromEntries(
    Object.entries(parse(session, detailsKey)).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, value]]
        : [],
    ),
  );

/** Keeps the details in this tab only: they name a person (decision 12). */
export const writeDetails = (details: object) => write(session, detailsKey, details);

/** Forgets everything, after success. */
export const clearDraft = () => {
  write(local, answersKey, undefined);
  write(session, detailsKey, undefined);
};
