import { useEffect, useRef } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { contactWords as words, summaryOf } from '@/content/contact';
import { messages } from '@/content/messages';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Check } from '@/ui/check';
import { ErrorSummary } from '@/ui/error-summary';
import { Heard } from '@/ui/heard';
import { TextLink } from '@/ui/text-link';
import { TrapField } from '@/ui/trap-field';
import { ProjectFields } from './project-fields';
import { ServicePicker } from './service-picker';
import { useDetailedForm } from './use-detailed-form';
import { YouFields } from './you-fields';
import './detailed-form.css';

/** The detailed enquiry (specification 2.9, 3 and 5). */
export function DetailedForm() {
  const { form, state, onSubmit, onFocus, trapRef } = useDetailedForm();
  const ref = useRef<HTMLFormElement>(null);
  const [designation, wantsNewsletter] = useWatch({
    control: form.control,
    name: ['designation', 'subscribeToNewsletter'],
  });
  const { isSubmitted, errors, submitCount } = form.formState;
  const isDesignationMissing = isSubmitted && designation.trim() === '';
  const gaps = Object.keys(errors).length;

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
        <YouFields isDesignationMissing={isDesignationMissing} />
        <ProjectFields />
        <ServicePicker />
        <div className="consent">
          <Check {...form.register('subscribeToNewsletter')}>{words.newsletter}</Check>
          {wantsNewsletter && (
            <div className="notice" role="note">
              <p>
                {words.notice} {words.noticeBefore}{' '}
                <TextLink to={paths.privacyPolicy}>{words.noticeLink}</TextLink> {words.noticeAfter}
              </p>
            </div>
          )}
        </div>
        <TrapField ref={trapRef} />
        <ErrorSummary>
          {gaps > 0 ? summaryOf(gaps + (isDesignationMissing ? 1 : 0)) : undefined}
        </ErrorSummary>
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
