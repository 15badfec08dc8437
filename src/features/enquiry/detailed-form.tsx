import { yupResolver } from '@hookform/resolvers/yup';
import { clsx } from 'clsx';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSubmission } from '@/api/use-submission';
import { contactWords as words, summaryOf } from '@/content/contact';
import { detailedFields as fields } from '@/content/enquiry';
import { formUnavailable } from '@/content/form-unavailable';
import { messages } from '@/content/messages';
import { paths } from '@/content/pages';
import { type FieldRows, looksMissing, readFields, toBody } from '@/lib/fields';
import { successState } from '@/lib/history-state';
import { showNotice } from '@/lib/notice';
import { schemaOf } from '@/lib/schema-fields';
import { syncFormValues } from '@/lib/sync-form-values';
import { toRecord } from '@/lib/to-record';
import { Button } from '@/ui/button';
import { HoneypotField, LiveRegion } from '@/ui/field';
import { FormNote } from '@/ui/form-note';
import { QuarterBend } from '@/ui/piece';
import { type DetailedValues, draftConversion } from './detailed-draft';
import { NewsletterConsent, PersonFields, ProjectFields, ServicePicker } from './detailed-fields';
import { detailedDraftKey as draftKey, forgetSentEnquiry, useEnquiryDraft } from './drafts';

const rows: FieldRows = fields;

// `useSubmission` adds the moment, when the form is sent.
const { createdAt: _moment, ...enteredFields } = fields;
const schema = schemaOf(enteredFields);

/**
 * The detailed enquiry (docs/rules.md#detailed-enquiry-form): the first submit shows what is
 * invalid. After a 200 it navigates to /success. On any other result it keeps every character and
 * shows nothing, as is specified, but tells screen readers, which cannot see that it stayed.
 */
export function DetailedForm() {
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm<DetailedValues>({
    defaultValues: readFields(fields),
    resolver: yupResolver(schema, { stripUnknown: true }),
    shouldFocusError: false,
  });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const service = search.get('service');
  const { toValues, toDraft } = useMemo(() => draftConversion(service), [service]);
  useEnquiryDraft(form, draftKey, toValues, toDraft);
  const { state, submit, honeypotRef, formProps, isHydrated } = useSubmission(
    '/contact-us',
    draftKey,
  );
  const onSubmit = form.handleSubmit(async (values) => {
    // As the draft has it: `values` are normalised.
    const typed = form.getValues();
    if (!(await submit(toBody(fields, values)))) return;
    forgetSentEnquiry(draftKey, typed);
    // Do not navigate a visitor who has left the page meanwhile.
    if (ref.current) await navigate(paths.success, { state: successState });
    else showNotice(words.sentMeanwhile);
  });
  useFocusOnInvalid(ref, form.formState.submitCount);

  // On blur and before the submit, because a password manager may fill in fields without an event.
  const syncValues = ({ currentTarget }: { currentTarget: Element }) =>
    syncFormValues(currentTarget, form, fields);

  return (
    <FormProvider {...form}>
      <form
        {...formProps}
        ref={ref}
        className={clsx(
          'py-24 pr-side pl-16 compact:pl-12 max-xl:pt-26 max-xl:pb-18 max-xl:pl-10',
          'max-md:py-14 max-md:pl-[calc(var(--hang)+var(--line)+24px)] max-sm:pt-10 max-sm:pb-12 max-sm:pl-12',
        )}
        aria-label={words.formLabel}
        onSubmit={(event) => {
          syncValues(event);
          void onSubmit(event);
        }}
        onBlur={syncValues}
      >
        {!isHydrated && <FormNote words={formUnavailable} />}
        <PersonFields />
        <ProjectFields />
        <ServicePicker />
        <NewsletterConsent />
        <HoneypotField ref={honeypotRef} />
        <InvalidCount />
        <SendRow isBusy={state === 'submitting'} />
        <LiveRegion>{state === 'failed' ? messages.notSent : undefined}</LiveRegion>
      </form>
    </FormProvider>
  );
}

/** Every submit moves the focus to the first field that blocks it, which `looks` does not. */
function useFocusOnInvalid(form: RefObject<HTMLFormElement | null>, submitCount: number) {
  useEffect(() => {
    if (submitCount === 0) return;
    // The document has the fields in the order in which they are seen.
    const invalid = form.current?.querySelectorAll<HTMLInputElement>(
      ':is(input, select, textarea)[aria-invalid]',
    );
    const blocking = [...(invalid ?? [])].find(({ name }) => rows[name]?.required !== 'looks');
    blocking?.focus();
  }, [form, submitCount]);
}

/** Announces how many fields are red, once one of them blocks the form. */
function InvalidCount() {
  const { control, formState } = useFormContext<DetailedValues>();
  const invalidCount = Object.keys(formState.errors).length;
  const missingCount = useWatch({ control, compute: countMissing });
  return (
    <div role="alert">
      {invalidCount > 0 && (
        <p
          className={clsx(
            'mb-7 flex items-center gap-3.5 text-body/snug font-semibold text-error',
            'before:size-3 before:flex-none before:animate-drop-small before:rounded-full before:bg-error',
          )}
        >
          {summaryOf(invalidCount + missingCount)}
        </p>
      )}
    </div>
  );
}

/** Counts the empty fields that look required but block nothing (docs/rules.md#designation). */
const countMissing = (values: object) =>
  Object.entries(toRecord(values)).filter(([name, entry]) => looksMissing(rows[name], entry))
    .length;

/**
 * Send and the line on to the window's edge. In one column the line comes down beside the form and
 * turns to Send in a bend 1.75 lines wide, whose end is level with Send, 1.25 lines below its top.
 */
function SendRow({ isBusy }: { isBusy: boolean }) {
  return (
    <div
      className={clsx(
        'relative -mr-side flex items-center gap-cut',
        'max-md:ml-[calc(var(--line)*0.75+var(--cut)-24px)] max-sm:ml-[calc(var(--line)*0.75+var(--cut)-12px)]',
      )}
    >
      <QuarterBend
        corner="bottom-left"
        className="top-[calc(50%-var(--line)*1.25)] right-[calc(100%+var(--cut))] hidden text-sand max-md:block"
      />
      <Button
        type="submit"
        size="large"
        className="min-w-55"
        busyLabel={isBusy ? messages.pleaseWait : undefined}
      >
        {words.send}
      </Button>
      <i className="h-line flex-1 bg-sand" aria-hidden="true" />
    </div>
  );
}
