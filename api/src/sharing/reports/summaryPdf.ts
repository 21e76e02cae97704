import type { MikroORM } from '@mikro-orm/postgresql';
import type { Language } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { ResultsDeps } from '../../results/loadResults.ts';
import { loadWhole, type ReaderQuery } from '../../results/sendResults.ts';
import { renderPdf } from './renderPdf.ts';
import { summaryReport } from './summaryReport.ts';

export interface SummaryPdfDeps extends ResultsDeps {
  config: Pick<Config, 'platformName'>;
  orm: MikroORM;
  files: FileStore;
}

/**
 * Draws the summary of a form as PDF: all cards that a reader may see, in the reader's language.
 * @throws {ProblemError} `service.unavailable`, and as `renderPdf`.
 */
export async function summaryPdf(
  deps: SummaryPdfDeps,
  query: ReaderQuery & { form: Form },
  language: Language,
): Promise<Buffer> {
  const { form, filter, visibility } = query;
  const results = await loadWhole(deps, query);
  const revision = await deps.revisions.find(form.currentRevisionId);
  if (!revision) throw new ProblemError('form.not_found');
  const report = await summaryReport(
    { files: deps.files, platformName: deps.config.platformName },
    { form, definition: revision.definition, results, filter, visibility, language },
  );
  return renderPdf(report, 'report.too_demanding');
}
