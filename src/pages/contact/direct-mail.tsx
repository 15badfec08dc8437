import type { CSSProperties } from 'react';
import { agency } from '@/content/agency';
import { contactWords as words } from '@/content/contact';
import { reveal } from '@/motion/reveal';
import { AppLink } from '@/ui/app-link';
import './direct-mail.css';

/** As wide as its letters, so that the sheet can fit it into its column. */
const letters: CSSProperties & { '--letters': number } = { '--letters': agency.email.length };

/** For a message of one's own: the address itself. */
export function DirectMail() {
  return (
    <section className="mail on-green ends-on-green">
      <div className="wrap cols">
        <h2 ref={reveal}>{words.mailTitle}</h2>
        <div ref={reveal} className="mail__side" style={letters}>
          <AppLink to={agency.email && `mailto:${agency.email}`} className="mail__address">
            {agency.email}
          </AppLink>
          <p className="lead">{words.mailNote}</p>
        </div>
      </div>
    </section>
  );
}
