import { useEffect, useRef } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { contactWords as words, summaryOf } from '@/content/contact';
import { formUnavailable } from '@/content/form-unavailable';
import { messages } from '@/content/messages';
import { toEmail } from '@/lib/normalize-entries';
import { syncFormValues } from '@/lib/form-controls';
import { usePreHydrationKey } from '@/lib/use-pre-hydration-input';
import { Button } from '@/ui/button';
import { FormNote } from '@/ui/form-note';
import { HoneypotField, LiveRegion } from '@/ui/field';
import { ErrorSummary } from '@/ui/error-panel';
import { NewsletterConsent, PersonFields, ProjectFields, ServicePicker } from './detailed-fields';
import { detailedDraftKey } from './drafts';
import type { DetailedValues } from './schema';
import { useDetailedForm } from './use-detailed-form';

/** Counts the invalid fields; Designation is never one (docs/rules.md#designation). */
function InvalidFieldCount() {
  const { formState } = useFormContext<DetailedValues>();
  const invalid = Object.keys(formState.errors).length;
  return <ErrorSummary>{invalid > 0 ? summaryOf(invalid) : undefined}</ErrorSummary>;
}

/** In one column only: the last turn of the line, to Send. */
function SendBend() {
  return (
    <svg
      className="absolute top-[calc(50%-var(--line)*1.25)] right-[calc(100%+var(--cut))] hidden size-quarter max-md:block"
      viewBox="0 0 82.25 82.25"
      aria-hidden="true"
    >
      <path
        className="fill-none stroke-sand stroke-47"
        d="M82.25 58.75a58.75 58.75 0 0 1 -58.75 -58.75"
      />
    </svg>
  );
}

/** The detailed enquiry (docs/rules.md#detailed-enquiry-form). */
export function DetailedForm() {
  const { form, state, onSubmit, onFocus, honeypotRef } = useDetailedForm();
  const ref = useRef<HTMLFormElement>(null);
  const preHydration = usePreHydrationKey(detailedDraftKey);
  const { submitCount } = form.formState;

  // A submit moves the focus to the first invalid field; typing does not. The DOM knows which comes first.
  useEffect(() => {
    if (submitCount > 0) {
      ref.current
        ?.querySelector<HTMLElement>(
          ':is(input, button, textarea)[aria-invalid]:not([name="designation"])',
        )
        ?.focus();
    }
  }, [submitCount]);

  const syncValues = ({ currentTarget }: { currentTarget: Element }) =>
    syncFormValues(currentTarget, form, { email: toEmail });

  return (
    <FormProvider {...form}>
      <form
        ref={ref}
        className="py-24 pr-side pl-16 compact:pl-12 max-xl:pt-26 max-xl:pb-18 max-xl:pl-10 max-md:py-14 max-md:pl-[calc(var(--hang)+var(--line)+24px)] max-sm:pt-10 max-sm:pb-12 max-sm:pl-12"
        name={detailedDraftKey}
        data-pre-hydration={preHydration}
        noValidate
        aria-label={words.formLabel}
        onSubmit={(event) => {
          syncValues(event);
          void onSubmit(event);
        }}
        onBlur={syncValues}
        onFocus={onFocus}
      >
        {preHydration !== undefined && <FormNote words={formUnavailable} />}
        <PersonFields />
        <ProjectFields />
        <ServicePicker />
        <NewsletterConsent />
        <HoneypotField ref={honeypotRef} />
        <InvalidFieldCount />
        <div className="relative -mr-side flex items-center gap-cut max-md:ml-[calc(var(--line)*0.75+var(--cut)-24px)] max-sm:ml-[calc(var(--line)*0.75+var(--cut)-12px)]">
          <SendBend />
          <Button
            type="submit"
            size="large"
            className="min-w-55"
            busyLabel={state === 'submitting' ? messages.pleaseWait : undefined}
          >
            {words.send}
          </Button>
          <i className="h-line flex-1 bg-sand" aria-hidden="true" />
        </div>
        <LiveRegion>{state === 'failed' ? messages.notSent : undefined}</LiveRegion>
      </form>
    </FormProvider>
  );
}
