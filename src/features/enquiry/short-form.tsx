import { clsx } from 'clsx';
import { useForm } from 'react-hook-form';
import type { Contents } from '@/api/post';
import { useSubmission } from '@/api/use-submission';
import { shortFields as fields, shortFormWords as words } from '@/content/enquiry';
import { formUnavailable } from '@/content/form-unavailable';
import { messages } from '@/content/messages';
import { toEmail } from '@/lib/normalize-entries';
import { paths } from '@/content/pages';
import { reportFirstInvalid, syncFormValues } from '@/lib/form-controls';
import { tabStorage, unsentFields } from '@/lib/storage';
import { limits, toSingleLine, toVisibleLine } from '@/lib/validation';
import { Button, ButtonLink } from '@/ui/button';
import { FieldGrid, HoneypotField, LiveRegion } from '@/ui/field';
import { FormNote } from '@/ui/form-note';
import { TextField } from '@/ui/text-field';
import { Toast } from '@/ui/toast';
import { BriefField } from './brief-field';
import {
  detailedDraftKey,
  forgetSentEnquiry,
  shortDraftKey as draftKey,
  useEnquiryDraft,
  withTextsOf,
} from './drafts';

type ShortValues = Record<keyof typeof fields, string>;

const emptyValues: ShortValues = {
  name: '',
  email: '',
  organizationName: '',
  contact: '',
  projectDescription: '',
};

const toValues = (draft: Record<string, unknown>) => withTextsOf(draft, emptyValues);

/**
 * @returns the body's content: trimmed, `contact` left out when empty, `page` fixed
 * (docs/rules.md#short-enquiry-payload).
 */
const toContent = ({
  contact,
  projectDescription,
  ...lines
}: ShortValues): Contents['/get-in-touch'] => ({
  name: toSingleLine(lines.name),
  email: toEmail(lines.email),
  organizationName: toSingleLine(lines.organizationName),
  ...(toVisibleLine(contact) && { contact: toVisibleLine(contact) }),
  projectDescription: projectDescription.trim(),
  page: 'services',
});

/** Copies the filled fields of the short form into the empty ones of the detailed form's draft. */
function carryToDetailedForm(values: ShortValues) {
  const draft = tabStorage.readFields(detailedDraftKey);
  const carried = Object.entries(values).filter(([name, text]) => text !== '' && !draft[name]);
  if (carried.length === 0) return;
  tabStorage.write(detailedDraftKey, { ...draft, ...Object.fromEntries(carried) });
}

/**
 * The short enquiry, identical on the services and about pages (docs/rules.md#short-enquiry-form): after a 200 it shows a
 * message and empties, except what was typed since. On any other result it keeps every character and shows nothing.
 */
export function ShortForm() {
  const form = useForm<ShortValues>({ defaultValues: emptyValues });
  useEnquiryDraft(form, draftKey, toValues);
  const { state, submit, reset, honeypotRef, formProps, isHydrated } = useSubmission(
    '/get-in-touch',
    draftKey,
  );
  const onSubmit = form.handleSubmit(async (values) => {
    if (!(await submit(toContent(values)))) return;
    form.reset({ ...emptyValues, ...unsentFields(form.getValues(), values) });
    forgetSentEnquiry(draftKey, values);
  });
  const { register } = form;
  const { errors } = form.formState;
  const line = (name: keyof ShortValues, limit: (typeof limits)['line']) => ({
    ...fields[name],
    limit,
    error: errors[name]?.message,
    ...register(name, { validate: limit.says }),
  });
  const syncValues = ({ currentTarget }: { currentTarget: Element }) =>
    syncFormValues(currentTarget, form, { email: toEmail });

  return (
    <form
      {...formProps}
      className="rounded-card rounded-br-turn bg-white p-panel"
      aria-label={words.label}
      onSubmit={(event) => {
        event.preventDefault();
        syncValues(event);
        if (!reportFirstInvalid(event.currentTarget)) void onSubmit(event);
      }}
      onInput={reset}
      onBlur={syncValues}
    >
      {!isHydrated && <FormNote words={formUnavailable} />}
      <FieldGrid>
        <TextField {...line('name', limits.line)} required />
        <TextField {...line('email', limits.email)} required />
        <TextField {...line('organizationName', limits.line)} required />
        <TextField {...line('contact', limits.contact)} />
        <BriefField
          control={form.control}
          {...fields.projectDescription}
          {...register('projectDescription', { validate: limits.brief.says })}
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
          <Toast className="mt-2">{state === 'success' ? messages.shortSuccess : undefined}</Toast>
        </div>
      </FieldGrid>
    </form>
  );
}
