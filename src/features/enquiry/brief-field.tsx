import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { briefWords as words } from '@/content/enquiry';
import { maxLengths, messages } from '@/lib/validation';
import { LiveRegion } from '@/ui/field';
import { TextArea, type TextAreaProps } from '@/ui/text-field';

/** Shows the count from this length on, in characters. */
const countedFrom = 4500;

/** @returns the length of a brief as it is sent, in characters */
export const lengthOf = (brief: string) => brief.trim().length;

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
  const brief: unknown = useWatch({ control, name: rest.name });
  const length = typeof brief === 'string' ? lengthOf(brief) : 0;
  const tooMany = Math.max(0, length - maxLengths.brief);
  return (
    <>
      <TextArea
        {...rest}
        required
        className="col-span-full"
        hint={length >= countedFrom && words.count(length, maxLengths.brief)}
        error={tooMany > 0 ? messages.tooLong(tooMany) : error}
      />
      <LiveRegion>{tooMany > 0 ? messages.tooLongHeard : undefined}</LiveRegion>
    </>
  );
}
