import { clsx } from 'clsx';

interface PolicyShortAnswerProps {
  text: string;
  isCurrent: boolean;
}

/** A section in one sentence, behind a piece of the line, which is green while the section is being read. */
export function PolicyShortAnswer({ text, isCurrent }: PolicyShortAnswerProps) {
  return (
    <p
      className={clsx(
        'mt-4.5 mb-5.5 flex max-w-prose gap-3.5 text-body/normal font-semibold text-balance s:text-wrap',
        'before:mt-[max(8px,0.75em-6px)] before:h-3 before:w-9 before:flex-none before:rounded-full before:transition-colors',
        'print:my-[2mm] print:break-after-avoid print:text-[11pt]',
        isCurrent ? 'before:bg-green' : 'before:bg-ink',
      )}
    >
      {text}
    </p>
  );
}
