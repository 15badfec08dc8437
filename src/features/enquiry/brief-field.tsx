import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { briefWords as words } from '@/content/enquiry';
import { limits, maxLengths } from '@/lib/validation';
import { LiveRegion } from '@/ui/field';
import { TextArea, type TextAreaProps } from '@/ui/text-field';

/** Shows the count from this length on, in characters. */
const countedFrom = 4500;

interface BriefFieldProps<Values extends FieldValues> extends TextAreaProps {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** The brief, with a count near the limit. Text over the limit is kept and reported. */
export function BriefField<Values extends FieldValues>({
  control,
  error,
  ...rest
}: BriefFieldProps<Values>) {
  const value: unknown = useWatch({ control, name: rest.name });
  const brief = typeof value === 'string' ? value : '';
  const { length } = brief.trim();
  const tooLong = limits.brief.says(brief);
  return (
    <>
      <TextArea
        {...rest}
        required
        className="col-span-full"
        hint={length >= countedFrom && words.count(length, maxLengths.brief)}
        error={tooLong ?? error}
      />
      <LiveRegion>{tooLong && limits.brief.heard}</LiveRegion>
    </>
  );
}
