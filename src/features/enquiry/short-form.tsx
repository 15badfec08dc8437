import { clsx } from 'clsx';
import { useForm } from 'react-hook-form';
import { shortFields as fields, shortFormWords as words } from '@/content/enquiry';
import { formUnavailable } from '@/content/form-unavailable';
import { messages } from '@/content/messages';
import { idempotencyKeyStore, type Send, useSubmission } from '@/lib/use-submission';
import { lazyScript } from '@/lib/lazy-script';
import { toEmail } from '@/lib/normalize-entries';
import { paths } from '@/lib/paths';
import { reportFirstInvalid, syncFormValues } from '@/lib/form-controls';
import { tabStorage, unsentFields } from '@/lib/storage';
import { usePreHydrationKey } from '@/lib/use-pre-hydration-input';
import { limits, maxLengths, toSingleLine, toVisibleLine } from '@/lib/validation';
import { Button, ButtonLink } from '@/ui/button';
import { FieldGrid, HoneypotField, LiveRegion } from '@/ui/field';
import { FormNote } from '@/ui/form-note';
import { TextField } from '@/ui/text-field';
import { Toast } from '@/ui/toast';
import { BriefField, lengthOf } from './brief-field';
import {
  detailedDraftKey,
  forgetSentEnquiry,
  shortDraftKey as draftKey,
  useEnquiryDraft,
} from './drafts';
import type { ShortEnquiry } from './schema';

type ShortValues = Record<keyof typeof fields, string>;

const emptyValues: ShortValues = {
  name: '',
  email: '',
  organizationName: '',
  contact: '',
  projectDescription: '',
};

/** @returns the form's fields of a draft, which may hold anything; missing ones are empty */
const toValues = (draft: Record<string, unknown>): ShortValues => ({
  ...emptyValues,
  ...Object.fromEntries(
    Object.keys(emptyValues).flatMap((name) =>
      typeof draft[name] === 'string' ? [[name, draft[name]]] : [],
    ),
  ),
});

/** Without `createdAt`, which is set at the click. */
type Content = Omit<ShortEnquiry, 'createdAt'>;

/** Prefetched when the form gets the focus, so that sending needs no script that has yet to load. */
const api = lazyScript(() => import('@/api/post'));

const send: Send<Content, unknown> = async (body, meta) => {
  const { postGetInTouch } = await api.load();
  return postGetInTouch(body, meta);
};

/**
 * @returns the body's content: trimmed, `contact` left out when empty, `page` fixed
 * (docs/rules.md#short-enquiry-payload).
 */
const toContent = ({ contact, projectDescription, ...lines }: ShortValues): Content => ({
  name: toSingleLine(lines.name),
  email: toEmail(lines.email),
  organizationName: toSingleLine(lines.organizationName),
  ...(toVisibleLine(contact) && { contact: toVisibleLine(contact) }),
  projectDescription: projectDescription.trim(),
  page: 'services',
});

const keyStore = idempotencyKeyStore(draftKey);

/**
 * The short form (docs/rules.md#short-enquiry-form): after a 200 it shows a message and empties, except what was typed
 * since. On any other result it keeps every character and shows nothing.
 */
function useShortForm() {
  const form = useForm<ShortValues>({ defaultValues: emptyValues });
  const initialElapsedTime = useEnquiryDraft(form, {
    storageKey: draftKey,
    toValues,
  });
  const { state, submit, reset, honeypotRef } = useSubmission(send, {
    keyStore,
    initialElapsedTime,
  });

  const onSubmit = form.handleSubmit(async (values) => {
    const sent = await submit(toContent(values));
    if (!sent) return;
    form.reset({ ...emptyValues, ...unsentFields(form.getValues(), values) });
    forgetSentEnquiry(draftKey, values);
  });

  return {
    form,
    state,
    onSubmit,
    onEdit: reset,
    honeypotRef,
    onFocus: api.prefetch,
  };
}

/** Copies the filled fields of the short form into the empty ones of the detailed form's draft. */
function carryToDetailedForm(values: ShortValues) {
  const draft = tabStorage.readFields(detailedDraftKey);
  const carried = Object.entries(values).filter(([name, text]) => text !== '' && !draft[name]);
  if (carried.length === 0) return;
  tabStorage.write(detailedDraftKey, { ...draft, ...Object.fromEntries(carried) });
}

/** The short enquiry, identical on the services and about pages (docs/rules.md#short-enquiry-form). */
export function ShortForm() {
  const { form, state, onSubmit, onEdit, onFocus, honeypotRef } = useShortForm();
  const { register } = form;
  const { errors } = form.formState;
  const line = (name: keyof ShortValues, limit: (typeof limits)['line']) => ({
    ...fields[name],
    limit,
    error: errors[name]?.message,
    ...register(name, { validate: limit.says }),
  });
  const preHydration = usePreHydrationKey(draftKey);
  const syncValues = ({ currentTarget }: { currentTarget: Element }) =>
    syncFormValues(currentTarget, form, { email: toEmail });

  return (
    <form
      className="rounded-card rounded-br-turn bg-white p-panel"
      name={draftKey}
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
        <TextField {...line('name', limits.line)} required />
        <TextField {...line('email', limits.email)} required />
        <TextField {...line('organizationName', limits.line)} required />
        <TextField {...line('contact', limits.contact)} />
        <BriefField
          control={form.control}
          {...fields.projectDescription}
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
