import { servicesHead } from '@/content/services';
import { ServicesLine } from './services-line';
import './services-hero.css';

export interface ServicesHeroProps {
  track: 'branding' | 'video';
}

/** Heading and tabs of both services routes; only where the line leads differs. */
export function ServicesHero({ track }: ServicesHeroProps) {
  return (
    <section className={`svc-hero svc-hero--${track}`}>
      <div className="wrap cols svc-hero__top">
        <h1>{servicesHead.title}</h1>
        <p className="lead">{servicesHead.lead}</p>
      </div>
      <ServicesLine track={track} />
    </section>
  );
}
