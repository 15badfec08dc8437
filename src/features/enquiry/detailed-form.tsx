import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { contactWords as words } from '@/content/contact';
import { messages } from '@/content/messages';
import { Button } from '@/ui/button';
import { Heard } from '@/ui/heard';
import { TrapField } from '@/ui/trap-field';
import { GapSummary } from './gap-summary';
import { NewsletterConsent } from './newsletter-consent';
import { ProjectFields } from './project-fields';
import { ServicePicker } from './service-picker';
import { useDetailedForm } from './use-detailed-form';
import { YouFields } from './you-fields';
import './detailed-form.css';

/** The detailed enquiry (specification 2.9, 3 and 5). */
export function DetailedForm() {
  const { form, state, onSubmit, onFocus, trapRef } = useDetailedForm();
  const ref = useRef<HTMLFormElement>(null);
  const { submitCount } = form.formState;

  // Only a Send moves the focus, to the first gap; mending a field does not.
  useEffect(() => {
    if (submitCount > 0) {
      ref.current
        ?.querySelector<HTMLElement>(':is(input, button, textarea)[aria-invalid]')
        ?.focus();
    }
  }, [submitCount]);

  return (
    <FormProvider {...form}>
      <form
        ref={ref}
        className="formside"
        noValidate
        aria-label={words.formLabel}
        onSubmit={(event) => void onSubmit(event)}
        onFocus={onFocus}
      >
        <YouFields />
        <ProjectFields />
        <ServicePicker />
        <NewsletterConsent />
        <TrapField ref={trapRef} />
        <GapSummary />
        <div className="sendrow">
          <Button
            type="submit"
            size="large"
            busyLabel={state === 'submitting' ? messages.pleaseWait : undefined}
          >
            {words.send}
          </Button>
          <i aria-hidden="true" />
        </div>
        <Heard>{state === 'failed' ? messages.notSent : undefined}</Heard>
      </form>
    </FormProvider>
  );
}
