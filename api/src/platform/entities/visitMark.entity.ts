import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';

const VisitMarkSchema = defineEntity({
  name: 'VisitMark',
  tableName: 'visit_marks',
  indexes: [{ name: 'visit_marks_seen', properties: ['seenAt'] }],
  properties: {
    /** Random, per page load; the browser does not store it. */
    loadId: p.uuid().primary(),
    /** `view`, `start`, `complete`, `reached:` or `error:` with a field id. */
    mark: p.text().primary(),
    seenAt: timeColumn(),
  },
});

/** Steps of a page load that were counted, so that none is counted twice. Stored for a day. */
export class VisitMark extends VisitMarkSchema.class {}
VisitMarkSchema.setClass(VisitMark);
