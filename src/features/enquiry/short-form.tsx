import { messages } from '@/content/messages';
import { formAway } from '@/content/form-away';
import { shortFormWords as words } from '@/content/short-form';
import { paths } from '@/lib/paths';
import { shortDraftKey } from '@/lib/draft';
import { reportGap } from '@/lib/report-gap';
import { useEarly } from '@/lib/use-early-input';
import { lengths } from '@/lib/validation';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { FormNote } from '@/ui/form-note';
import { TextField } from '@/ui/text-field';
import { Heard } from '@/ui/heard';
import { Toast } from '@/ui/toast';
import { RouteLink } from '@/ui/route-link';
import { TrapField } from '@/ui/trap-field';
import { BriefField, lengthOf } from './brief-field';
import { carryOver } from './enquiry-drafts';
import { useShortForm } from './use-short-form';
import './short-form.css';

/** The short enquiry, identical on the services and about pages (specification 2.6 and 2.7). */
export function ShortForm() {
  const { form, state, onSubmit, onEdit, onFocus, trapRef } = useShortForm();
  const { register } = form;
  const early = useEarly(shortDraftKey);
  return (
    <form
      className="formcard"
      data-early={early}
      aria-label={words.label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!reportGap(event.currentTarget)) void onSubmit(event);
      }}
      onInput={onEdit}
      onFocus={onFocus}
    >
      {early !== undefined && <FormNote words={formAway} />}
      <div className="fgrid">
        <TextField
          label={words.name}
          required
          maxLength={lengths.line}
          autoComplete="name"
          {...register('name')}
        />
        <TextField
          label={words.email}
          type="email"
          required
          maxLength={lengths.email}
          autoComplete="email"
          {...register('email')}
        />
        <TextField
          label={words.company}
          required
          maxLength={lengths.line}
          autoComplete="organization"
          {...register('organizationName')}
        />
        <TextField
          label={words.contact}
          type="tel"
          maxLength={lengths.phone}
          autoComplete="tel"
          {...register('contact')}
        />
        <BriefField
          control={form.control}
          label={words.brief}
          {...register('projectDescription', {
            validate: (value) => lengthOf(value) <= lengths.brief,
          })}
        />
        <TrapField ref={trapRef} />
        <div className="wide factions">
          <Button
            type="submit"
            busyLabel={state === 'submitting' ? messages.pleaseWait : undefined}
          >
            {words.submit}
          </Button>
          <RouteLink
            to={paths.contact}
            onClick={() => carryOver(form.getValues())}
            className={buttonClass({ tone: 'line' })}
          >
            {words.detailed}
          </RouteLink>
        </div>
        <div className="wide">
          <Heard>{state === 'failed' ? messages.notSent : undefined}</Heard>
          <Toast>{state === 'success' ? messages.shortSuccess : undefined}</Toast>
        </div>
      </div>
    </form>
  );
}
