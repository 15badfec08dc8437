import { agency } from '@/content/agency';
import { reportWords as words } from '@/content/audit-report';
import type { AuditReceipt } from '@/features/brand-audit/receipt';
import { Logo } from '@/ui/logo';

export interface ReportHeadProps {
  receipt: AuditReceipt;
}

/** Whose report it is, at the top of each sheet. */
export function ReportHead({ receipt: { company, takenAt } }: ReportHeadProps) {
  return (
    <div className="report-head">
      <span className="vh">{agency.name}</span>
      <Logo />
      <p className="muted">
        {words.kind}
        <br />
        {company}, {words.date(takenAt)}
      </p>
    </div>
  );
}
