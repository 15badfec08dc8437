interface LineNumberProps {
  number: number;
  isGap: boolean;
}

/** A question's number on the line; where the answer is missing, the piece cut out of it lies below. */
export function LineNumber({ number, isGap }: LineNumberProps) {
  return (
    <>
      <b className="relative z-1 font-normal">{number}</b>
      {isGap && (
        <i className="absolute bottom-[74px] left-0 size-line animate-drop-small rounded-full bg-error on-dark:bg-coral" />
      )}
    </>
  );
}
