/** Two cut ends with a gap a dot wide, and the dot on the floor beneath: nothing was found. */
export function CutLine() {
  return (
    <span className="absolute right-0 bottom-18 -left-side h-line" aria-hidden="true">
      <i className="absolute inset-y-0 right-[calc(50%+33.5px)] left-0 bg-ink" />
      <i className="absolute inset-y-0 right-0 left-[calc(50%+33.5px)] rounded-r-card bg-ink" />
      <i className="absolute top-18 left-[calc(50%-23.5px)] size-line rounded-full bg-green" />
    </span>
  );
}
