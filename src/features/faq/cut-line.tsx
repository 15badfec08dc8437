/** The picture for no results: a line with a gap one dot wide, and the dot fallen below it. */
export function CutLine() {
  return (
    <span className="absolute right-0 bottom-18 -left-side h-line" aria-hidden="true">
      <i className="absolute inset-y-0 right-[calc(50%+var(--line)/2+var(--cut))] left-0 bg-ink" />
      <i className="absolute inset-y-0 right-0 left-[calc(50%+var(--line)/2+var(--cut))] rounded-r-card bg-ink" />
      <i className="absolute top-18 left-[calc(50%-var(--line)/2)] size-line rounded-full bg-green" />
    </span>
  );
}
