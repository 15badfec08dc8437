/** One column only: the line's last turn, from beside the form to Send. */
export function SendBend() {
  return (
    <svg
      className="absolute top-[calc(50%-var(--line)*1.25)] right-[calc(100%+var(--cut))] hidden size-quarter m:block"
      viewBox="0 0 82.25 82.25"
      aria-hidden="true"
    >
      <path
        className="fill-none stroke-sand stroke-47"
        d="M82.25 58.75a58.75 58.75 0 0 1 -58.75 -58.75"
      />
    </svg>
  );
}
