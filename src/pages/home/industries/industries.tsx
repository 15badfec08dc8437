import { industries } from '@/content/industries';
import { industriesStrip as words } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { PauseButton } from '@/ui/pause-button';
import { IndustryCard } from './industry-card';
import { useStrip } from './use-strip';
import './industries.css';

/** Twelve industries on a strip that runs on by itself (specification 2.5). */
export function Industries() {
  const strip = useStrip();
  return (
    <section className="home-ind">
      <div ref={reveal} className="home-ind__head wrap">
        <h2>{words.title}</h2>
        <div>
          <p>{words.text}</p>
          <PauseButton
            label={words.pause}
            caption={words.pause}
            paused={strip.isPaused}
            onClick={strip.toggle}
          />
        </div>
      </div>
      <div ref={strip.windowRef}>
        <section ref={strip.emblaRef} className="home-ind__window" aria-label={words.label}>
          <ul className="home-ind__strip">
            {industries.map((industry, index) => (
              <IndustryCard key={industry.id} industry={industry} place={index} />
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}
