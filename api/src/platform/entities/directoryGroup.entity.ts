import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';

const DirectoryGroupSchema = defineEntity({
  name: 'DirectoryGroup',
  tableName: 'directory_groups',
  properties: {
    id: idColumn(),
    displayName: p.text().unique(),
    /** The directory's own id. */
    externalId: p.text().nullable(),
    updatedAt: timeColumn(),
    createdAt: createdAtColumn(),
  },
});

/** A group that a directory writes (SCIM), by whose name rules go. */
export class DirectoryGroup extends DirectoryGroupSchema.class {}
DirectoryGroupSchema.setClass(DirectoryGroup);
