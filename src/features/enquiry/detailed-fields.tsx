import { useController, useFormContext, useWatch } from 'react-hook-form';
import { contactWords as words } from '@/content/contact';
import { detailedFields as fields, serviceGroups } from '@/content/enquiry';
import { paths } from '@/content/pages';
import { Checkbox, Chip } from '@/ui/choice';
import { ChoiceGroup, FieldGrid } from '@/ui/field';
import { Piece, type PieceName } from '@/ui/piece';
import { RowField } from '@/ui/row-field';
import { TextLink } from '@/ui/text-link';
import { BudgetField } from './budget-field';
import { CountryField } from './country-field';
import type { DetailedValues } from './detailed-draft';
import { PhoneField } from './phone-field';

/** Fields about the person who enquires. */
export function PersonFields() {
  return (
    <fieldset className="pb-fluid-18">
      <FieldsetLegend piece="dot">{words.you}</FieldsetLegend>
      <FieldGrid className="max-xl:grid-cols-1">
        <RowField fields={fields} name="name" />
        <RowField fields={fields} name="email" />
        <CountryField />
        <PhoneField />
        <RowField fields={fields} name="organizationName" />
        <RowField fields={fields} name="designation" />
      </FieldGrid>
    </fieldset>
  );
}

/** Project type, budget and brief. */
export function ProjectFields() {
  return (
    <fieldset className="pb-fluid-18">
      <FieldsetLegend piece="bar">{words.project}</FieldsetLegend>
      <FieldGrid className="max-xl:grid-cols-1">
        <RowField fields={fields} name="projectType" />
        <BudgetField />
        <RowField fields={fields} name="projectDescription" />
      </FieldGrid>
    </fieldset>
  );
}

/** Service chips in two groups, any number of them (docs/rules.md#project-types-and-services). */
export function ServicePicker() {
  const { control } = useFormContext<DetailedValues>();
  const { field } = useController({ name: 'serviceVertical', control });
  const chosen = field.value;
  const toggle = (service: string) => {
    const others = chosen.filter((value) => value !== service);
    field.onChange(chosen.includes(service) ? others : [...chosen, service]);
  };
  return (
    <fieldset className="pb-10">
      <FieldsetLegend piece="bend">{words.need}</FieldsetLegend>
      {serviceGroups.map(({ legend, services }) => (
        <ChoiceGroup key={legend} legend={legend} className="mb-7" legendClassName="mb-3.5">
          {services.map(({ value, label }) => (
            <Chip key={value} pressed={chosen.includes(value)} onClick={() => toggle(value)}>
              {label}
            </Chip>
          ))}
        </ChoiceGroup>
      ))}
    </fieldset>
  );
}

/** The newsletter checkbox; when checked, a note says how the address is used. */
export function NewsletterConsent() {
  const { register, control } = useFormContext<DetailedValues>();
  const isWanted = useWatch({ control, name: 'subscribeToNewsletter' });
  return (
    <div className="mb-10 grid justify-items-start gap-5">
      <Checkbox {...register('subscribeToNewsletter')}>
        {fields.subscribeToNewsletter.label}
      </Checkbox>
      {isWanted && (
        <div
          className="w-full rounded-card rounded-tr-control bg-dew px-fluid-7 py-6 text-small"
          role="note"
        >
          <p className="max-w-[36em]">
            {words.consentText} {words.policyBefore}{' '}
            <TextLink to={paths.privacyPolicy}>{words.policyLink}</TextLink> {words.policyAfter}
          </p>
        </div>
      )}
    </div>
  );
}

/** The title of a form section, after a piece of the line. */
function FieldsetLegend({ piece, children }: { piece: PieceName; children: string }) {
  return (
    <legend className="mb-7 flex items-center gap-5 font-display text-h3">
      <Piece name={piece} className="h-6 max-sm:h-5" />
      {children}
    </legend>
  );
}
