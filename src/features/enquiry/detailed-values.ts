import { array, boolean, object, string } from 'yup';
import { serviceGroups } from '@/content/enquiry';
import { countryByName } from './countries';
import type { DetailedValues } from './schema';

/** The empty form; an empty code means no country. */
export const emptyDetailedValues: DetailedValues = {
  name: '',
  email: '',
  country: { name: '', dial_code: '', code: '' },
  contact: '',
  organizationName: '',
  designation: '',
  projectType: '',
  budget: '',
  projectDescription: '',
  serviceVertical: [],
  subscribeToNewsletter: false,
};

/** The field's name for a country typed before hydration. */
export const countryTextName = 'countryText';

/** The text fields. */
const textNames = Object.entries(emptyDetailedValues).flatMap(([name, value]) =>
  value === '' ? [name] : [],
);

/** @returns the input from before hydration, as a draft */
export const fromPreHydrationFields = (fields: Record<string, unknown>) => ({
  ...Object.fromEntries(
    Object.entries(fields).filter(([name]) => [countryTextName, ...textNames].includes(name)),
  ),
  ...(fields['subscribeToNewsletter'] !== undefined && { subscribeToNewsletter: true }),
});

const known = new Set(serviceGroups.flatMap(({ services }) => services.map(({ value }) => value)));

/** The fields of a draft that are not text; unknown fields are ignored. */
const storedSchema = object({
  country: object({
    name: string().default(''),
    dial_code: string().default(''),
    code: string().default(''),
  }),
  serviceVertical: array().of(string().required()).default([]),
  subscribeToNewsletter: boolean().default(false),
});

const readStored = (draft: Record<string, unknown>) => {
  const draftFields = storedSchema.cast(
    Object.fromEntries(Object.keys(storedSchema.fields).map((key) => [key, draft[key]])),
    { assert: false },
  );
  return storedSchema.isValidSync(draftFields) ? draftFields : storedSchema.getDefault();
};

const readTexts = (draft: Record<string, unknown>) =>
  Object.fromEntries(
    textNames.map((name) => [name, typeof draft[name] === 'string' ? draft[name] : '']),
  );

/**
 * @param draft as stored; may hold anything
 * @param service the `service` parameter of the address
 * @returns the initial values: the draft, with the service selected
 */
export function initialDetailedValues(
  draft: Record<string, unknown>,
  service: string | null,
): DetailedValues {
  const stored = readStored(draft);
  const values: DetailedValues = {
    ...emptyDetailedValues,
    ...stored,
    ...readTexts(draft),
    country: countryByName(draft[countryTextName]) ?? stored.country,
  };
  const isNew = service !== null && known.has(service) && !values.serviceVertical.includes(service);
  return isNew ? { ...values, serviceVertical: [...values.serviceVertical, service] } : values;
}
