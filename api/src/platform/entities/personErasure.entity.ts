import { defineEntity, p } from '@mikro-orm/core';
import type { ErasureState, PrivacyPlace } from '../contract/index.ts';
import { idColumn, timeColumn } from '../db/columns.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

/** What an erasure is about, until it is over. */
export interface StoredSelection {
  /** Submissions that go, those that the owner has left out, and the forms of the former. */
  submissions: string[];
  leftOut: string[];
  formIds: string[];
}

const PersonErasureSchema = defineEntity({
  name: 'PersonErasure',
  tableName: 'person_erasures',
  checks: [
    {
      name: 'person_erasures_state',
      expression: "state in ('waiting', 'running', 'done', 'held', 'failed')",
    },
  ],
  indexes: [{ name: 'person_erasures_listed', properties: ['accountId', 'requestedAt'] }],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    state: p.text().$type<ErasureState>().default('waiting'),
    /** Number of steps that are done. */
    step: p.integer().default(0),
    /** Who is searched for, sealed; null once it is over. */
    search: p.text().nullable().hidden(),
    /** Null once it is over. */
    selection: p.json().$type<StoredSelection>().nullable(),
    /** Keyed hash of the person. */
    personHash: p.text(),
    /** SHA-256 of what was asked for. */
    requestHash: p.text(),
    /** What was erased, by place. */
    counts: p.json().$type<Partial<Record<PrivacyPlace, number>>>().defaultRaw(`'{}'`),
    // No foreign key: the certificate outlives who asked for it.
    requestedBy: p.uuid().nullable(),
    /** Their name at that time. */
    requester: p.text(),
    requestedAt: timeColumn(),
    finishedAt: timeColumn().nullable(),
  },
});

/** An erasure of a person: its progress, and then its certificate, which names no content (decision 932). */
export class PersonErasure extends PersonErasureSchema.class {
  static readonly references = [TO_ACCOUNT];
}
PersonErasureSchema.setClass(PersonErasure);
