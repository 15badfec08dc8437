import { clsx } from 'clsx';
import { contactWords as words } from '@/content/contact';
import { ContactRail } from './contact-rail';

interface ContactHeadProps {
  /** The field that the rail stands at. */
  beside: HTMLElement | null;
}

/** What the form is for, the rail that walks beside it, and what follows. `--rail`: height of the rail when narrow. */
export function ContactHead({ beside }: ContactHeadProps) {
  return (
    <div
      className={clsx(
        'relative flex flex-col rounded-tr-act bg-mint pt-22 pr-line pb-[108.5px] pl-side lower:pt-8',
        'l:rounded-tr-[120px] l:pt-26 l:pr-10 l:pb-[84.5px]',
        'm:rounded-tr-none m:rounded-br-act m:px-side m:pb-0 s:rounded-br-[72px] s:pt-20',
      )}
    >
      <h1 className="lower:text-[52px] l:text-[min(var(--size-h1),62px)]">{words.title}</h1>
      <p className="mt-5 max-w-[15em] text-lead text-balance">{words.lead}</p>
      <div
        className={clsx(
          'relative mt-14 min-h-155 flex-1 [--rail:calc(var(--line)*8.532)] lower:mt-6 m:mt-8 m:flex m:flex-none m:items-end',
          'm:min-h-[calc(var(--rail)+24px)] m:pb-16 m:pl-[calc(var(--rail)+28px)]',
          's:mt-6 s:block s:pt-[calc(var(--rail)+32px)] s:pb-10 s:pl-[calc(48px-var(--margin))]',
        )}
      >
        <ContactRail beside={beside} />
        <div className="absolute bottom-0 left-0 w-[calc(100%-47px-56px)] max-w-75 l:max-w-60 m:static m:w-auto m:max-w-none">
          <h2 className="mb-2 font-body text-h5">{words.afterTitle}</h2>
          <p className="text-[17px]">{words.after}</p>
        </div>
      </div>
    </div>
  );
}
