import { defineEntity, p } from '@mikro-orm/core';
import type { EmbedMode, EmbedProblem } from '@inlay/sdk/model';
import { timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';

const EmbedReportSchema = defineEntity({
  name: 'EmbedReport',
  tableName: 'embed_reports',
  properties: {
    formId: () => formIdColumn().primary(),
    problem: p.text().$type<EmbedProblem>().primary(),
    /** Origin and path of the website's page. */
    page: p.text().primary(),
    mode: p.text().$type<EmbedMode>().primary(),
    accountId: p.uuid(),
    count: p.integer(),
    firstSeenAt: timeColumn(),
    lastSeenAt: timeColumn(),
  },
});

/** What a form's script found wrong with a page it stands in; one row for each problem of each page. */
export class EmbedReport extends EmbedReportSchema.class {}
EmbedReportSchema.setClass(EmbedReport);
