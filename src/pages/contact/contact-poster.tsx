import { clsx } from 'clsx';

/** While the animation loads, the poster shows the empty track that the animation starts with. */
const hiddenWhileLoading = 'not-noscript:motion-safe:in-data-[lottie=waiting]:invisible';

/** The last frame of the first animation: a person waits on the line. */
export function ContactPoster() {
  return (
    <svg viewBox="0 0 512 512" className="fill-none stroke-60" aria-hidden="true">
      <path className="stroke-sand" d="M30 0V272M30 285A75 75 0 0 0 105 360M118 360H394" />
      <path
        className={clsx('stroke-ink', hiddenWhileLoading)}
        d="M30 0V272M30 285A75 75 0 0 0 105 360M118 360H394M206 360V210"
      />
      <path className="stroke-sand" d="M407 360A75 75 0 0 1 482 435M482 448V512" />
      <circle
        className={clsx('fill-green stroke-none', hiddenWhileLoading)}
        cx="206"
        cy="180"
        r="30"
      />
    </svg>
  );
}
