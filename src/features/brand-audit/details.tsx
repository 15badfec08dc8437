import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, type WheelEvent } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { detailFields, detailsWords, summaryWords as words } from '@/content/audit';
import { auditQuestions } from '@/content/audit-questions';
import { limits } from '@/lib/validation';
import { reveal } from '@/motion/reveal';
import { FieldGrid } from '@/ui/field';
import { TextField } from '@/ui/text-field';
import { TextLink } from '@/ui/text-link';
import type { DetailName } from './use-audit-form';
import { RailLayer } from './rail';
import type { AuditSubmission } from './schema';

interface RingPictureProps {
  isWhole: boolean;
}

/** The line almost closed into a ring round its dot; the last quarter stands for what is still missing. */
function RingPicture({ isWhole }: RingPictureProps) {
  return (
    <svg
      className="w-[329px] flex-none xl:mt-18 max-xl:w-55 max-sm:mt-8 max-sm:w-35"
      viewBox="0 0 329 329"
      aria-hidden="true"
    >
      <g className="fill-none stroke-ink stroke-94">
        <path d="M164.500 282A117.500 117.500 0 0 1 164.500 47" />
        <path d="M164.500 47A117.500 117.500 0 0 1 282 164.500" />
        <path
          className={clsx(
            'transition-colors duration-open ease-roll',
            !isWhole && 'stroke-[color-mix(in_srgb,var(--sand),var(--ink)_8.5%)]',
          )}
          d="M282 164.500A117.500 117.500 0 0 1 164.500 282"
        />
      </g>
      <path className="fill-sand" d="M154 0h21v329h-21zM164 154h165v21H164z" />
      <circle className="fill-piece" cx="164.5" cy="164.5" r="47" />
    </svg>
  );
}

interface DetailFieldProps {
  name: Exclude<DetailName, 'newsletter'>;
  label: string;
  type?: 'email' | 'url' | 'number' | 'tel';
  autoComplete: string;
  placeholder?: string;
}

const limitOf = { email: limits.email, url: limits.url, tel: limits.contact };

/** While read-only, a number field ignores the wheel, and the page scrolls. */
const hold = ({ currentTarget }: WheelEvent<HTMLInputElement>) => {
  currentTarget.readOnly = true;
  setTimeout(() => {
    currentTarget.readOnly = false;
  });
};

/** One corporate detail with its rules (docs/rules.md#audit-fields). */
function DetailField({ name, type, ...rest }: DetailFieldProps) {
  const { register, getFieldState, formState } = useFormContext<AuditSubmission>();
  const isNumber = type === 'number';
  const { ref, ...field } = register(name, isNumber ? { valueAsNumber: true } : {});
  const { error } = getFieldState(name, formState);

  return (
    <TextField
      {...rest}
      {...field}
      ref={ref}
      {...(isNumber
        ? { type, min: 0, step: 1, inputMode: 'numeric', onWheel: hold }
        : { type, limit: type ? limitOf[type] : limits.line })}
      id={name}
      className="scroll-mt-10"
      required
      error={error?.message}
    />
  );
}

/** @returns the questions that a submit found unanswered, and the details that are wrong */
export function useInvalidFields() {
  const { errors } = useFormState<AuditSubmission>();
  return {
    unanswered: auditQuestions.filter(({ questionId }) => errors[questionId]),
    invalidDetails: detailFields.filter(({ name }) => errors[name]),
  };
}

interface InvalidFieldRowProps {
  to: string;
  /** Text of the link. */
  action: string;
  children: string;
}

/** One missing answer or wrong field, with a link to it. */
function InvalidFieldRow({ to, action, children }: InvalidFieldRowProps) {
  return (
    <li className="flex flex-wrap justify-between gap-x-6 border-t border-hair py-3 font-medium">
      <span className="flex-[1_1_8em]">{children}</span>
      <TextLink to={to} className="flex-none">
        {action}
      </TextLink>
    </li>
  );
}

/** Lists missing answers and wrong fields, with a link to each. A submit focuses it. */
export function InvalidSummary() {
  const { submitCount } = useFormState<AuditSubmission>();
  const { unanswered, invalidDetails } = useInvalidFields();
  const [firstInvalid] = invalidDetails;
  const hasGaps = unanswered.length + invalidDetails.length > 0;
  const ref = useRef<HTMLElement>(null);
  const seenCount = useRef(0);

  // Only after a submit: later errors appear while the visitor is typing.
  useEffect(() => {
    if (seenCount.current === submitCount) return;
    seenCount.current = submitCount;
    if (hasGaps) ref.current?.focus();
  }, [submitCount, hasGaps]);

  if (!hasGaps) return null;

  return (
    <section
      ref={ref}
      className="mb-12 rounded-card rounded-tr-turn bg-white px-10 py-9 text-ink inset-ring-2 inset-ring-error max-xl:p-card shallow:scroll-mt-0"
      id="gaps"
      tabIndex={-1}
      aria-labelledby="gaps-title"
    >
      <h3 className="font-display text-h4" id="gaps-title">
        {words.title}
      </h3>
      <p>{`${words.text(unanswered.length, invalidDetails.length)} ${words.rest(unanswered.length)}`}</p>
      <ul className="mt-5 grid">
        {unanswered.map(({ questionId, topic }) => (
          <InvalidFieldRow key={questionId} to={`#${questionId}`} action={words.answer}>
            {words.question(Number(questionId.slice(2)), topic)}
          </InvalidFieldRow>
        ))}
        {firstInvalid && (
          <InvalidFieldRow
            to={`#${firstInvalid.name}`}
            action={words.correct(invalidDetails.length)}
          >
            {invalidDetails.map(({ label }) => label).join(', ')}
          </InvalidFieldRow>
        )}
      </ul>
    </section>
  );
}

interface DetailsProps {
  /** Whether the form is valid and sent; the ring is then whole. */
  isComplete: boolean;
  summary: ReactNode;
  children: ReactNode;
}

/** Fill Out the Corporate Details (docs/rules.md#audit-page). */
export function Details({ isComplete, summary, children }: DetailsProps) {
  return (
    <section className="relative bg-sand py-section">
      {/* Below the pieces that leave it. */}
      <RailLayer ground="sand" />
      <div className="wrap flex flex-wrap items-start gap-fluid-18 compact:gap-x-12">
        <div className="flex-[4.4_1_0] max-xl:flex max-xl:items-start max-xl:justify-between max-xl:gap-10 max-sm:block">
          <div>
            <h2 ref={reveal}>{detailsWords.title}</h2>
            <p ref={reveal} className="mt-7 max-w-prose">
              {detailsWords.intro}
            </p>
          </div>
          <RingPicture isWhole={isComplete} />
        </div>
        {/* With large text the columns wrap. */}
        <div className="min-w-[26em] flex-[7.6_1_0] max-xl:min-w-0 max-xl:basis-full">
          {summary}
          <FieldGrid>
            {detailFields.map((field) => (
              <DetailField key={field.name} {...field} />
            ))}
          </FieldGrid>
          {children}
        </div>
      </div>
    </section>
  );
}
