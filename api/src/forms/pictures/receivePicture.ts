import type { MikroORM } from '@mikro-orm/postgresql';
import { PICTURE_RULE, SMALLER_WIDTHS } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import type { Picture } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { createPictureName, pictureFile, pictureKey, pictureUrl } from '../../platform/files/pictureName.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { readFileBody } from '../../platform/http/readBody.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { encodePicture } from '../logos/encodeLogo.ts';
import { readPictureFile } from '../logos/pictureFile.ts';
import { insertPicture } from './insertPicture.ts';

/** Media type that programs send; what a file is, its content says. */
const OF_PROGRAMS = 'application/octet-stream';

/** The format of stored pictures, whatever was uploaded. */
const TYPE = 'image/webp';

/** The parts of the application that receive pictures. */
export interface PictureDeps {
  config: Config;
  orm: MikroORM;
  files: FileStore;
  limits: RateLimits;
}

/**
 * Reads a picture for a form, re-encodes it in its sizes and stores it for the actor's account (decision 334). The row
 * is committed before its files, so that an interruption leaves a row that a job finds.
 * @throws {ProblemError} one of `logo.*`, `picture.no_room`, `rate_limit.exceeded`
 */
export async function receivePicture(
  ctx: AppContext,
  { config, orm, files, limits }: PictureDeps,
  { id: userId, accountId }: Actor,
): Promise<Picture> {
  await limits.take('pictureUpload', { key: userId, source: requestSource(ctx, config), userId });
  const uploaded = await readFileBody(ctx, {
    limit: PICTURE_RULE.maxBytes,
    types: [...PICTURE_RULE.mimeTypes, OF_PROGRAMS],
    wrongType: 'logo.type_not_allowed',
    tooLarge: 'logo.too_large',
  });
  const drawn = await encodePicture(readPictureFile(uploaded), SMALLER_WIDTHS);
  const { bytes, width, height, smaller } = drawn;
  const name = createPictureName(bytes, drawn);
  const versions = [
    { file: pictureFile(name), bytes },
    ...smaller.map((one) => ({ file: pictureFile(name, one.width), bytes: one.bytes })),
  ];
  const size = versions.reduce((sum, one) => sum + one.bytes.length, 0);
  const hasRoom = await inTransaction(orm, (em) =>
    insertPicture(em, { name, accountId, size }, config.uploadBytes),
  );
  if (!hasRoom) throw new ProblemError('picture.no_room');
  await Promise.all(versions.map((one) => files.put(pictureKey(one.file), one.bytes, TYPE)));
  return { url: pictureUrl(name), width, height };
}
