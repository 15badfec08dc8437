import { hero } from '@/content/home-hero';
import { ButtonLink } from '@/ui/button-link';
import { Headline } from './headline';
import { Pit } from './pit';
import './hero.css';

/** The headline runs in on the line; the line, in nineteen loose pieces, falls on the floor below it. */
export function Hero() {
  return (
    <section className="home-hero">
      <div className="home-hero__copy">
        <Headline />
        <div className="home-hero__row">
          <p className="lead">{hero.lead}</p>
          <ButtonLink size="large" to={hero.action.to} data-copy-end="">
            {hero.action.label}
          </ButtonLink>
        </div>
      </div>
      <Pit />
      <i className="home-hero__floor" data-floor="" aria-hidden="true" />
    </section>
  );
}
