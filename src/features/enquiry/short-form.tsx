import { clsx } from 'clsx';
import { messages } from '@/content/messages';
import { formUnavailable } from '@/content/form-unavailable';
import { shortFormWords as words } from '@/content/short-form';
import { paths } from '@/lib/paths';
import { reportFirstInvalid } from '@/lib/report-first-invalid';
import { toEmail } from '@/lib/normalize-entries';
import { syncFormValues } from '@/lib/sync-form-values';
import { usePreHydrationKey } from '@/lib/use-pre-hydration-input';
import { maxLengths, limits } from '@/lib/validation';
import { Button, ButtonLink } from '@/ui/button';
import { FieldGrid } from '@/ui/field';
import { FormNote } from '@/ui/form-note';
import { TextField } from '@/ui/text-field';
import { LiveRegion } from '@/ui/live-region';
import { Toast } from '@/ui/toast';
import { HoneypotField } from '@/ui/honeypot-field';
import { BriefField, lengthOf } from './brief-field';
import { carryToDetailedForm, shortDraftKey } from './enquiry-drafts';
import { useShortForm } from './use-short-form';

/** The short enquiry, identical on the services and about pages (docs/rules.md#short-enquiry-form). */
export function ShortForm() {
  const { form, state, onSubmit, onEdit, onFocus, honeypotRef } = useShortForm();
  const { register } = form;
  const { errors } = form.formState;
  const preHydration = usePreHydrationKey(shortDraftKey);
  const syncValues = ({ currentTarget }: { currentTarget: Element }) =>
    syncFormValues(currentTarget, form, { email: toEmail });

  return (
    <form
      className="rounded-card rounded-br-turn bg-white p-panel"
      data-pre-hydration={preHydration}
      aria-label={words.label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        syncValues(event);
        if (!reportFirstInvalid(event.currentTarget)) void onSubmit(event);
      }}
      onInput={onEdit}
      onBlur={syncValues}
      onFocus={onFocus}
    >
      {preHydration !== undefined && <FormNote words={formUnavailable} />}
      <FieldGrid>
        <TextField
          label={words.name}
          required
          limit={limits.line}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name', { validate: limits.line.says })}
        />
        <TextField
          label={words.email}
          type="email"
          required
          limit={limits.email}
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', { validate: limits.email.says })}
        />
        <TextField
          label={words.company}
          required
          limit={limits.line}
          autoComplete="organization"
          error={errors.organizationName?.message}
          {...register('organizationName', { validate: limits.line.says })}
        />
        <TextField
          label={words.contact}
          type="tel"
          limit={limits.contact}
          autoComplete="tel"
          error={errors.contact?.message}
          {...register('contact', { validate: limits.contact.says })}
        />
        <BriefField
          control={form.control}
          label={words.brief}
          {...register('projectDescription', {
            validate: (value) => lengthOf(value) <= maxLengths.brief,
          })}
        />
        <HoneypotField ref={honeypotRef} />
        <div className="col-span-full flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            className="max-sm:w-full"
            busyLabel={state === 'submitting' ? messages.pleaseWait : undefined}
          >
            {words.submit}
          </Button>
          <ButtonLink
            tone="line"
            className="max-sm:w-full"
            to={paths.contact}
            onClick={(event) => {
              syncValues(event);
              carryToDetailedForm(form.getValues());
            }}
          >
            {words.detailed}
          </ButtonLink>
        </div>
        <div className={clsx('col-span-full', state !== 'success' && 'absolute')}>
          <LiveRegion>{state === 'failed' ? messages.notSent : undefined}</LiveRegion>
          <Toast className="mt-2">{state === 'success' ? messages.shortSuccess : undefined}</Toast>
        </div>
      </FieldGrid>
    </form>
  );
}
