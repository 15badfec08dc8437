import { array, boolean, object, string } from 'yup';
import { serviceGroups } from '@/content/enquiry';
import { countryNamed } from './countries';
import type { DetailedValues } from './schema';

/** The form with nothing in it; a country without a code is none. */
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

/** The country as it was typed into the prerendered page. */
export const countryTextName = 'countryText';

/** The fields whose value is a text. */
const textNames = Object.entries(emptyDetailedValues).flatMap(([name, value]) =>
  value === '' ? [name] : [],
);

/** @returns as a draft, what was entered into the prerendered page before its script was there */
export const fromPreHydrationFields = (fields: Record<string, unknown>) => ({
  ...Object.fromEntries(
    Object.entries(fields).filter(([name]) => [countryTextName, ...textNames].includes(name)),
  ),
  ...(fields['subscribeToNewsletter'] !== undefined && { subscribeToNewsletter: true }),
});

const known = new Set(serviceGroups.flatMap(({ services }) => services.map(({ value }) => value)));

/** What a draft may hold beside texts; anything else in it is ignored. */
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
  const whole = storedSchema.cast(
    Object.fromEntries(Object.keys(storedSchema.fields).map((key) => [key, draft[key]])),
    { assert: false },
  );
  return storedSchema.isValidSync(whole) ? whole : storedSchema.getDefault();
};

const readTexts = (draft: Record<string, unknown>) =>
  Object.fromEntries(
    textNames.map((name) => [name, typeof draft[name] === 'string' ? draft[name] : '']),
  );

/**
 * @param draft what was kept
 * @param service `?service=` of the address
 * @returns the values a form starts with: the kept draft, and the chosen service
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
    country: countryNamed(draft[countryTextName]) ?? stored.country,
  };
  const isNew = service !== null && known.has(service) && !values.serviceVertical.includes(service);
  return isNew ? { ...values, serviceVertical: [...values.serviceVertical, service] } : values;
}
