import { tabStorage } from './storage';
import { toRecord } from './to-record';

/** @returns the fields that are filled and not as they were sent: what was typed since */
export const unsentFields = <Values extends object>(values: Values, sent: object) => {
  const sentValues = toRecord(sent);
  const unsent: Partial<Values> = { ...values };
  for (const name in unsent) {
    const value: unknown = unsent[name];
    const isSent = value === '' || JSON.stringify(value) === JSON.stringify(sentValues[name]);
    if (isSent) delete unsent[name];
  }
  return unsent;
};

/** Takes what was sent out of a draft in this tab (docs/rules.md#drafts). */
export const forgetSentFields = (draftKey: string, sent: object) => {
  const unsent = unsentFields(tabStorage.readFields(draftKey), sent);
  if (Object.keys(unsent).length === 0) tabStorage.remove(draftKey);
  else tabStorage.write(draftKey, unsent);
};
