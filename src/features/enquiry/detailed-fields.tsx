import { clsx } from 'clsx';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { contactWords as words } from '@/content/contact';
import { budgetsFor, detailedFields as fields, serviceGroups } from '@/content/enquiry';
import { paths } from '@/content/pages';
import { Checkbox, Chip } from '@/ui/choice';
import { ChoiceGroup, Field, FieldGrid } from '@/ui/field';
import { Piece, type PieceName } from '@/ui/piece';
import { RowField } from '@/ui/row-field';
import { Select } from '@/ui/select';
import { inputVariants } from '@/ui/text-field';
import { TextLink } from '@/ui/text-link';
import { CountryField } from './country-field';
import type { DetailedValues } from './detailed-draft';

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

/** The number after the dial code. It only looks required (docs/rules.md#contact-number). */
function PhoneField() {
  const { register, control, formState } = useFormContext<DetailedValues>();
  const dialCode = useWatch({ control, name: 'country.dial_code' });
  return (
    <Field label={fields.contact.label} required error={formState.errors.contact?.message}>
      {({ id, 'aria-invalid': isInvalid, 'aria-describedby': messageId }) => (
        <div className="flex">
          {dialCode && (
            <span
              className={clsx(
                'flex h-14 flex-none items-center px-4.5 text-control/none font-semibold',
                'rounded-l-field border border-r-0 border-control-edge bg-sand',
              )}
              id={`${id}-code`}
            >
              {dialCode}
            </span>
          )}
          <input
            id={id}
            type="tel"
            className={inputVariants({ className: ['h-14', dialCode && 'rounded-l-none'] })}
            placeholder={fields.contact.label}
            autoComplete={fields.contact.autoComplete}
            aria-invalid={isInvalid}
            aria-describedby={clsx(dialCode && `${id}-code`, messageId) || undefined}
            {...register('contact')}
          />
        </div>
      )}
    </Field>
  );
}

/** The budgets of the chosen country (docs/rules.md#budgets). */
function BudgetField() {
  const { control } = useFormContext<DetailedValues>();
  const { field, fieldState } = useController({ name: 'budget', control });
  const countryCode = useWatch({ control, name: 'country.code' });
  return (
    <Field
      label={fields.budget.label}
      required
      error={fieldState.error?.message}
      className="col-span-full"
    >
      {(wiring) => (
        <Select
          {...wiring}
          name={field.name}
          options={countryCode ? budgetsFor(countryCode) : []}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          disabled={!countryCode}
          placeholder={countryCode ? words.budgetPlaceholder : words.budgetWaiting}
        />
      )}
    </Field>
  );
}
