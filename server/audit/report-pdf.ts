import { agency } from '@/content/agency';
import { reportWords as words } from '@/content/audit-report';
import { drawFirstPage } from './report-page-one';
import { drawSecondPage } from './report-page-two';
import type { AuditReport } from './report';
import { ReportPaper } from './report-paper';

/** @returns the report as two pages of A4, for printing; every attempt gives the same file. */
export const renderReportPdf = async (report: AuditReport): Promise<Buffer> => {
  const paper = new ReportPaper({
    Title: `${words.kind} · ${agency.name}`,
    Author: agency.name,
    CreationDate: new Date(report.takenAt),
  });
  drawFirstPage(paper, report);
  drawSecondPage(paper, report);
  return paper.finish();
};
