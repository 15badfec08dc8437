import { agency } from '@/content/agency';
import { copyWords, speculative } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button-link';
import { CopyButton } from '@/ui/copy-button';
import './speculative.css';

/** For everyone else: the hiring address, to write to or to copy. */
export function Speculative() {
  const { hiringEmail } = agency;
  return (
    <section className="speculative ends-on-sand" aria-labelledby="speculative">
      <div className="wrap">
        <div ref={reveal} className="speculative__box on-forest cols">
          <h2 id="speculative">{speculative.title}</h2>
          <div className="speculative__write">
            <p className="lead">{speculative.lead}</p>
            {hiringEmail && (
              <div className="speculative__act">
                <ButtonLink to={`mailto:${hiringEmail}`} size="large">
                  {hiringEmail}
                </ButtonLink>
                <CopyButton
                  text={hiringEmail}
                  label={copyWords.copy}
                  name={speculative.copyName}
                  copied={copyWords.copied}
                  failed={copyWords.failed}
                />
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
