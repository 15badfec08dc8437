import { type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { messages } from '@/content/messages';
import { formUnavailable } from '@/content/form-unavailable';
import { newsletterFields, newsletterWords as words } from '@/content/newsletter';
import { toEmail } from '@/lib/normalize-entries';
import { lazyScript } from '@/lib/lazy-script';
import { reportFirstInvalid } from '@/lib/form-controls';
import { tabStorage } from '@/lib/storage';
import { usePreHydrationInput, usePreHydrationKey } from '@/lib/use-pre-hydration-input';
import { type Send, useSubmission } from '@/lib/use-submission';
import { limits, toSingleLine } from '@/lib/validation';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { FormNote } from '@/ui/form-note';
import { Toast } from '@/ui/toast';
import { HoneypotField } from '@/ui/field';
import type { NewsletterSignUp } from './schema';

const newsletterDraftKey = 'newsletter';

/**
 * Restores what was typed into the sign-up in this tab (docs/rules.md#drafts).
 * @returns `keep`, to call on input, `typed`, which gives the entries by name, and `forget`, to call after success with
 * the entries that were sent
 */
function useNewsletterDraft(ref: RefObject<HTMLFormElement | null>) {
  const takePreHydrationInput = usePreHydrationInput(newsletterDraftKey);
  const fields = () => ref.current?.querySelectorAll<HTMLInputElement>('[required]') ?? [];
  const typed = () => Object.fromEntries(Array.from(fields(), ({ name, value }) => [name, value]));

  useLayoutEffect(() => {
    const kept = { ...tabStorage.readFields(newsletterDraftKey), ...takePreHydrationInput() };
    for (const field of ref.current?.querySelectorAll<HTMLInputElement>('[required]') ?? []) {
      const value = kept[field.name];
      if (typeof value === 'string') field.value = value;
    }
  }, [ref, takePreHydrationInput]);

  return {
    typed,
    keep: () => tabStorage.write(newsletterDraftKey, typed()),
    forget: (sent: Readonly<Record<string, string>>) => {
      for (const field of fields()) if (field.value === sent[field.name]) field.value = '';
      tabStorage.forgetSent(newsletterDraftKey, sent);
    },
  };
}

type SignUp = Omit<NewsletterSignUp, 'createdAt'>;

/** Prefetched when the form gets the focus, so that sending needs no script that has yet to load. */
const api = lazyScript(() => import('@/api/post'));

const send: Send<SignUp, unknown> = async (body, meta) => {
  const { postNewsletter } = await api.load();
  return postNewsletter(body, meta);
};

const results = {
  success: words.success,
  failed: words.failure,
  idle: undefined,
  submitting: undefined,
};

/**
 * The footer's sign-up: native validation, and a message after success or failure (docs/rules.md#newsletter-form). It is
 * on every page, so it uses no form library.
 */
export function NewsletterForm() {
  const { state, submit, reset, honeypotRef } = useSubmission(send);
  const preHydration = usePreHydrationKey(newsletterDraftKey);
  const ref = useRef<HTMLFormElement>(null);
  const draft = useNewsletterDraft(ref);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reportFirstInvalid(event.currentTarget)) return;
    const typed = draft.typed();
    const { firstName = '', email = '' } = typed;
    const sent = await submit({ firstName: toSingleLine(firstName), email: toEmail(email) });
    if (sent) draft.forget(typed);
  };

  return (
    <form
      ref={ref}
      className="grid grid-cols-2 gap-x-4 gap-y-5 max-sm:grid-cols-1"
      noValidate
      name={newsletterDraftKey}
      data-pre-hydration={preHydration}
      onSubmit={(event) => void onSubmit(event)}
      onInput={() => {
        reset();
        draft.keep();
      }}
      onFocus={api.prefetch}
    >
      <TextField {...newsletterFields.firstName} name="firstName" required limit={limits.line} />
      <TextField {...newsletterFields.email} name="email" required limit={limits.email} />
      <HoneypotField ref={honeypotRef} />
      <Button
        type="submit"
        className="mt-1 justify-self-start"
        busyLabel={state === 'submitting' ? messages.pleaseWait : undefined}
      >
        {words.subscribe}
      </Button>
      {preHydration !== undefined && <FormNote words={formUnavailable} />}
      <Toast quiet failed={state === 'failed'} className="col-span-full">
        {results[state]}
      </Toast>
    </form>
  );
}
