import { agency } from '@/content/agency';
import { gateWords as words } from '@/content/gate';
import { Mark } from '@/ui/mark';
import { TextLink } from '@/ui/text-link';
import { Wordmark } from '@/ui/wordmark';
import { GatePicture } from './gate-picture';
import { useDesktop } from './use-desktop';
import './gate.css';

/** What stands instead of the site on narrow windows (specification 2.2). */
export function Gate() {
  // While the width is unknown the built page holds the site too, whose landmark and heading are then the ones.
  const isCertain = useDesktop() === 'narrow';
  const Main = isCertain ? 'main' : 'div';
  const Heading = isCertain ? 'h1' : 'p';
  return (
    <div className="gate">
      <Main className="g on-green">
        <div className="g__top">
          <Mark />
          <Wordmark />
          <span className="vh">{agency.name}</span>
        </div>
        <GatePicture />
        <div className="g__b">
          <Heading className="display">{words.title}</Heading>
          <p className="g__tag">{words.tag}</p>
          <p className="g__n">{words.note}</p>
        </div>
      </Main>
      <footer className="gf on-ink">
        <p>
          <b>{agency.name}</b> {words.about}
        </p>
        <TextLink to={agency.email && `mailto:${agency.email}`}>{agency.email}</TextLink>
      </footer>
    </div>
  );
}
