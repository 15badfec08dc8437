import { array, boolean, type InferType, object, string } from 'yup';
import { brandingServices, budgetsFor, projectTypes, videoServices } from '@/content/enquiry';
import { address, browserEmail, email, requiredLine, text, timestamp } from '@/lib/schema-fields';
import { maxLengths, messages } from '@/lib/validation';

const values = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);

/**
 * Body of POST /get-in-touch (docs/rules.md#short-enquiry-payload). The form has only the browser's own rules
 * (docs/rules.md#short-enquiry-form), so nothing here is stricter.
 */
export const shortEnquirySchema = object({
  name: requiredLine(),
  email: browserEmail(),
  organizationName: requiredLine(),
  contact: address(maxLengths.contact),
  projectDescription: text().required(messages.required),
  page: string().oneOf(['services']).required(),
  createdAt: timestamp(),
}).noUnknown();

/** The country as the form keeps it (docs/rules.md#countries). */
const countrySchema = object({
  name: requiredLine(),
  dial_code: string()
    .required(messages.required)
    .matches(/^\+\d{1,7}$/, 'Not a dial code'),
  code: string()
    .required(messages.required)
    .matches(/^[A-Z]{2}$/, 'Not a country code'),
})
  .noUnknown()
  .required(messages.required);

const detailedRules = {
  name: requiredLine(),
  email: email(),
  country: countrySchema,
  contact: address(maxLengths.contact).defined(),
  organizationName: requiredLine(),
  projectType: string().required(messages.required).oneOf(values(projectTypes), messages.required),
  budget: string()
    .required(messages.required)
    .test('band', messages.required, (value, { parent }) =>
      values(budgetsFor(parent.country?.code)).includes(value),
    ),
  projectDescription: text().required(messages.required),
  serviceVertical: array()
    .of(
      string()
        .required()
        .oneOf([...values(brandingServices), ...values(videoServices)]),
    )
    .max(brandingServices.length + videoServices.length)
    .test('once', 'A service is named twice', (ids) => new Set(ids).size === (ids ?? []).length)
    .defined(),
  subscribeToNewsletter: boolean().defined(),
};

/**
 * The values that the detailed form needs before it is sent; Designation is shown but never validated
 * (docs/rules.md#designation).
 */
export const detailedFormSchema = object({ ...detailedRules, designation: string().defined() });

/** Body of POST /contact-us (docs/rules.md#detailed-enquiry-payload). */
export const detailedEnquirySchema = object({
  ...detailedRules,
  createdAt: timestamp(),
}).noUnknown();

export type DetailedValues = InferType<typeof detailedFormSchema>;

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

export type ShortEnquiry = InferType<typeof shortEnquirySchema>;
export type DetailedEnquiry = InferType<typeof detailedEnquirySchema>;
