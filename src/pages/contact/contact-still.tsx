/** The rest frame of the first animation: somebody waits on the line. */
export function ContactStill() {
  return (
    <svg viewBox="0 0 512 512" className="contact-still" aria-hidden="true">
      <path className="contact-still__track" d="M30 0V272M30 285A75 75 0 0 0 105 360M118 360H394" />
      <path
        className="contact-still__line"
        d="M30 0V272M30 285A75 75 0 0 0 105 360M118 360H394M206 360V210"
      />
      <path className="contact-still__track" d="M407 360A75 75 0 0 1 482 435M482 448V512" />
      <circle className="contact-still__dot" cx="206" cy="180" r="30" />
    </svg>
  );
}
