import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';

const VisitMarkSchema = defineEntity({
  name: 'VisitMark',
  tableName: 'visit_marks',
  indexes: [{ name: 'visit_marks_seen', properties: ['seenAt'] }],
  properties: {
    /** Random, of one page load, kept nowhere in the browser. */
    loadId: p.uuid().primary(),
    /** `view`, `start`, `complete`, `reached:` or `error:` with a field id. */
    mark: p.text().primary(),
    seenAt: timeColumn(),
  },
});

/** What was counted of a page load already, so that nothing is counted twice. Kept for a day. */
export class VisitMark extends VisitMarkSchema.class {}
VisitMarkSchema.setClass(VisitMark);
