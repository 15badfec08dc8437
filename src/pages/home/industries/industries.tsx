import { clsx } from 'clsx';
import { industries } from '@/content/industries';
import { industriesStrip as words } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { PauseButton } from '@/ui/pause-button';
import { IndustryCard } from './industry-card';
import { useStrip } from './use-strip';

/** The cards. Copies before and after them make the strip endless. */
function Row({ isCopy }: { isCopy?: boolean }) {
  return (
    <ul
      data-industries={isCopy ? undefined : ''}
      className={clsx('flex', isCopy ? 'print:hidden' : 'print:grid print:grid-cols-4 print:gap-5')}
      aria-hidden={isCopy}
    >
      {industries.map((industry, index) => (
        <IndustryCard key={industry.id} industry={industry} place={index} />
      ))}
    </ul>
  );
}

/** Twelve industries on a moving strip (docs/rules.md#industries). */
export function Industries() {
  const { stripProps, trackRef, isEndless, isPaused, toggle } = useStrip(industries.length);
  return (
    <section className="pt-section">
      <div
        ref={reveal}
        className="wrap mb-fluid-16 grid grid-cols-[minmax(0,1fr)_340px] items-end gap-16 max-md:grid-cols-1 max-md:gap-5 print:mb-4 print:block"
      >
        <h2 className="max-w-190">{words.title}</h2>
        <div>
          <p className="mb-4">{words.text}</p>
          <PauseButton
            label={words.pause}
            caption={words.pause}
            paused={isPaused}
            onClick={toggle}
          />
        </div>
      </div>
      <section
        {...stripProps}
        className="cursor-grab touch-pan-y overflow-hidden select-none active:cursor-grabbing"
        aria-label={words.label}
      >
        <div ref={trackRef} className="flex w-max print:layout-none print:translate-none!">
          {isEndless && <Row isCopy />}
          <Row />
          {isEndless && <Row isCopy />}
        </div>
      </section>
    </section>
  );
}
