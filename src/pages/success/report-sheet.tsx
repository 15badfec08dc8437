import type { ReactNode } from 'react';

interface ReportSheetProps {
  children: ReactNode;
}

/** An A4 sheet, on screen and in print. */
export function ReportSheet({ children }: ReportSheetProps) {
  return (
    <article className="print-page flex min-h-[1123px] w-[794px] flex-col overflow-hidden bg-cream text-note leading-normal max-xl:min-h-0 max-xl:w-full max-xl:rounded-card max-xl:text-small max-xl:first:rounded-tr-turn print:min-h-0">
      {children}
    </article>
  );
}
