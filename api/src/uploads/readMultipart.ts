import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import {
  fieldsOf,
  MAX_FILE_MEGABYTES,
  MEGABYTE,
  type FormDefinition,
  type UploadedFile,
} from '@inlay/sdk/model';
import type { AppContext } from '../http/appContext.ts';
import { ProblemError } from '../http/problemError.ts';
import type { BodyLimits } from '../http/readBody.ts';
import { createUpload } from './createUpload.ts';
import { finishUpload } from './finishUpload.ts';
import type { UploadDeps } from './uploadDeps.ts';
import { createTicket } from './uploadTicket.ts';
import { deleteUpload, findUpload } from './uploadRows.ts';

/** Most files of one post, and largest post, in bytes. */
const MAX_POSTED_FILES = 100;
const MAX_POST_BYTES = MAX_FILE_MEGABYTES * MEGABYTE;

interface PostedTo {
  id: string;
  accountId: string;
  definition: FormDefinition;
}

/**
 * Reads a form post with files, as a browser without JavaScript sends it, in the order of its controls. Files become
 * uploads; the answer names them as the visitor's script would. A file that is refused is named with the reason, which
 * its field then says (`UploadedFile.type`).
 * @throws {ProblemError} `request.invalid` for a broken post or one beyond its limits.
 */
export async function readMultipart(
  deps: UploadDeps,
  ctx: AppContext,
  { form, limits }: { form: PostedTo; limits: BodyLimits },
): Promise<URLSearchParams> {
  const length = Number(ctx.get('Content-Length')) || MAX_POST_BYTES;
  if (length > MAX_POST_BYTES) throw new ProblemError('request.too_large');
  const posted: Promise<readonly [string, string]>[] = [];
  const busboy = createParser(ctx, limits);
  let text = 0;
  let isWrong = false;
  busboy.on('field', (name, value, isNameCut, isValueCut) => {
    text += name.length + value.length;
    isWrong ||= isNameCut || isValueCut || text > limits.bytes;
    posted.push(Promise.resolve([name, value]));
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
    const taken = takeFile(deps, form, { control, stream, name, length });
    const entry = taken.then((file) => [control, JSON.stringify(file)] as const);
    // Awaited below, unless the whole post is refused before.
    entry.catch(() => stream.resume());
    posted.push(entry);
  });
  try {
    await pipeline(ctx.req, busboy);
  } catch {
    throw new ProblemError('request.invalid');
  }
  const entries = await Promise.all(posted);
  if (isWrong) throw new ProblemError('request.invalid');
  const read = new URLSearchParams();
  for (const [name, value] of entries) read.append(name, value);
  return read;
}

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
}

async function takeFile(deps: UploadDeps, form: PostedTo, posted: PostedFile): Promise<UploadedFile> {
  const { control, stream, name: given, length } = posted;
  const fieldId = control.split('.').at(-1);
  const field = fieldsOf(form.definition).find(({ id }) => id === fieldId);
  const place = { formId: form.id, accountId: form.accountId, field };
  try {
    const most = field?.type === 'file' ? field.maxMegabytes * MEGABYTE : 0;
    // The size is known at its end; until then the account has less room by what the file may have.
    const reserved = Math.max(1, Math.min(most, length));
    const { id, name } = await createUpload(deps, place, { name: given, size: reserved });
    const size = await receive(deps, id, stream, most);
    const type = await finishUpload(deps, (await findUpload(deps.pool, id))!);
    return {
      id: createTicket(deps.config.secret, { id, formId: form.id, fieldId: fieldId! }),
      name,
      size,
      type,
    };
  } catch (error) {
    stream.resume();
    if (!(error instanceof ProblemError)) throw error;
    return { id: '', name: given, size: 1, type: `!${error.code.replace('upload.', '')}` };
  }
}

/** Writes a file to the spool, and its size to its row. */
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
  await pool.query('update uploads set size = $2 where id = $1', [id, size]);
  return size;
}
