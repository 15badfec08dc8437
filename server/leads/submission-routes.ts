import type { AnyObjectSchema } from 'yup';
import dialCodes from '@/content/dial-codes.json' with { type: 'json' };
import { detailedFields, shortFields } from '@/content/enquiry';
import { newsletterFields } from '@/content/newsletter';
import { auditSchema } from '@/features/brand-audit/schema';
import { schemaOf } from '@/lib/schema-fields';
import type { SubmissionKind } from '../store/records';

export interface SubmissionRoute {
  path: string;
  kind: SubmissionKind;
  schema: AnyObjectSchema;
}

/** A map, because a hostile body may have anything as its code. */
const dialCodeOf: ReadonlyMap<unknown, string> = new Map(Object.entries(dialCodes));

/** Code and dial code of the country must be those of the form's list; its name is any text. */
const listedCountrySchema = schemaOf(detailedFields).test('country', ({ country }, context) => {
  const listed = dialCodeOf.get(country?.code);
  const sent = country?.dial_code;
  // A country that has neither passes here: the fields say later what is wrong with it.
  if (listed === sent) return true;
  const path = listed === undefined ? 'country.code' : 'country.dial_code';
  return context.createError({ path, message: 'Not in the list of countries' });
});

/** The posts of the contract (docs/rules.md#calls). */
export const submissionRoutes: readonly SubmissionRoute[] = [
  { path: '/get-in-touch', kind: 'short', schema: schemaOf(shortFields) },
  { path: '/contact-us', kind: 'detailed', schema: listedCountrySchema },
  { path: '/audit-report/verify-data', kind: 'audit', schema: auditSchema },
  { path: '/newsletter', kind: 'newsletter', schema: schemaOf(newsletterFields) },
];
