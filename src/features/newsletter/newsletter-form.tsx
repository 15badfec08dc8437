import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { type SubmissionState, useSubmission } from '@/api/use-submission';
import { formUnavailable } from '@/content/form-unavailable';
import { messages } from '@/content/messages';
import { newsletterFields as fields, newsletterWords as words } from '@/content/newsletter';
import { toBody } from '@/lib/fields';
import { controlsOf, reportFirstInvalid } from '@/lib/form-controls';
import { forgetSentFields } from '@/lib/sent-fields';
import { tabStorage } from '@/lib/storage';
import { usePreHydrationInput } from '@/lib/use-pre-hydration-input';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { FormNote } from '@/ui/form-note';
import { Toast } from '@/ui/toast';
import { HoneypotField } from '@/ui/field';

const newsletterDraftKey = 'newsletter';

const results: Partial<Record<SubmissionState, string>> = {
  success: words.success,
  failed: words.failure,
};

/** The controls of the form without the honeypot. */
const controlsIn = (form: HTMLFormElement | null) =>
  controlsOf(form).filter(({ name }) => name in fields);

/**
 * The footer's sign-up (docs/rules.md#newsletter-form). It is on every page, so it does without the
 * form library.
 */
export function NewsletterForm() {
  const { state, submit, reset, honeypotRef, formProps, isHydrated } = useSubmission(
    '/newsletter',
    newsletterDraftKey,
  );
  const ref = useRef<HTMLFormElement>(null);
  const takePreHydrationInput = usePreHydrationInput(newsletterDraftKey);
  const typedValues = () =>
    Object.fromEntries(controlsIn(ref.current).map(({ name, value }) => [name, value]));

  // Restores what was typed in this tab (docs/rules.md#drafts).
  useLayoutEffect(() => {
    const values = { ...tabStorage.readFields(newsletterDraftKey), ...takePreHydrationInput() };
    for (const control of controlsIn(ref.current)) {
      const value = values[control.name];
      if (typeof value === 'string') control.value = value;
    }
  }, [takePreHydrationInput]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reportFirstInvalid(event.currentTarget)) return;
    const sent = typedValues();
    const isSent = await submit(toBody(fields, sent));
    if (!isSent) return;
    // What was typed since then stays.
    for (const control of controlsIn(ref.current))
      if (control.value === sent[control.name]) control.value = '';
    forgetSentFields(newsletterDraftKey, sent);
  };

  return (
    <form
      {...formProps}
      ref={ref}
      className="grid grid-cols-2 gap-x-4 gap-y-5 max-sm:grid-cols-1"
      onSubmit={(event) => void onSubmit(event)}
      onInput={() => {
        reset();
        tabStorage.write(newsletterDraftKey, typedValues());
      }}
    >
      <TextField row={fields.firstName} name="firstName" />
      <TextField row={fields.email} name="email" />
      <HoneypotField ref={honeypotRef} />
      <Button
        type="submit"
        className="mt-1 justify-self-start"
        busyLabel={state === 'submitting' ? messages.pleaseWait : undefined}
      >
        {words.subscribe}
      </Button>
      {!isHydrated && <FormNote words={formUnavailable} />}
      <Toast size="small" isFailed={state === 'failed'} className="col-span-full">
        {results[state]}
      </Toast>
    </form>
  );
}
