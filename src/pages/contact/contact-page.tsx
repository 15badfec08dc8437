import { clsx } from 'clsx';
import { useState } from 'react';
import { agency } from '@/content/agency';
import { contactWords as words } from '@/content/contact';
import { DetailedForm } from '@/features/enquiry/lazy-forms';
import { reveal } from '@/motion/reveal';
import { AppLink } from '@/ui/app-link';
import { ContactRail } from './contact-rail';
import { FormLine } from './form-line';

/** The detailed enquiry, the line that follows it, and the e-mail address. */
export function ContactPage() {
  const [focusedField, setFocusedField] = useState<HTMLElement | null>(null);
  return (
    <>
      {/* The panel grows with the form while it is parsed, so browsers that can wait paint after it. */}
      <link rel="expect" href="#direct-mail" blocking="render" />
      <div
        className={clsx(
          'grid grid-cols-[minmax(var(--head),min-content)_minmax(0,1fr)] overflow-clip max-md:grid-cols-1',
          // The least width of the heading's panel: the margin and five columns, less 8 px. In narrow
          // windows the margin, the picture (401 px) and 40 px of padding.
          '[--head:calc(var(--side)+(var(--wrap)-11*var(--gutter))*5/12+4*var(--gutter)-8px)]',
          'max-xl:[--head:calc(var(--side)+441px)]',
        )}
      >
        <ContactHead focusedField={focusedField} />
        <div
          className="relative"
          onFocus={(event) => {
            if (event.target instanceof HTMLElement) setFocusedField(event.target);
          }}
        >
          <FormLine focusedField={focusedField} />
          <DetailedForm />
        </div>
      </div>
      <DirectMail />
    </>
  );
}

/** The panel beside the form: heading, the rail to Send, and what happens after that. */
function ContactHead({ focusedField }: { focusedField: HTMLElement | null }) {
  return (
    <div
      className={clsx(
        // The foot puts the end of the line level with the middle of Send: the form's foot is 96 px,
        // and Send is 25 px higher than the line, half of it below.
        'relative flex flex-col rounded-tr-section bg-mint pt-22 pr-line pb-[calc(96px+12.5px)] pl-side squat:pt-8',
        'max-xl:rounded-tr-[120px] max-xl:pt-hero max-xl:pr-10 max-xl:pb-21',
        'max-md:rounded-tr-none max-md:rounded-br-section max-md:px-side max-md:pb-0 max-sm:rounded-br-[72px]',
      )}
    >
      <h1 className="squat:text-[52px] max-xl:text-[min(var(--size-h1),62px)]">{words.title}</h1>
      <p className="mt-5 max-w-[15em] text-lead text-balance">{words.lead}</p>
      <div
        className={clsx(
          // `--rail` is the width and the height of the rail's picture.
          'relative mt-14 min-h-155 flex-1 [--rail:calc(var(--line)*401/47)] squat:mt-6',
          // In one column the words stand beside the picture, in the narrowest windows below it.
          'max-md:mt-8 max-md:flex max-md:min-h-[calc(var(--rail)+24px)] max-md:items-end',
          'max-md:pb-16 max-md:pl-[calc(var(--rail)+28px)]',
          'max-sm:mt-6 max-sm:pt-[calc(var(--rail)+32px)] max-sm:pb-10 max-sm:pl-[calc(48px-var(--margin))]',
        )}
      >
        <ContactRail focusedField={focusedField} />
        <div className="bottom-0 left-0 max-w-75 md:absolute max-xl:max-w-60 max-md:max-w-none">
          <h2 className="mb-2 font-body text-h5">{words.afterTitle}</h2>
          <p className="text-control/body">{words.after}</p>
        </div>
      </div>
    </div>
  );
}

/** The e-mail address, for visitors who prefer to write their own message. */
function DirectMail() {
  return (
    <section className="on-green pt-fluid-28 pb-section page-end-green" id="direct-mail">
      <div className="wrap cols">
        <h2
          ref={reveal}
          className="col-span-5 text-h3 tracking-h1 xl:max-w-[max(80%,11em)] max-xl:col-span-full"
        >
          {words.mailTitle}
        </h2>
        <div
          ref={reveal}
          className="@container col-span-7 max-xl:col-span-full max-xl:mt-7"
          style={{ '--letters': agency.email.length }}
        >
          <AppLink
            to={agency.email && `mailto:${agency.email}`}
            className={clsx(
              // In one row: a letter is on average narrower than `--letter`, in em.
              'font-display text-[min(var(--largest),calc(100cqi/var(--letter)/var(--letters)))] leading-[1.02] tracking-h1',
              '[--largest:70px] [--letter:0.53] compact:[--largest:60px] max-xl:[--largest:clamp(27px,8.1vw,70px)]',
              'wrap-anywhere underline decoration-6 underline-offset-14',
              'max-xl:decoration-[0.085em] max-xl:underline-offset-[0.2em]',
            )}
          >
            {agency.email}
          </AppLink>
          <p className="mt-fluid-10 max-w-prose text-lead">{words.mailNote}</p>
        </div>
      </div>
    </section>
  );
}
