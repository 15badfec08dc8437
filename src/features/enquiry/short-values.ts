import { fieldsOf } from '@/lib/fields-of';

/** What the short form holds; it may be carried over to the detailed one. */
export interface ShortValues {
  name: string;
  email: string;
  organizationName: string;
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

/** @returns those fields of an unknown object that the short form has, as texts. */
export function toShortValues(source: unknown): ShortValues {
  const given = fieldsOf(source);
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
