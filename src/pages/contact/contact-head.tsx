import { clsx } from 'clsx';
import { contactWords as words } from '@/content/contact';
import { ContactRail } from './contact-rail';

interface ContactHeadProps {
  /** The focused control; the rail follows it. */
  beside: HTMLElement | null;
}

/** The heading, the rail that follows the form, and what happens next. `--rail`: the rail’s height in one column. */
export function ContactHead({ beside }: ContactHeadProps) {
  return (
    <div
      className={clsx(
        'relative flex flex-col rounded-tr-act bg-mint pt-22 pr-line pb-[108.5px] pl-side squat:pt-8',
        'max-xl:rounded-tr-[120px] max-xl:pt-hero max-xl:pr-10 max-xl:pb-21',
        'max-md:rounded-tr-none max-md:rounded-br-act max-md:px-side max-md:pb-0 max-sm:rounded-br-[72px]',
      )}
    >
      <h1 className="squat:text-[52px] max-xl:text-[min(var(--size-h1),62px)]">{words.title}</h1>
      <p className="mt-5 max-w-[15em] text-lead text-balance">{words.lead}</p>
      <div
        className={clsx(
          'relative mt-14 min-h-155 flex-1 [--rail:calc(var(--line)*8.532)] squat:mt-6 max-md:mt-8 max-md:flex max-md:items-end',
          'max-md:min-h-[calc(var(--rail)+24px)] max-md:pb-16 max-md:pl-[calc(var(--rail)+28px)]',
          'max-sm:mt-6 max-sm:pt-[calc(var(--rail)+32px)] max-sm:pb-10 max-sm:pl-[calc(48px-var(--margin))]',
        )}
      >
        <ContactRail beside={beside} />
        <div className="bottom-0 left-0 max-w-75 md:absolute max-xl:max-w-60 max-md:max-w-none">
          <h2 className="mb-2 font-body text-h5">{words.afterTitle}</h2>
          <p className="text-control/body">{words.after}</p>
        </div>
      </div>
    </div>
  );
}
