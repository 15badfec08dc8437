import { industries } from '@/content/industries';
import { industriesStrip as words } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { PauseButton } from '@/ui/pause-button';
import { IndustryCard } from './industry-card';
import { useStrip } from './use-strip';

/** Twelve industries on a moving strip (docs/rules.md#industries). */
export function Industries() {
  const strip = useStrip();
  return (
    <section className="pt-section">
      <div
        ref={reveal}
        className="wrap mb-16 grid grid-cols-[minmax(0,1fr)_340px] items-end gap-16 max-md:mb-10 max-md:grid-cols-1 max-md:gap-5 max-sm:mb-8 print:mb-4 print:block"
      >
        <h2 className="max-w-190">{words.title}</h2>
        <div>
          <p className="mb-4">{words.text}</p>
          <PauseButton
            label={words.pause}
            caption={words.pause}
            paused={strip.isPaused}
            onClick={strip.toggle}
          />
        </div>
      </div>
      <div ref={strip.windowRef}>
        <section
          ref={strip.emblaRef}
          className="cursor-grab overflow-hidden"
          aria-label={words.label}
        >
          <ul
            data-industries=""
            className="flex print:grid print:transform-none! print:grid-cols-4 print:gap-5"
          >
            {industries.map((industry, index) => (
              <IndustryCard key={industry.id} industry={industry} place={index} />
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}
