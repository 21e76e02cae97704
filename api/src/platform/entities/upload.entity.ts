import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM, TO_SUBMISSION } from './tenantReferences.ts';

const UploadSchema = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  indexes: [
    { name: 'uploads_submission', properties: ['accountId', 'formId', 'submissionId'] },
    {
      name: 'uploads_waiting',
      expression: 'create index uploads_waiting on uploads (expires_at) where submission_id is null',
    },
    {
      name: 'uploads_sources',
      expression: 'create index uploads_sources on uploads (account_id, source) where source is not null',
    },
    {
      name: 'uploads_held',
      expression: `create index uploads_held on uploads (held_until) where state = 'quarantined' and key is not null`,
    },
  ],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    fieldId: p.text(),
    /** Null until the submission that names it is stored. */
    submissionId: p.uuid().nullable(),
    /** `quarantined`: held back for `reason`, as long as it has a key. `refused`: not taken, for `reason`. */
    state: p.enum(['receiving', 'checking', 'kept', 'quarantined', 'refused']).$type<UploadState>(),
    /** Why it is quarantined or refused; null of others. */
    reason: p.text().$type<UploadReason>().nullable(),
    /** When a file in quarantine is deleted; null while it is not, or stays for good. */
    heldUntil: timeColumn().nullable(),
    /** Whether its owner was told that it is held back. */
    isTold: p.boolean().default(false),
    /** As the visitor's device names it. */
    name: p.text(),
    /** As uploaded, in bytes. */
    size: p.bigint(),
    /** Bytes that have arrived, as they were last counted; null before they were. */
    received: p.bigint().nullable(),
    /** Bytes of the kept file, where it is a picture that was re-encoded. */
    storedSize: p.bigint().nullable(),
    /** Hash of its sender's source, for a day. */
    source: p.text().nullable(),
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

/** Why a file is held back: found by the scanner, not to be decoded, or not decoded within a day by any try. */
export type HeldReason = 'virus' | 'unreadable' | 'unprocessed';
/** Why a file was not taken, as its problem code says it, or is held back. */
export type UploadReason = HeldReason | `file_${string}`;

/** A file of a visitor (decision 331). */
export class Upload extends UploadSchema.class {
  static readonly references = [TO_SUBMISSION, TO_FORM];
}
UploadSchema.setClass(Upload);
