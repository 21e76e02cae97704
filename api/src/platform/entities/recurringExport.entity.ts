import { defineEntity, p } from '@mikro-orm/core';
import type { ExportFormat, SetRecurringExportRequest } from '../contract/index.ts';
import { createdAtColumn } from '../db/columns.ts';
import type { ExportSelection } from './export.entity.ts';
import { formIdColumn } from './tenantColumns.ts';
import { User } from './user.entity.ts';
import { TO_FORM } from './tenantReferences.ts';

const RecurringExportSchema = defineEntity({
  name: 'RecurringExport',
  tableName: 'recurring_exports',
  checks: [
    { name: 'recurring_exports_every', expression: "every in ('day', 'week', 'month')" },
    { name: 'recurring_exports_rows', expression: "rows in ('new', 'all')" },
    { name: 'recurring_exports_format', expression: "format in ('csv', 'xlsx', 'jsonl')" },
  ],
  indexes: [
    { name: 'recurring_exports_due', properties: ['sentFor'] },
    { name: 'recurring_exports_user', properties: ['userId'] },
  ],
  properties: {
    userId: () => p.manyToOne(User).primary().mapToPk().joinColumn('user_id').deleteRule('cascade'),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    every: p.text().$type<SetRecurringExportRequest['every']>(),
    rows: p.text().$type<SetRecurringExportRequest['rows']>(),
    format: p.text().$type<ExportFormat>(),
    /** Without days: each file has those of its period. */
    selection: p.json().$type<Extract<ExportSelection, { filter: object }>>(),
    /** First day of the last period that needs no file any more, in the time zone of the selection. */
    sentFor: p.date(),
    /** Why no file is made until the user resumes it. */
    pausedReason: p.text().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** A user who wants a file of a form's submissions by mail, again and again; no row = none. */
export class RecurringExport extends RecurringExportSchema.class {
  static readonly references = [TO_FORM];
}
RecurringExportSchema.setClass(RecurringExport);
