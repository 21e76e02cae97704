import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';

const UploadSchema = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  indexes: [
    { name: 'uploads_submission', properties: ['accountId', 'formId', 'submissionId'] },
    {
      name: 'uploads_waiting',
      expression: 'create index uploads_waiting on uploads (expires_at) where submission_id is null',
    },
  ],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    fieldId: p.text(),
    /** Null until the submission that names it is stored. */
    submissionId: p.uuid().nullable(),
    /** `quarantined`: the scanner found something. `refused`: not a file of its type. */
    state: p.enum(['receiving', 'checking', 'kept', 'quarantined', 'refused']).$type<UploadState>(),
    /** As the visitor's device names it. */
    name: p.text(),
    /** As uploaded, in bytes. */
    size: p.bigint(),
    /** Media type by content; null before everything has arrived. */
    type: p.text().nullable(),
    /** SHA-256 of the kept file, in hexadecimal. */
    sha256: p.text().nullable(),
    /** In the file store; written before the file is. */
    key: p.text().nullable(),
    createdAt: createdAtColumn(),
    /** When it goes unless a submission has it. */
    expiresAt: timeColumn(),
    /** The request that writes to it, until when, and whether another one waits. */
    lockedBy: p.uuid().nullable(),
    lockedUntil: timeColumn().nullable(),
    isLockWanted: p.boolean().default(false),
  },
});

export type UploadState = 'receiving' | 'checking' | 'kept' | 'quarantined' | 'refused';

/** A file of a visitor (decision 331). */
export class Upload extends UploadSchema.class {}
UploadSchema.setClass(Upload);
