import type { ReactNode } from 'react';

interface ReportSheetProps {
  children: ReactNode;
}

/** A sheet of A4, on the screen and on paper. */
export function ReportSheet({ children }: ReportSheetProps) {
  return (
    <article className="print-page flex min-h-[1123px] w-[794px] flex-col overflow-hidden bg-cream text-[15px] leading-[1.5] l:min-h-0 l:w-full l:rounded-card l:text-[16px] l:first:rounded-tr-turn print:min-h-0">
      {children}
    </article>
  );
}
