import { detailedFields as fields, servicesWithoutChip } from '@/content/enquiry';
import { readFields, type ValuesOf } from '@/lib/fields';
import { countryByName } from './countries';

export type DetailedValues = ValuesOf<typeof fields>;

/** The field's name for a country typed before hydration, when it is a text and not yet chosen. */
export const countryTextName = 'countryText';

/**
 * How a draft becomes the form's values and back. A service in the address (docs/rules.md#routes)
 * is chosen or, if it has no chip, begins an empty brief, which is not kept until it is changed.
 */
export function draftConversion(service: string | null) {
  const serviceWithoutChip = servicesWithoutChip.find(({ value }) => value === service);
  const briefStart = serviceWithoutChip ? `${serviceWithoutChip.label}: ` : '';
  const hasChip = fields.serviceVertical.choices.some(({ value }) => value === service);
  return {
    toValues: (draft: Record<string, unknown>): DetailedValues => {
      const values = readFields(fields, draft);
      values.country = countryByName(draft[countryTextName]) ?? values.country;
      values.projectDescription ||= briefStart;
      if (service && hasChip)
        values.serviceVertical = [...new Set([...values.serviceVertical, service])];
      return values;
    },
    toDraft: (values: DetailedValues): DetailedValues =>
      values.projectDescription === briefStart ? { ...values, projectDescription: '' } : values,
  };
}
