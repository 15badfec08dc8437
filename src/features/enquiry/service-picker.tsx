import { useController, useFormContext } from 'react-hook-form';
import { contactWords as words } from '@/content/contact';
import { serviceGroups } from '@/content/enquiry';
import { Chip } from '@/ui/choice';
import { ChoiceGroup } from '@/ui/field';
import { FieldsetLegend } from './fieldset-legend';
import type { DetailedValues } from './schema';

/** Service chips in two groups; each click toggles one (docs/rules.md#project-types-and-services). */
export function ServicePicker() {
  const { control } = useFormContext<DetailedValues>();
  const { field } = useController({ name: 'serviceVertical', control });
  const toggle = (id: string) =>
    field.onChange(
      field.value.includes(id) ? field.value.filter((other) => other !== id) : [...field.value, id],
    );
  return (
    <fieldset className="pb-10">
      <FieldsetLegend piece="bend">{words.need}</FieldsetLegend>
      {serviceGroups.map(({ legend, services }) => (
        <ChoiceGroup key={legend} legend={legend} className="mb-7" legendClassName="mb-3.5">
          {services.map(({ value, label }) => (
            <Chip key={value} pressed={field.value.includes(value)} onClick={() => toggle(value)}>
              {label}
            </Chip>
          ))}
        </ChoiceGroup>
      ))}
    </fieldset>
  );
}
