import { defineEntity, p } from '@mikro-orm/core';
import type { ExportFormat, SubmissionFilter } from '../contract/index.ts';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';

/** Which rows an export holds, and whose days and times it writes. */
export type ExportSelection = { timeZone: string } & (
  | { ids: string[]; formId: string | null }
  | { filter: SubmissionFilter }
);

const ExportSchema = defineEntity({
  name: 'Export',
  tableName: 'exports',
  checks: [
    { name: 'exports_format', expression: "format in ('csv', 'xlsx', 'jsonl')" },
    { name: 'exports_state', expression: "state in ('waiting', 'running', 'done', 'failed')" },
  ],
  indexes: [
    { name: 'exports_account', properties: ['accountId', 'createdAt'] },
    { name: 'exports_expiry', properties: ['expiresAt'] },
  ],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    /** The user who asked for it, and who alone may fetch it. */
    createdBy: () => p.manyToOne(User).mapToPk().joinColumn('created_by').deleteRule('cascade'),
    format: p.text().$type<ExportFormat>(),
    selection: p.json().$type<ExportSelection>(),
    /** Forms whose submissions are in it: who may no longer read one of them may not fetch it either. */
    formIds: p.json().$type<string[]>(),
    fileName: p.text(),
    state: p.text().$type<'waiting' | 'running' | 'done' | 'failed'>().default('waiting'),
    /** Rows found when it was asked for. */
    total: p.integer(),
    rows: p.integer().default(0),
    bytes: p.bigint('number').nullable(),
    sha256: p.text().nullable(),
    problem: p.text().nullable(),
    createdAt: createdAtColumn(),
    expiresAt: timeColumn(),
  },
});

/** A file of submissions, made once and kept for a day. */
export class Export extends ExportSchema.class {}
ExportSchema.setClass(Export);
