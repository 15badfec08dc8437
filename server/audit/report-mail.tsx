import { setImmediate } from 'node:timers/promises';
import { render } from '@react-email/components';
import { agency } from '@/content/agency';
import { reportMailWords } from '@/content/audit-report';
import { isMailAddress } from '../mail/mail-address';
import { logoAttachment } from '../mail/logo';
import type { Mail, MailSettings } from '../mail/mail';
import type { StoredSubmission } from '../store/store';
import { toReport } from './report';
import { ReportMailBody } from './report-mail-body';
import { renderReportPdf } from './report-pdf';
import { toReportText } from './report-text';

/**
 * The report to the person who took the audit: HTML, its plain-text version, and two pages of A4 attached
 * (docs/rules.md#audit-report). Answers to it go to the agency.
 */
export const renderReportMail = async (
  submission: StoredSubmission,
  { mailTo }: MailSettings,
): Promise<Mail> => {
  const report = toReport(submission);
  const html = await render(<ReportMailBody report={report} />);
  // Drawing takes its time: let waiting requests go first.
  await setImmediate();
  return {
    // What a form accepts may still be no mail header; the agency can pass such a report on.
    to: isMailAddress(report.email) ? report.email : mailTo,
    replyTo: agency.email,
    subject: reportMailWords.subject(report.score),
    text: toReportText(report),
    html,
    attachments: [
      logoAttachment,
      {
        filename: reportMailWords.fileName,
        content: await renderReportPdf(report),
        contentType: 'application/pdf',
      },
    ],
  };
};
