import type { Pool } from 'pg';
import { capabilitiesOf, rowsIn, type Field, type StoredPart } from '@inlay/sdk/model';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { findUploads } from '../../submissions/uploads/uploadRows.ts';
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
    .flatMap((part) => signaturesOf(part, answers[part.id]))
    .flatMap((signature) => filesIn(signature).map(({ id }) => id));
  const pictures = new Map<string, Uint8Array>();
  for (const row of await findUploads(pool, ids)) {
    const isOwn = row.formId === submission.formId && row.submissionId === submission.id;
    if (!isOwn || row.state !== 'kept' || row.key === null) continue;
    const bytes = await files.read(row.key);
    if (bytes) pictures.set(row.id, bytes);
  }
  return pictures;
}

const isDrawing = (field: Field): boolean => capabilitiesOf(field).writtenAs === 'drawing';

/** Lists the answers to signatures of a part of a form: its own, or those of its rows. */
function signaturesOf(part: StoredPart, stored: unknown): unknown[] {
  if (part.kind === 'value') return [];
  if (part.kind === 'answer') return isDrawing(part.field) ? [stored] : [];
  const fields = part.fields.filter(isDrawing);
  return rowsIn(stored).flatMap((row) => fields.map(({ id }) => row[id]));
}
