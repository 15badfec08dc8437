import { policySummary, policyWords as words } from '@/content/privacy';
import { reveal } from '@/motion/reveal';
import { PolicyRichText } from './policy-rich-text';
import './policy-summary.css';

/** The key points, one line each. */
export function PolicySummary() {
  return (
    <section className="pp-summary on-forest print-flow">
      <div className="wrap cols">
        <h2 ref={reveal}>{words.summary}</h2>
        <dl>
          {policySummary.map(({ question, answer }) => (
            <div key={question} ref={reveal}>
              <dt>{question}</dt>
              <dd>
                <PolicyRichText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
