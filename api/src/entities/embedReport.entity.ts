import { defineEntity, p } from '@mikro-orm/core';
import type { EmbedMode, EmbedProblem } from '@inlay/sdk/model';
import { timeColumn } from '../db/columns.ts';
import { Form } from './form.entity.ts';
import { User } from './user.entity.ts';

const EmbedReportSchema = defineEntity({
  name: 'EmbedReport',
  tableName: 'embed_reports',
  properties: {
    formId: () => p.manyToOne(Form).mapToPk().joinColumn('form_id').primary().deleteRule('cascade'),
    problem: p.text().$type<EmbedProblem>().primary(),
    /** Origin and path of the website's page. */
    page: p.text().primary(),
    mode: p.text().$type<EmbedMode>().primary(),
    accountId: () => p.manyToOne(User).mapToPk().joinColumn('account_id').deleteRule('cascade'),
    count: p.integer(),
    firstSeenAt: timeColumn(),
    lastSeenAt: timeColumn(),
  },
});

/** What a form's script found wrong with a page it stands in; one row for each problem of each page. */
export class EmbedReport extends EmbedReportSchema.class {}
EmbedReportSchema.setClass(EmbedReport);
