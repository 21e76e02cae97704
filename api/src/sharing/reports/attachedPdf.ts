import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import type { DrawAttachedPdf } from '../../delivery/channels/channel.ts';
import { QueueFullError } from '../../platform/process/turns.ts';
import { findTimeZone, getAnsweredDefinition } from '../../submissions/printSubmission.ts';
import { seenForm } from '../../submissions/seenForm.ts';
import { pdfName } from './sendPdf.ts';
import { submissionPdf, type ReadSubmission, type SubmissionPdfDeps } from './submissionPdf.ts';

/** Largest PDF that is attached, in bytes: mailboxes refuse mails of 10 MB, and attachments grow by a third. */
const MAX_BYTES = 5_000_000;

interface AttachedPdfDeps extends SubmissionPdfDeps {
  orm: MikroORM;
  logger: Logger;
}

/** Returns how PDFs of mails are drawn, as `submissionPdf` draws them for readers (NOTIF-048, decision 368). */
export function createAttachedPdf(deps: AttachedPdfDeps, maxBytes = MAX_BYTES): DrawAttachedPdf {
  return async ({ submissionId, kind }, { fields }) => {
    const found = submissionId ? await findSubmission(deps.orm, submissionId) : null;
    if (!found) return null;
    const read = kind === 'auto_reply' ? asSeen(found) : found;
    try {
      const bytes = await submissionPdf(deps, { ...read, visibility: { fields } });
      const name = pdfName(read.form.title);
      return bytes.length > maxBytes ? null : { name, type: 'application/pdf', bytes };
    } catch (error) {
      if (error instanceof QueueFullError) throw error;
      deps.logger.error({ err: error, submissionId }, 'PDF of a mail was not drawn');
      return null;
    }
  };
}

/** What its sender gets: the form as they saw it (LANG-010). */
function asSeen<Read extends Omit<ReadSubmission, 'visibility'>>(read: Read): Read {
  const { definition, title } = seenForm(read.form, read.definition, read.submission);
  return { ...read, definition, form: { ...read.form, title } };
}

const findSubmission = (orm: MikroORM, id: string) =>
  inTransaction(orm, async (em) => {
    const submission = await em.findOne(Submission, { id, deletedAt: null });
    const form = submission && (await em.findOne(Form, { id: submission.formId, deletedAt: null }));
    if (!submission || !form) return null;
    const definition = await getAnsweredDefinition(em, submission);
    return { submission, form, definition, timeZone: await findTimeZone(em, form.accountId) };
  });
