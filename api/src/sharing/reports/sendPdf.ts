import type { AppContext } from '../../platform/http/appContext.ts';
import type { ProblemCode } from '../../platform/http/problems.ts';

/** Options of every endpoint that answers with a PDF. */
export const PDF = { produces: ['application/pdf'], status: 200 } as const;

/** Why there may be none for now. */
export const PDF_PROBLEMS = [
  'report.too_demanding',
  'report.submission_too_large',
  'service.unavailable',
] as const satisfies readonly ProblemCode[];

/** The name of a file about a form. */
export const pdfName = (title: string): string =>
  `${title.replaceAll(/[\p{Cc}/\\]+/gu, ' ').trim() || 'report'}.pdf`;

/** Sends a document under the name of its form; nothing keeps it but whoever asked. */
export function sendPdf(ctx: AppContext, bytes: Buffer, title: string): void {
  ctx.set({ 'Cache-Control': 'private, no-store' });
  ctx.attachment(pdfName(title));
  ctx.type = 'application/pdf';
  ctx.body = bytes;
}
