import { type FormEvent, useRef } from 'react';
import { messages } from '@/content/messages';
import { formUnavailable } from '@/content/form-unavailable';
import { newsletterWords as words } from '@/content/newsletter';
import { toEmail } from '@/lib/normalize-entries';
import { lazyScript } from '@/lib/lazy-script';
import { reportFirstInvalid } from '@/lib/report-first-invalid';
import { usePreHydrationKey } from '@/lib/use-pre-hydration-input';
import { type Send, useSubmission } from '@/lib/use-submission';
import { limits, toSingleLine } from '@/lib/validation';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { FormNote } from '@/ui/form-note';
import { Toast } from '@/ui/toast';
import { HoneypotField } from '@/ui/honeypot-field';
import type { NewsletterSignUp } from './schema';
import { newsletterDraftKey, useNewsletterDraft } from './use-newsletter-draft';

type SignUp = Omit<NewsletterSignUp, 'createdAt'>;

/** Prefetched when the form gets the focus, so that sending needs no script that has yet to load. */
const api = lazyScript(() => import('@/api/newsletter'));

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
    const form = event.currentTarget;
    if (reportFirstInvalid(form)) return;
    const values = new FormData(form);
    const read = (name: keyof SignUp) => {
      const value = values.get(name);
      return typeof value === 'string' ? value : '';
    };
    const sent = await submit({
      firstName: toSingleLine(read('firstName')),
      email: toEmail(read('email')),
    });
    if (!sent) return;
    form.reset();
    draft.forget();
  };

  return (
    <form
      ref={ref}
      className="grid grid-cols-2 gap-x-4 gap-y-5 max-sm:grid-cols-1"
      noValidate
      data-pre-hydration={preHydration}
      onSubmit={(event) => void onSubmit(event)}
      onInput={() => {
        reset();
        draft.keep();
      }}
      onFocus={api.prefetch}
    >
      <TextField
        label={words.firstName}
        name="firstName"
        required
        limit={limits.line}
        autoComplete="given-name"
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        required
        limit={limits.email}
        autoComplete="email"
      />
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
