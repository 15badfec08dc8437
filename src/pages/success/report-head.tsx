import { agency } from '@/content/agency';
import { reportWords as words } from '@/content/audit-report';
import type { AuditReceipt } from '@/features/brand-audit/receipt';
import { Logo } from '@/ui/logo';

interface ReportHeadProps {
  receipt: AuditReceipt;
}

/** The company and the date of the audit, at the top of each sheet. */
export function ReportHead({ receipt: { company, takenAt } }: ReportHeadProps) {
  return (
    <div className="flex items-center justify-between gap-10 text-fine font-medium max-sm:flex-col max-sm:items-start max-sm:gap-3">
      <span className="sr-only">{agency.name}</span>
      <Logo />
      <p className="truncate text-right text-muted max-sm:text-left max-sm:wrap-anywhere max-sm:whitespace-normal">
        {words.kind}
        <br />
        {company}, {words.date(takenAt)}
      </p>
    </div>
  );
}
