import { toRecord } from '@/lib/to-record';

/** Values of the short form, which `carryToDetailedForm` copies into the draft of the detailed one. */
export interface ShortValues {
  name: string;
  email: string;
  organizationName: string;
  /** Phone number; named as in the payload. */
  contact: string;
  projectDescription: string;
}

export const emptyShortValues: ShortValues = {
  name: '',
  email: '',
  organizationName: '',
  contact: '',
  projectDescription: '',
};

/** @returns the short form's fields of an unknown value; missing ones are empty */
export function toShortValues(source: unknown): ShortValues {
  const given = toRecord(source);
  const read = (key: keyof ShortValues) => {
    const value = given[key];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: read('name'),
    email: read('email'),
    organizationName: read('organizationName'),
    contact: read('contact'),
    projectDescription: read('projectDescription'),
  };
}
