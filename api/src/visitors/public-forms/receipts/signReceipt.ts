import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../../platform/config/config.ts';
import { canonicalJson, hashCanonically } from '../../../platform/signed-log/canonicalJson.ts';
import { isContentOf, type Entry } from '../../../platform/signed-log/entry.ts';
import { entriesOf } from '../../../platform/signed-log/entryRows.ts';
import { contentOf, timeOfId, type SubmissionRow } from '../../../platform/signed-log/gather.ts';
import { sealLog, sealOne } from '../../../platform/signed-log/sealLog.ts';
import { listSigningKeys, type SigningKey } from '../../../platform/signed-log/signingKeys.ts';

interface ReceiptDeps {
  config: Pick<Config, 'secret' | 'publicUrl'>;
  pool: Pool;
  logger: Logger;
}

/** A submission as its receipt names it. */
export interface ReceiptRow extends SubmissionRow {
  receiptCode: string;
  version: number | null;
  editedAt: Date | null;
}

/** A signed receipt: a JSON file, signed over its one form (RFC 8785) without the signature. */
export interface SignedReceipt {
  type: 'inlay-receipt';
  version: 1;
  platform: string;
  /** The page that checks it. */
  check: string;
  form: { id: string; title: string };
  revisionId: string;
  submissionId: string;
  receiptCode: string;
  submittedAt: string;
  answers: { version: number; editedAt: string | null; canonicalization: 'RFC 8785'; sha256: string };
  signedAt: string;
  keyId: string;
  /** Ed25519, base64url. */
  signature: string;
}

/** Time for logging what waits, in ms: a log that is far behind catches up by itself. */
const CATCH_UP_MS = 2_000;

const FIND = `
  select id, account_id as "accountId", form_id as "formId", revision_id as "revisionId", submitted_at as "submittedAt",
    content_hash as "contentHash", submission_data as answers, receipt_code as "receiptCode", version, edited_at as "editedAt"
  from form_submissions where id = $1 and deleted_at is null`;

/**
 * Signs the receipt of a submission that is what the log says of it (decision 911). Null for one that is not, that the log does
 * not have, or that tells no time but its day.
 */
export async function signReceipt(
  deps: ReceiptDeps,
  submissionId: string,
  title: string,
): Promise<SignedReceipt | null> {
  const find = async (): Promise<ReceiptRow | null> =>
    (await deps.pool.query<ReceiptRow>({ name: 'find_receipt_row', text: FIND, values: [submissionId] }))
      .rows[0] ?? null;
  const row = await find();
  if (!row || timeOfId(row.id) === null) return null;
  const isLogged = (await fits(deps, row)) || (await logNow(deps, row));
  const logged = isLogged ? row : await find();
  if (!logged || (!isLogged && !(await fits(deps, logged)))) {
    deps.logger.error({ submissionId }, 'A receipt was refused: the submission is not what the log says');
    return null;
  }
  const [key] = await listSigningKeys(deps.pool, deps.config.secret);
  return key ? signRow(deps.config, key, { row: logged, title, signedAt: new Date() }) : null;
}

/** Whether a row is what its newest entry says. */
async function fits({ pool }: ReceiptDeps, row: ReceiptRow): Promise<boolean> {
  const entries: readonly Entry[] = (await entriesOf(pool, [row.id])).get(row.id) ?? [];
  const known = entries.findLast(({ digest }) => digest !== null);
  return known !== undefined && isContentOf(known, contentOf(row));
}

/** Logs a row before its time: alone, or where it was edited, with all that waits. @returns whether it fits then. */
async function logNow(deps: ReceiptDeps, row: ReceiptRow): Promise<boolean> {
  if ((row.version ?? 1) === 1) await sealOne(deps, row);
  else await sealLog(deps, AbortSignal.timeout(CATCH_UP_MS));
  return fits(deps, row);
}

/** Signs what a row holds. */
export function signRow(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  key: Pick<SigningKey, 'id' | 'sign'>,
  { row, title, signedAt }: { row: ReceiptRow; title: string; signedAt: Date },
): SignedReceipt {
  const unsigned = {
    type: 'inlay-receipt',
    version: 1,
    platform: publicUrl,
    check: `${publicUrl}/check-receipt`,
    form: { id: row.formId, title },
    revisionId: row.revisionId,
    submissionId: row.id,
    receiptCode: row.receiptCode,
    submittedAt: row.submittedAt.toISOString(),
    answers: {
      version: row.version ?? 1,
      editedAt: row.editedAt?.toISOString() ?? null,
      canonicalization: 'RFC 8785',
      sha256: hashCanonically(row.answers),
    },
    signedAt: signedAt.toISOString(),
    keyId: key.id,
  } as const;
  return { ...unsigned, signature: key.sign(canonicalJson(unsigned)).toString('base64url') };
}
