import { setImmediate } from 'node:timers/promises';
import { agency } from '@/content/agency';
import { reportMailWords } from '@/content/audit-report';
import { isMailAddress } from '../mail/mail-address';
import { logoAttachment } from '../mail/logo';
import type { Mail, MailSettings } from '../mail/mail';
import { toHtml } from '../mail/to-html';
import type { StoredSubmission } from '../store/store';
import { toReport } from './report';
import { ReportMailBody } from './report-mail-body';
import { renderReportPdf } from './report-pdf';
import { toReportText } from './report-text';

/**
 * Renders the report mail to the person who took the audit: HTML, plain text, and the PDF
 * (docs/rules.md#audit-report). Replies go to the agency.
 */
export const renderReportMail = async (
  submission: StoredSubmission,
  { mailTo }: MailSettings,
): Promise<Mail> => {
  const report = toReport(submission);
  const html = toHtml(<ReportMailBody report={report} />);
  // Rendering blocks the event loop: answer waiting requests first.
  await setImmediate();
  return {
    // A form may accept an address that a mail header cannot carry; the agency can forward the report.
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
