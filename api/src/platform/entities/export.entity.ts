import { defineEntity, p } from '@mikro-orm/core';
import type { ExportFormat, SubmissionFilter, KeyLimits } from '../contract/index.ts';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

/**
 * The rows of an export, its columns (absent: all), the question whose choices have a row each, and the time zone of
 * its days and times.
 */
export type ExportSelection = { timeZone: string; columns?: string[]; withWork?: true; splitBy?: string } & (
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
    /** The user who requested the export; only they may download it. */
    createdBy: () => p.manyToOne(User).mapToPk().joinColumn('created_by').deleteRule('cascade'),
    /** The API key that asked for it, with what it left of the user's rights; null without one. */
    key: p.json().$type<KeyLimits>().fieldName('api_key').nullable(),
    format: p.text().$type<ExportFormat>(),
    selection: p.json().$type<ExportSelection>(),
    /** Forms whose submissions are in it: who may no longer read one of them may not fetch it either. */
    formIds: p.json().$type<string[]>(),
    fileName: p.text(),
    state: p.text().$type<'waiting' | 'running' | 'done' | 'failed'>().default('waiting'),
    /** Number of rows at the time of the request. */
    total: p.integer(),
    rows: p.integer().default(0),
    bytes: p.bigint('number').nullable(),
    sha256: p.text().nullable(),
    problem: p.text().nullable(),
    createdAt: createdAtColumn(),
    expiresAt: timeColumn(),
  },
});

/** A file of submissions, generated once and stored for a day. */
export class Export extends ExportSchema.class {
  static readonly references = [TO_ACCOUNT];
}
ExportSchema.setClass(Export);
