import { useRef } from 'react';
import { hero } from '@/content/home-hero';
import { setMotionPaused, useMotionPaused, useReducedMotion } from '@/motion/motion-switch';
import { PauseButton } from '@/ui/pause-button';
import { useHeadline } from './use-headline';
import './headline.css';

const { before, words, after, pause } = hero;

/**
 * "We make ideas": the word changes every 2400 ms and the bar takes its length. The dot at the bar's end is the
 * one control that pauses all motion of the site (decision 23); where nothing moves anyway it is a dot.
 */
export function Headline() {
  const ref = useRef<HTMLDivElement>(null);
  const { word, last } = useHeadline(ref, words.length);
  const isPaused = useMotionPaused();
  const isReduced = useReducedMotion();
  const place = (index: number) => {
    if (index === word) return 'is-on';
    return index === last ? 'is-gone' : '';
  };

  return (
    <div ref={ref} className="headline">
      <h1>
        <span className="vh">{`${before} ${words.join(', ')} ${after}`}</span>
        <span className="runbar" aria-hidden="true">
          <i className="runbar__bar" />
          {before}{' '}
          <span className="runbar__words">
            {words.map((text, index) => (
              <span key={text} className={`runbar__word ${place(index)}`.trim()}>
                {text}
              </span>
            ))}
          </span>
        </span>
        <span className="headline__after" aria-hidden="true">
          {after}
        </span>
      </h1>
      {isReduced ? (
        <i className="pause pause--xl headline__pause" />
      ) : (
        <PauseButton
          size="headline"
          className="headline__pause"
          label={pause}
          paused={isPaused}
          onClick={() => setMotionPaused(!isPaused)}
        />
      )}
    </div>
  );
}
