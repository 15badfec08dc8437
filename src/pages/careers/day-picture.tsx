import { clsx } from 'clsx';
import type { RunState } from '@/motion/use-run';
import './day-picture.css';

interface DayPictureProps {
  run: RunState;
}

/** Hours of a day, the working ones in its middle: nine before, six under the bar, nine after. */
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const isWork = (hour: number) => hour > 8 && hour < 15;
const pitch = 21;

/** Twenty-four hours: the bar is work, the dots are not. Running, the bar comes along the dots and stops on six. */
export function DayPicture({ run }: DayPictureProps) {
  return (
    <svg
      viewBox="0 0 499 16"
      className={clsx('day w-full overflow-visible fill-ink', run)}
      aria-hidden="true"
    >
      {hours
        .filter((hour) => !isWork(hour))
        .map((hour) => (
          <circle key={hour} cx={8 + pitch * hour} cy="8" r="8" />
        ))}
      <line
        x1="8"
        x2="302"
        y1="8"
        y2="8"
        className="day-work stroke-green stroke-16 [stroke-linecap:round]"
      />
    </svg>
  );
}
