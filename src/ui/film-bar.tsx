import { PauseButton } from './pause-button';
import './film-bar.css';

export interface FilmBarProps {
  label: string;
  paused: boolean;
  onToggle: () => void;
  /** How far the film is, 0 to 1. */
  progress: number;
  /** Where its segments end, 0 to 1, the last one 1. */
  ends: readonly number[];
}

/** The film's controls on an ink bar: a pause dot, and one piece of bar for each of its chapters. */
export function FilmBar({ label, paused, onToggle, progress, ends }: FilmBarProps) {
  return (
    <div className="filmbar">
      <PauseButton label={label} paused={paused} onClick={onToggle} />
      {ends.map((end, index) => {
        const begin = ends[index - 1] ?? 0;
        const share = Math.min(1, Math.max(0, (progress - begin) / (end - begin)));
        return (
          <i key={end} aria-hidden="true">
            <b style={{ width: `${share * 100}%` }} />
          </i>
        );
      })}
    </div>
  );
}
