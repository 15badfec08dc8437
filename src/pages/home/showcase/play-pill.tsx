import { clsx } from 'clsx';

interface PlayPillProps {
  label: string;
  isPlaying: boolean;
  onClick: () => void;
}

/** A bar with an icon and a dot; while the film plays, the icon is pause and the dot at the other end. */
export function PlayPill({ label, isPlaying, onClick }: PlayPillProps) {
  return (
    <button
      type="button"
      className="absolute bottom-6 left-6 h-control w-23.5 rounded-full bg-cream focus-visible:-outline-offset-6 focus-visible:outline-ink max-sm:bottom-3 max-sm:left-3 max-sm:origin-bottom-left max-sm:scale-85 print:hidden forced-colors:border"
      aria-label={label}
      aria-pressed={isPlaying}
      onClick={onClick}
    >
      <i
        className={clsx(
          'absolute top-1.5 right-1.5 size-8.75 rounded-full transition-[translate,background-color] duration-open ease-out',
          isPlaying ? '-translate-x-control bg-green' : 'bg-ink',
        )}
        aria-hidden="true"
      />
      <i
        className={clsx(
          'absolute top-3.5 left-5 size-5 text-ink transition-transform duration-open ease-out',
          isPlaying ? 'translate-x-8.75 glyph-pause' : 'glyph-play',
        )}
        aria-hidden="true"
      />
    </button>
  );
}
