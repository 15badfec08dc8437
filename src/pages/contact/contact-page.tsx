import { useState } from 'react';
import { contactWords as words } from '@/content/contact';
import { DetailedForm } from '@/features/enquiry/late-forms';
import { ContactRail } from './contact-rail';
import { DirectMail } from './direct-mail';
import './contact-page.css';

/** The detailed enquiry, the line that walks beside it, and the direct way (specification 2.9). */
export function ContactPage() {
  const [focused, setFocused] = useState<HTMLElement | null>(null);
  return (
    <>
      <div className="contact">
        <div className="contact__panel">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <div className="railbox">
            <ContactRail beside={focused} />
            <div className="contact__after">
              <h2 className="h5">{words.afterTitle}</h2>
              <p>{words.after}</p>
            </div>
          </div>
        </div>
        <div
          onFocus={(event) => {
            if (event.target instanceof HTMLElement) setFocused(event.target);
          }}
        >
          <DetailedForm />
        </div>
      </div>
      <DirectMail />
    </>
  );
}
