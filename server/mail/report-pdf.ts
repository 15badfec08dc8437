import { agency } from '@/content/agency';
import { reportWords as words } from '@/content/audit-report';
import { drawFirstPage } from './report-page-one';
import { drawSecondPage } from './report-page-two';
import type { AuditReport } from './report';
import { ReportCanvas } from './report-canvas';
import { drawLaterSteps } from './report-steps';

/** @returns the report as a PDF of two to four A4 pages; the same bytes on every attempt */
export const renderReportPdf = async (report: AuditReport): Promise<Buffer> => {
  const canvas = new ReportCanvas({
    Title: `${words.kind} · ${agency.name}`,
    Author: agency.name,
    CreationDate: new Date(report.takenAt),
  });
  drawFirstPage(canvas, report);
  drawSecondPage(canvas, report);
  drawLaterSteps(canvas, report);
  return canvas.finish();
};
