import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../config/config.ts';
import { actAsSystem } from '../db/actAs.ts';
import type { Export } from '../entities/export.entity.ts';

type Folder = Pick<Config, 'dataFolder'>;

/** Where finished files lie. */
export const exportFolder = ({ dataFolder }: Folder): string => join(dataFolder, 'exports');

/** An export's file; its name is made of nothing that came from outside (T19). */
export const exportFile = (config: Folder, { id, format }: Pick<Export, 'id' | 'format'>): string =>
  join(exportFolder(config), `${id}.${format}`);

/** Removes exports that are past their time, and files that belong to none any more (T40). Runs hourly. */
export async function removeExpiredExports(deps: { config: Folder; orm: MikroORM }): Promise<void> {
  const folder = exportFolder(deps.config);
  // Read before the rows: a file that comes later has its row already.
  const files = await readdir(folder).catch(() => []);
  const kept = await actAsSystem(deps.orm, async (em) => {
    await em.execute('delete from exports where expires_at < now()', [], 'run');
    return em.execute<{ id: string }[]>('select id from exports');
  });
  const ids = new Set(kept.map(({ id }) => id));
  for (const file of files) {
    if (!ids.has(file.split('.')[0] ?? '')) await rm(join(folder, file), { force: true });
  }
}

/** What a file of each format is sent as. */
export const EXPORT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jsonl: 'application/jsonl; charset=utf-8',
} as const;
