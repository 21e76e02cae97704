import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import type { Export } from '../../platform/entities/export.entity.ts';

type Folder = Pick<Config, 'dataFolder'>;

/** The folder of finished files. */
export const exportFolder = ({ dataFolder }: Folder): string => join(dataFolder, 'exports');

/** The path of an export's file; no part of it comes from user input (T19). */
export const exportFile = (config: Folder, { id, format }: Pick<Export, 'id' | 'format'>): string =>
  join(exportFolder(config), `${id}.${format}`);

/** Content types of the formats. */
export const EXPORT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jsonl: 'application/jsonl; charset=utf-8',
} as const;

/** Content types of what is sent while it is read: a sheet's rows have to be counted before. */
export const STREAM_TYPES = [EXPORT_TYPES.csv, EXPORT_TYPES.jsonl];
