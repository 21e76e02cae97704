import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn } from '../db/columns.ts';

const FileRemovalSchema = defineEntity({
  name: 'FileRemoval',
  tableName: 'file_removals',
  properties: {
    accountId: p.uuid().primary(),
    /** In the file store, or `spool/` and the id of an upload. */
    key: p.text().primary(),
    createdAt: createdAtColumn(),
  },
});

/** A file without a row: a trigger writes it when uploads are deleted, and a job removes it. */
export class FileRemoval extends FileRemovalSchema.class {}
FileRemovalSchema.setClass(FileRemoval);
