import { pickAnswers } from './schema';

export const auditFormId = 'audit-form';

/**
 * What a visitor entered into the built page before its scripts ran. Once its fields
 * are registered, they hold what the form thinks they should.
 */
export const readEarlyInput = (): Readonly<Record<string, string | number | boolean>> => {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(auditFormId);
  if (!(form instanceof HTMLFormElement)) return {};
  const { newsletter, numberOfEmployee, ...texts } = Object.fromEntries(
    Array.from(new FormData(form)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
  const details = Object.entries(texts).filter(([name]) => !name.startsWith('q-'));
  return {
    ...Object.fromEntries(details),
    ...pickAnswers(texts),
    ...(newsletter && { newsletter: true }),
    ...(numberOfEmployee && { numberOfEmployee: Number(numberOfEmployee) }),
  };
};
