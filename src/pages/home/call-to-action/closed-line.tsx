/** The ring and the dot as they stand when the line has closed. */
export function ClosedLine() {
  return (
    <svg viewBox="0 0 816 560" aria-hidden="true">
      <path className="fill-none stroke-ink stroke-47" d="M0 516.5h540a236.5 236.5 0 1 0-.1 0" />
      <circle className="fill-cream" cx="540" cy="280" r="90" />
    </svg>
  );
}
