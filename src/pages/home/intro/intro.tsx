import { intro } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { ActMarker } from '../act-marker';
import { IntroFilm } from './intro-film';
import './intro.css';

/** Who we are, in the mouth of the second turn; its lower arm runs on into the film. */
export function Intro() {
  return (
    <section className="home-intro">
      <div ref={reveal} className="home-intro__text">
        <ActMarker piece="dot" {...intro.act} />
        <h2>{intro.title}</h2>
        <p className="lead">{intro.lead}</p>
      </div>
      <IntroFilm />
      <div ref={reveal} className="home-intro__note">
        <p className="num">{intro.figure}</p>
        <p className="small muted">{intro.note}</p>
      </div>
    </section>
  );
}
