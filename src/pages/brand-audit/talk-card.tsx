import { auditWords as words } from '@/content/audit';
import { paths } from '@/lib/paths';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button-link';
import { Card } from '@/ui/card';
import './talk-card.css';

/** The way on for those who would rather talk. */
export function TalkCard() {
  return (
    <section className="audit-talk">
      <div className="wrap">
        <Card tone="green" className="on-green audit-talk__card">
          <h2 ref={reveal}>{words.talk}</h2>
          <svg className="audit-talk__art" viewBox="0 0 560 376" aria-hidden="true">
            <path
              fill="currentColor"
              d="M258 79.5v62a46.5 46.5 0 0 0 0 93v62a108.5 108.5 0 0 1 0-217zM340 79.5a108.5 108.5 0 0 1 0 217v-62a46.5 46.5 0 0 0 0-93z"
            />
            <circle className="audit-talk__dot" cx="299" cy="188" r="31" />
          </svg>
          <ButtonLink to={paths.contact} tone="ink" size="large">
            {words.talkButton}
          </ButtonLink>
        </Card>
      </div>
    </section>
  );
}
