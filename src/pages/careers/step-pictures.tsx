/** One piece for each step: dot, bar, bend, and the ring that the dot takes its seat in. */
export const stepPictures = [
  <svg key="dot" viewBox="0 0 47 47" width="47" height="47" aria-hidden="true">
    <circle cx="23.5" cy="23.5" r="23.5" className="ladder__dot" />
  </svg>,
  <svg key="bar" viewBox="0 0 141 47" width="141" height="47" aria-hidden="true">
    <path d="M23.5 23.5H117.5" className="ladder__bar" />
  </svg>,
  <svg key="bend" viewBox="0 0 164.5 82.25" width="164.5" height="82.25" aria-hidden="true">
    <path d="M23.5 82.25a58.75 58.75 0 0 1 117.5 0" className="ladder__bend" />
  </svg>,
  <svg key="ring" viewBox="0 0 174.84 164.5" width="174.84" height="164.5" aria-hidden="true">
    <path d="M82.25 23.5a58.75 58.75 0 0 0 0 117.5" className="ladder__left" />
    <path d="M92.59 23.5a58.75 58.75 0 0 1 0 117.5" className="ladder__right" />
    <circle cx="87.42" cy="82.25" r="23.5" className="ladder__seat" />
  </svg>,
] as const;
