interface BannerPosterProps {
  /** The tick that replaces the question mark. */
  isAnswer: boolean;
}

/** First or last frame of the banner's animation, until that has loaded. */
export function BannerPoster({ isAnswer }: BannerPosterProps) {
  return (
    <svg
      viewBox="0 0 760 620"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="72"
    >
      <g transform={isAnswer ? 'translate(330 346.7) rotate(-135)' : 'translate(450 390)'}>
        <path d="M0-90A90 90 0 0 0-90 0" />
        {isAnswer ? (
          <>
            <path d="M-90 16V340" />
            <path d="M-90 340h0M100-90h0" strokeLinecap="round" />
            <path d="M16-90H100" />
          </>
        ) : (
          <>
            <path d="M-90 16V48" />
            <path d="M16-90H20A90 90 0 0 0 20-270H-54" />
            <path d="M-54-270h0" strokeLinecap="round" />
          </>
        )}
      </g>
      <circle className="fill-cream" cx={isAnswer ? 600 : 360} cy="490" r="36" stroke="none" />
    </svg>
  );
}
