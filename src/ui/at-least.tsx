/** A large figure with a raised plus: so many, or more. */
export function AtLeast({ figure }: { figure: string | number }) {
  return (
    <span className="font-display text-num lining-nums">
      {figure}
      <span className="ml-1.5 align-[0.76em] font-body text-[0.48em]/none font-medium tracking-normal">
        +
      </span>
    </span>
  );
}
