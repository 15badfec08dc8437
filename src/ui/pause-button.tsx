import type { ComponentProps } from 'react';
import './pause-button.css';

export interface PauseButtonProps extends ComponentProps<'button'> {
  /** What it pauses, for assistive technology: "Pause the headline". */
  label: string;
  paused: boolean;
  size?: 'regular' | 'headline';
  /** Words beside the sign. */
  caption?: string;
}

/** A dot that holds two bars, or a triangle when paused. */
export function PauseButton({
  label,
  paused,
  size = 'regular',
  caption,
  className = '',
  ...rest
}: PauseButtonProps) {
  if (caption) {
    return (
      <button
        type="button"
        aria-pressed={paused}
        {...rest}
        className={`pausebtn ${className}`.trim()}
      >
        <span className="pause" data-paused={paused || undefined} aria-hidden="true" />
        {caption}
      </button>
    );
  }
  const look = size === 'headline' ? 'pause pause--xl' : 'pause';
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={paused}
      {...rest}
      className={`${look} ${className}`.trim()}
    />
  );
}
