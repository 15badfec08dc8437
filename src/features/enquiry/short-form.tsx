import { clsx } from 'clsx';
import { FormProvider, useForm } from 'react-hook-form';
import { useSubmission } from '@/api/use-submission';
import { shortFields as fields, shortFormWords as words } from '@/content/enquiry';
import { formUnavailable } from '@/content/form-unavailable';
import { messages } from '@/content/messages';
import { paths } from '@/content/pages';
import { readFields, toBody, type ValuesOf } from '@/lib/fields';
import { reportFirstInvalid } from '@/lib/form-controls';
import { unsentFields } from '@/lib/sent-fields';
import { tabStorage } from '@/lib/storage';
import { syncFormValues } from '@/lib/sync-form-values';
import { Button, ButtonLink } from '@/ui/button';
import { FieldGrid, HoneypotField, LiveRegion } from '@/ui/field';
import { FormNote } from '@/ui/form-note';
import { RowField } from '@/ui/row-field';
import { Toast } from '@/ui/toast';
import {
  detailedDraftKey,
  forgetSentEnquiry,
  shortDraftKey as draftKey,
  useEnquiryDraft,
} from './drafts';

const emptyValues = readFields(fields);

const toValues = (draft: Record<string, unknown>) => readFields(fields, draft);
const toDraft = (values: ValuesOf<typeof fields>) => values;

/**
 * The short enquiry (docs/rules.md#short-enquiry-form): after a 200 it shows a message and empties,
 * except what was typed since. On any other result it keeps every character and shows nothing.
 */
export function ShortForm() {
  const form = useForm({ defaultValues: emptyValues });
  useEnquiryDraft(form, draftKey, toValues, toDraft);
  const { state, submit, reset, honeypotRef, formProps, isHydrated } = useSubmission(
    '/get-in-touch',
    draftKey,
  );
  const onSubmit = form.handleSubmit(async (values) => {
    const isSent = await submit(toBody(fields, values));
    if (!isSent) return;
    // Emptying the form writes its draft, so the drafts forget what was sent only after that.
    form.reset({ ...emptyValues, ...unsentFields(form.getValues(), values) });
    forgetSentEnquiry(draftKey, values);
  });
  // On blur and before each use, because a password manager may fill in fields without an event.
  const syncValues = ({ currentTarget }: { currentTarget: Element }) =>
    syncFormValues(currentTarget, form, fields);

  return (
    <FormProvider {...form}>
      <form
        {...formProps}
        className="rounded-card rounded-br-turn bg-white p-panel"
        aria-label={words.label}
        onSubmit={(event) => {
          event.preventDefault();
          syncValues(event);
          if (!reportFirstInvalid(event.currentTarget)) void onSubmit(event);
        }}
        // Typing on removes the message of success.
        onInput={reset}
        onBlur={syncValues}
      >
        {!isHydrated && <FormNote words={formUnavailable} />}
        <FieldGrid>
          <RowField fields={fields} name="name" />
          <RowField fields={fields} name="email" />
          <RowField fields={fields} name="organizationName" />
          <RowField fields={fields} name="contact" />
          <RowField fields={fields} name="projectDescription" />
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
              tone="outline"
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
            <Toast className="mt-2">
              {state === 'success' ? messages.shortSuccess : undefined}
            </Toast>
          </div>
        </FieldGrid>
      </form>
    </FormProvider>
  );
}

/** Copies the filled fields of the short form into the empty ones of the detailed form's draft. */
function carryToDetailedForm(values: ValuesOf<typeof fields>) {
  const draft = tabStorage.readFields(detailedDraftKey);
  const carried = Object.entries(values).filter(([name, text]) => text !== '' && !draft[name]);
  if (carried.length === 0) return;
  tabStorage.write(detailedDraftKey, { ...draft, ...Object.fromEntries(carried) });
}
