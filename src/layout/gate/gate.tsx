import { agency } from '@/content/agency';
import { gateWords as words } from '@/content/gate';
import { Mark } from '@/ui/mark';
import { TextLink } from '@/ui/text-link';
import { Wordmark } from '@/ui/wordmark';
import { GatePicture } from './gate-picture';
import './gate.css';

/** What stands instead of the site on narrow windows (specification 2.2). */
export function Gate() {
  return (
    <div className="gate on-green">
      <main className="g">
        <div className="g__top">
          <Mark />
          <Wordmark />
          <span className="vh">{agency.name}</span>
        </div>
        <GatePicture />
        <div className="g__b">
          <h1>{words.title}</h1>
          <p className="g__tag">{words.tag}</p>
          <p className="g__n">{words.note}</p>
        </div>
      </main>
      <footer className="gf on-ink">
        <p>
          <b>{agency.name}</b> {words.about}
        </p>
        <TextLink to={agency.email && `mailto:${agency.email}`}>{agency.email}</TextLink>
      </footer>
    </div>
  );
}
