import { clsx } from 'clsx';
import { useState } from 'react';
import { DetailedForm } from '@/features/enquiry/lazy-forms';
import { ContactHead } from './contact-head';
import { DirectMail } from './direct-mail';
import { FormLine } from './form-line';

/**
 * The detailed enquiry, the line that follows it, and the e-mail address (docs/rules.md#detailed-enquiry-form).
 */
export function ContactPage() {
  const [focused, setFocused] = useState<HTMLElement | null>(null);
  return (
    <>
      {/* `--head`: width of the heading's background, from the edge of the window. */}
      <div
        className={clsx(
          'grid grid-cols-[minmax(var(--head),min-content)_minmax(0,1fr)] overflow-clip max-md:grid-cols-1',
          '[--head:calc(var(--side)+(var(--wrap)-11*var(--gutter))*5/12+4*var(--gutter)-8px)] max-xl:[--head:calc(var(--side)+441px)]',
        )}
      >
        <ContactHead beside={focused} />
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
