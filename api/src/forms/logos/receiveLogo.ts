import { LOGO_RULE } from '@inlay/sdk/model';
import type { MikroORM } from '@mikro-orm/postgresql';
import { HOUR_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { createLogoName, LOGO_PATH, LOGO_TYPE, logoKey } from '../../platform/files/logoName.ts';
import { removeUnusedLogoJob } from '../../platform/files/removeUnusedLogo.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { isVersioned } from '../../platform/http/problemDetails.ts';
import { readFileBody } from '../../platform/http/readBody.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { encodeLogo } from './encodeLogo.ts';
import type { EncodeRequest } from './encodeProcess.ts';
import { logoNotice } from './logoNotice.ts';
import { readLogoFile, readPictureFile } from './pictureFile.ts';

/** Media type that programs send; what a file is, its content says. */
const OF_PROGRAMS = 'application/octet-stream';

/** Age (ms) at which a file that nothing shows was left behind by an ended process. */
const LEFT_BEHIND_MS = HOUR_MS;

/** The parts of the application that receive logos. */
export interface LogoDeps {
  config: Config;
  orm: MikroORM;
  files: FileStore;
  limits: RateLimits;
}

/** Options of every endpoint that takes a logo. */
export const LOGO_UPLOAD = {
  problems: [
    'access.denied',
    'logo.too_large',
    'logo.type_not_allowed',
    'logo.unreadable',
    'logo.animated',
    'logo.too_many_pixels',
    'logo.foreign_data',
    'logo.too_demanding',
    'request.invalid',
  ],
  takesFile: LOGO_RULE.mimeTypes,
} as const;

/**
 * Reads an uploaded logo, re-encodes and stores it (BUILD-052…060). An interruption at any point leaves a
 * file that a job removes, never an address without a file.
 * @returns its address, and advice on a better one
 * @throws {ProblemError} one of `logo.*`, `rate_limit.exceeded`
 */
export async function receiveLogo(
  ctx: AppContext,
  { config, orm, files, limits }: LogoDeps,
  { actorId, box }: { actorId: string; box?: EncodeRequest['box'] },
): Promise<{ logoUrl: string; notice: string | null }> {
  await limits.take('logoUpload', { key: actorId, source: requestSource(ctx, config), userId: actorId });
  const isOfProgram = isVersioned(ctx.path);
  const uploaded = await readFileBody(ctx, {
    limit: LOGO_RULE.maxBytes,
    types: isOfProgram ? [...LOGO_RULE.mimeTypes, OF_PROGRAMS] : LOGO_RULE.mimeTypes,
    wrongType: 'logo.type_not_allowed',
    tooLarge: 'logo.too_large',
  });
  return storeLogo({ orm, files }, uploaded, { box, isOfProgram });
}

/**
 * Re-encodes a logo and stores it, as `receiveLogo` does.
 * @param input.isOfProgram takes WebP as well, in which the platform itself gives logos out
 * @throws {ProblemError} one of `logo.*`
 */
export async function storeLogo(
  { orm, files }: Pick<LogoDeps, 'orm' | 'files'>,
  given: Buffer,
  { box, isOfProgram = false }: { box?: EncodeRequest['box'] | undefined; isOfProgram?: boolean } = {},
): Promise<{ logoUrl: string; notice: string | null }> {
  const picture = isOfProgram ? readPictureFile(given) : readLogoFile(given);
  const bytes = await encodeLogo(picture, undefined, box);
  const name = createLogoName(bytes);
  const runAt = new Date(Date.now() + LEFT_BEHIND_MS);
  await inTransaction(orm, (em) => addJob(em, removeUnusedLogoJob, { name }, { runAt }));
  await files.put(logoKey(name), bytes, LOGO_TYPE);
  return { logoUrl: LOGO_PATH + name, notice: logoNotice(given.length, picture) };
}
