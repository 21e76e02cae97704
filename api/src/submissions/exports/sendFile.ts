import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Config } from '../../platform/config/config.ts';
import type { Export } from '../../platform/entities/export.entity.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { attachmentOf } from '../../platform/http/attachment.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { EXPORT_TYPES, exportFile } from './exportFile.ts';

interface SentFile {
  path: string;
  type: string;
  /** As `fileNameOf` makes it. */
  fileName: string;
  etag: string;
}

/**
 * Sends the file of an export.
 * @throws {ProblemError} `export.not_ready`, and as `sendFile`.
 */
export async function sendExport(
  ctx: AppContext,
  config: Pick<Config, 'dataFolder'>,
  found: Export,
): Promise<void> {
  const { format, fileName, sha256, state } = found;
  if (state !== 'done' || !sha256) throw new ProblemError('export.not_ready');
  await sendFile(ctx, {
    path: exportFile(config, found),
    type: EXPORT_TYPES[format],
    fileName,
    etag: sha256,
  });
}

/**
 * Sends a stored file, or the requested range of it, so that a broken download can resume.
 * @throws {ProblemError} `export.not_found`, `request.range_not_satisfiable`.
 */
async function sendFile(ctx: AppContext, file: SentFile): Promise<void> {
  const { size } = await stat(file.path).catch(() => {
    throw new ProblemError('export.not_found');
  });
  const etag = `"${file.etag}"`;
  ctx.set({
    'Content-Type': file.type,
    'Content-Disposition': attachmentOf(file.fileName),
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  const range = findRange(ctx, etag, size);
  if (range) {
    ctx.state.answerStatus = 206;
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  ctx.body = createReadStream(file.path, { start, end });
  ctx.length = end - start + 1;
}

/** Parses a single range; null = the whole file, also for several ranges or another version of the file. */
function findRange(ctx: AppContext, etag: string, size: number): { start: number; end: number } | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(ctx.get('Range').trim());
  const isOther = ctx.get('If-Range') !== '' && ctx.get('If-Range') !== etag;
  if (!match || isOther) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) {
    throw new ProblemError('request.range_not_satisfiable', {
      headers: { 'Content-Range': `bytes */${size}` },
    });
  }
  return { start, end };
}
