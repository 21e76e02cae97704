/**
 * A separate process that draws one report as PDF, without the platform's secrets and within limits of time and
 * memory: layout would hold up every other request of the process that answers them. Started by renderPdf.ts.
 */
import { answerRequest } from '../../../platform/process/answerRequest.ts';
import type { Report } from '../report.ts';
import { drawReport } from './drawReport.ts';

/** The response: the file, or why there is none. */
export type PdfAnswer = { bytes: Uint8Array } | { failure: string };

answerRequest<PdfAnswer>(
  async (report: Report) => ({ bytes: await drawReport(report) }),
  (error) => ({ failure: error instanceof Error ? (error.stack ?? error.message) : '' }),
);
