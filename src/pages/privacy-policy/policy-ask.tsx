import { policyLinks, policyWords as words } from '@/content/privacy';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button-link';
import { PolicyRichText } from './policy-rich-text';
import './policy-ask.css';

/** The way to one's own data. */
export function PolicyAsk() {
  return (
    <section className="pp-ask">
      <div className="wrap cols">
        <h2 ref={reveal}>{words.ask}</h2>
        <div ref={reveal} className="pp-ask__way">
          <p>
            <PolicyRichText text={words.askLead} />
          </p>
          <ButtonLink tone="ink" to={policyLinks.form}>
            {words.askButton}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
