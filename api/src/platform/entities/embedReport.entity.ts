import { defineEntity, p } from '@mikro-orm/core';
import type { EmbedMode, EmbedProblem } from '@inlay/sdk/model';
import { timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const EmbedReportSchema = defineEntity({
  name: 'EmbedReport',
  tableName: 'embed_reports',
  properties: {
    formId: () => formIdColumn().primary(),
    problem: p.text().$type<EmbedProblem>().primary(),
    /** Origin and path of the website's page. */
    page: p.text().primary(),
    mode: p.text().$type<EmbedMode>().primary(),
    accountId: p.uuid().primary(),
    count: p.integer(),
    firstSeenAt: timeColumn(),
    lastSeenAt: timeColumn(),
  },
});

/** A problem that a form's script found on its host page; one row per problem and page. */
export class EmbedReport extends EmbedReportSchema.class {
  static readonly references = [TO_FORM];
}
EmbedReportSchema.setClass(EmbedReport);
