import type { Pool } from 'pg';
import type { FormDefinition } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { AnswerVisibility } from '../../submissions/visibility/answerVisibility.ts';
import { listAnswered } from '../../submissions/printSubmission.ts';
import { readSignatures } from './readSignatures.ts';
import { renderPdf } from './renderPdf.ts';
import { submissionReport } from './submissionReport.ts';

export interface SubmissionPdfDeps {
  config: Pick<Config, 'platformName'>;
  pool: Pool;
  files: FileStore;
}

/** A submission, and what a reader sees of it. */
export interface ReadSubmission {
  form: Pick<Form, 'title' | 'logoUrl'>;
  submission: Submission;
  /** The revision that was answered. */
  definition: FormDefinition;
  visibility: Pick<AnswerVisibility, 'fields'>;
  timeZone: string | null;
}

/** Draws what a reader may see of a submission as PDF (REPORT-001). @throws as `renderPdf`. */
export async function submissionPdf(
  { config, pool, files }: SubmissionPdfDeps,
  read: ReadSubmission,
): Promise<Buffer> {
  const { form, submission, definition, visibility } = read;
  const parts = listAnswered(definition, submission, visibility);
  const signatures = await readSignatures({ pool, files }, parts, submission);
  const report = await submissionReport(
    { files, platformName: config.platformName },
    { ...read, form, signatures },
  );
  return renderPdf(report, 'report.submission_too_large');
}
