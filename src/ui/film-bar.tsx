import { clsx } from 'clsx';
import { PauseButton } from './pause-button';

interface FilmBarProps {
  label: string;
  paused: boolean;
  onToggle: () => void;
  /** Progress of the film, 0 to 1. */
  progress: number;
  /** Ends of its chapters, 0 to 1; the last is 1. */
  ends: readonly number[];
}

/** Controls of a film on an ink bar: a pause button, and one segment per chapter. */
export function FilmBar({ label, paused, onToggle, progress, ends }: FilmBarProps) {
  return (
    <div className="absolute bottom-6 left-6 flex h-control w-[min(440px,calc(100%-48px))] items-center gap-1.5 rounded-card bg-ink pr-5 pl-1.5">
      <PauseButton
        label={label}
        paused={paused}
        onClick={onToggle}
        size="small"
        ground="film"
        className="mr-cut after:absolute after:inset-y-0 after:left-0 after:w-control"
      />
      {ends.map((end, index) => {
        const begin = ends[index - 1] ?? 0;
        const share = Math.min(1, Math.max(0, (progress - begin) / (end - begin)));
        return (
          <i
            key={end}
            className="h-3 overflow-hidden rounded-full bg-cream/26"
            style={{ flex: end - begin }}
            aria-hidden="true"
          >
            {/* Does not animate back when the film starts again. */}
            <b
              className={clsx(
                'block h-full rounded-full bg-green ease-linear',
                share > 0 && 'transition-[width]',
              )}
              style={{ width: `${share * 100}%` }}
            />
          </i>
        );
      })}
    </div>
  );
}
