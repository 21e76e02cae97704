import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import {
  capabilitiesOf,
  fieldsOf,
  MAX_FILE_MEGABYTES,
  MEGABYTE,
  type FormDefinition,
  type UploadedFile,
} from '@inlay/sdk/model';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { ProblemCode } from '../../platform/http/problems.ts';
import type { BodyLimits } from '../../platform/http/readBody.ts';
import { assertTaken, createUpload } from './createUpload.ts';
import { inspectReceived, takeReceived, type ReceivedFile } from './finishUpload.ts';
import { isNoRoom } from './spool.ts';
import type { UploadDeps } from './uploadDeps.ts';
import { createTicket } from './uploadTicket.ts';
import { deleteUpload } from './uploadRows.ts';

/** Most files of one post, and largest post, in bytes. */
const MAX_POSTED_FILES = 100;
const MAX_POST_BYTES = MAX_FILE_MEGABYTES * MEGABYTE;

interface PostedTo {
  id: string;
  accountId: string;
  definition: FormDefinition;
}

interface PostOptions {
  form: PostedTo;
  limits: BodyLimits;
  /** Hash of the sender's source. */
  source: string;
  /** Counts a file for its source, as uploads by script are. @throws {ProblemError} `rate_limit.exceeded` */
  takeOne(): Promise<void>;
}

/** What became of a part of a post: a text, a file that has arrived, or one that was refused. */
type Entry =
  | { control: string; text: string }
  | { control: string; file: ReceivedFile & { name: string; fieldId: string } }
  | { control: string; refused: UploadedFile };

/**
 * Reads a form post with files, as a browser without JavaScript sends it, in the order of its controls. Files become
 * uploads, one after the other, and are taken together; the answer names them as the visitor's script would. A file
 * that is refused is named with the reason, which its field then says (`UploadedFile.type`).
 * @throws {ProblemError} `request.invalid` for a broken post or one beyond its limits.
 */
export async function readMultipart(
  deps: UploadDeps,
  ctx: AppContext,
  options: PostOptions,
): Promise<URLSearchParams> {
  const { form, limits } = options;
  const length = Number(ctx.get('Content-Length')) || MAX_POST_BYTES;
  if (length > MAX_POST_BYTES) throw new ProblemError('request.too_large');
  const posted: Promise<Entry>[] = [];
  /** Files of each control so far. */
  const counts = new Map<string, number>();
  let before: Promise<unknown> = Promise.resolve();
  const busboy = createParser(ctx, limits);
  let text = 0;
  let isWrong = false;
  busboy.on('field', (control, value, isNameCut, isValueCut) => {
    text += control.length + value.length;
    isWrong ||= isNameCut || isValueCut || text > limits.bytes;
    posted.push(Promise.resolve({ control, text: value }));
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    busboy.on(event, () => {
      isWrong = true;
    });
  busboy.on('file', (control, stream, name) => {
    // The parser only emits that a post ends within a file, perhaps before anybody reads it.
    stream.on('error', (error) => stream.destroy(error));
    if (!name) {
      stream.resume();
      return;
    }
    const number = (counts.get(control) ?? 0) + 1;
    counts.set(control, number);
    // One after the other: a post has one connection to the database at a time.
    const entry = before.then(() => takeFile(deps, options, { control, stream, name, length, number }));
    before = entry.catch(() => stream.resume());
    posted.push(entry);
  });
  try {
    await pipeline(ctx.req, busboy);
  } catch {
    throw new ProblemError('request.invalid');
  }
  const entries = await Promise.all(posted);
  if (isWrong) throw new ProblemError('request.invalid');
  const homeless = await takeAll(deps, entries);
  const read = new URLSearchParams();
  for (const entry of entries) {
    if ('text' in entry) read.append(entry.control, entry.text);
    else read.append(entry.control, JSON.stringify(present(deps, form, entry, homeless)));
  }
  return read;
}

/** Takes all files of a post in one transaction. @returns those for which the account has no room. */
async function takeAll({ orm, pool, config }: UploadDeps, entries: readonly Entry[]): Promise<string[]> {
  const received = entries.flatMap((entry) => ('file' in entry ? [entry.file] : []));
  if (received.length === 0) return [];
  const homeless = await inTransaction(orm, (em) => takeReceived(em, received, config.uploadBytes));
  for (const id of homeless) await deleteUpload(pool, id);
  return homeless;
}

function present(
  { config }: UploadDeps,
  { id: formId }: PostedTo,
  entry: Exclude<Entry, { text: string }>,
  homeless: readonly string[],
): UploadedFile {
  if ('refused' in entry) return entry.refused;
  const { id, fieldId, name, size, type } = entry.file;
  if (homeless.includes(id)) return refused(name, 'file_full');
  return { id: createTicket(config.secret, { id, formId, fieldId }), name, size, type };
}

const refused = (name: string, reason: string): UploadedFile => ({
  id: '',
  name,
  size: 1,
  type: `!${reason}`,
});

/** @throws {ProblemError} `request.invalid` for a post without a boundary. */
function createParser(ctx: AppContext, limits: BodyLimits): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { ...ctx.req.headers, 'content-type': ctx.get('Content-Type') },
      limits: { fields: limits.keys, fieldSize: limits.bytes, files: MAX_POSTED_FILES, fieldNameSize: 200 },
    });
  } catch {
    throw new ProblemError('request.invalid');
  }
}

interface PostedFile {
  /** Name of its control: the field's id stands last, also in a row. */
  control: string;
  stream: Readable;
  name: string;
  /** Bytes of the whole post, which is more than the file has. */
  length: number;
  /** Number of the file among those of its control. */
  number: number;
}

/** What a field says of a file that could not be stored, by the problem; others have the name of their word. */
const WORDS: Readonly<Partial<Record<ProblemCode, string>>> = {
  'rate_limit.exceeded': 'file_busy',
  'service.unavailable': 'file_busy',
  'upload.not_stored': 'file_busy',
};

async function takeFile(
  deps: UploadDeps,
  { form, source, takeOne }: PostOptions,
  { control, stream, name: given, length, number }: PostedFile,
): Promise<Entry> {
  const fieldId = control.split('.').at(-1) ?? '';
  const field = fieldsOf(form.definition).find(({ id }) => id === fieldId);
  try {
    // Its field says that there are too many; nothing more of them is kept.
    const { most = Infinity } = (field && capabilitiesOf(field).filesTaken?.(field)) ?? {};
    if (number > most) throw new ProblemError('upload.file_busy');
    const { maxBytes } = assertTaken(field, { name: given, size: 1 });
    await takeOne();
    const place = { formId: form.id, accountId: form.accountId, field, source };
    // The size is known at its end; until then there has to be room for what the file may have.
    const { id, name } = await createUpload(deps, place, { name: given, size: Math.min(maxBytes, length) });
    const size = await receive(deps, id, stream, maxBytes);
    const type = await inspectReceived(deps, { id, name, size });
    return { control, file: { id, accountId: form.accountId, name, size, type, fieldId } };
  } catch (error) {
    stream.resume();
    const problem = isNoRoom(error) ? new ProblemError('upload.not_stored') : error;
    if (!(problem instanceof ProblemError)) throw error;
    return { control, refused: refused(given, WORDS[problem.code] ?? problem.code.replace('upload.', '')) };
  }
}

/** Writes a file to the spool. @returns its size. */
async function receive(
  { spool, pool }: UploadDeps,
  id: string,
  stream: Readable,
  most: number,
): Promise<number> {
  let size = 0;
  try {
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          if (size > most) throw new ProblemError('upload.file_size');
          yield chunk;
        }
        if (size === 0) throw new ProblemError('upload.file_empty');
      },
      createWriteStream(spool.pathOf(id)),
    );
  } catch (error) {
    await deleteUpload(pool, id);
    throw error;
  }
  return size;
}
