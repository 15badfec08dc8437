import { useState } from 'react';
import { contactWords as words } from '@/content/contact';
import { DetailedForm } from '@/features/enquiry/late-forms';
import { ContactRail } from './contact-rail';
import { DirectMail } from './direct-mail';
import { FormLine } from './form-line';

/**
 * The detailed enquiry, the line that walks beside it, and the direct way (docs/rules.md#detailed-enquiry-form).
 */
export function ContactPage() {
  const [focused, setFocused] = useState<HTMLElement | null>(null);
  return (
    <>
      <div className="grid grid-cols-[minmax(calc(var(--side)+(min(100vw-2*var(--margin),var(--max))-11*var(--gutter))*5/12+4*var(--gutter)-8px),min-content)_minmax(0,1fr)] overflow-clip l:grid-cols-[minmax(calc(var(--side)+441px),min-content)_minmax(0,1fr)] m:grid-cols-1">
        <div className="relative flex flex-col rounded-tr-act bg-mint pt-22 pr-line pb-[108.5px] pl-side l:rounded-tr-[120px] l:pt-26 l:pr-10 l:pb-[84.5px] m:rounded-tr-none m:rounded-br-act m:px-side m:pb-0 s:rounded-br-[72px] s:pt-20">
          <h1 className="l:text-[min(var(--size-h1),62px)]">{words.title}</h1>
          <p className="mt-5 max-w-[15em] text-lead text-balance">{words.lead}</p>
          <div className="relative mt-14 min-h-155 flex-1 m:mt-8 m:flex m:min-h-[calc(var(--line)*8.532+24px)] m:flex-none m:items-end m:pb-16 m:pl-[calc(var(--line)*8.532+28px)] s:mt-6 s:block s:pt-[calc(var(--line)*8.532+32px)] s:pb-10 s:pl-[calc(48px-var(--margin))]">
            <ContactRail beside={focused} />
            <div className="absolute bottom-0 left-0 w-[calc(100%-47px-56px)] max-w-75 l:max-w-60 m:static m:w-auto m:max-w-none">
              <h2 className="mb-2 font-body text-h5">{words.afterTitle}</h2>
              <p className="text-[17px]">{words.after}</p>
            </div>
          </div>
        </div>
        <div
          className="relative"
          onFocus={(event) => {
            if (event.target instanceof HTMLElement) setFocused(event.target);
          }}
        >
          <FormLine beside={focused} />
          <DetailedForm />
        </div>
      </div>
      <DirectMail />
    </>
  );
}
