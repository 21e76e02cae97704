import type { Pool } from 'pg';
import type { StoredPart } from '@inlay/sdk/model';
import type { Submission } from '../entities/submission.entity.ts';
import type { FileStore } from '../files/fileStore.ts';
import { findUploads } from '../uploads/uploadRows.ts';
import { filesIn, type SignaturePictures } from './answerBlocks.ts';

/**
 * Reads the drawn signatures of a submission that were checked and kept.
 * @param parts what the reader may see of it
 */
export async function readSignatures(
  { pool, files }: { pool: Pool; files: FileStore },
  parts: readonly StoredPart[],
  submission: Pick<Submission, 'id' | 'formId' | 'answers'>,
): Promise<SignaturePictures> {
  const answers: Readonly<Record<string, unknown>> = submission.answers;
  const ids = parts
    .filter((part) => part.kind === 'answer' && part.field.type === 'signature')
    .flatMap(({ id }) => filesIn(answers[id]).map((file) => file.id));
  const pictures = new Map<string, Uint8Array>();
  for (const row of await findUploads(pool, ids)) {
    const isOwn = row.formId === submission.formId && row.submissionId === submission.id;
    if (!isOwn || row.state !== 'kept' || row.key === null) continue;
    const bytes = await files.read(row.key);
    if (bytes) pictures.set(row.id, bytes);
  }
  return pictures;
}
