import { defineEntity, p } from '@mikro-orm/core';
import type { ResultsSnapshot } from '../contract/index.ts';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { User } from './user.entity.ts';
import { TO_FORM } from './tenantReferences.ts';

const SharedResultsSchema = defineEntity({
  name: 'SharedResults',
  tableName: 'shared_results',
  indexes: [
    { name: 'shared_results_form', properties: ['accountId', 'formId', 'createdAt'] },
    {
      name: 'shared_results_token',
      expression: 'create unique index shared_results_token on shared_results (token_hash)',
    },
  ],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    formId: () => formIdColumn(),
    name: p.text(),
    /** Finds the link; the token itself is sealed, so that its owner can copy the address again. */
    tokenHash: p.text(),
    tokenSealed: p.text(),
    questions: p.json().$type<string[]>(),
    texts: p.json().$type<string[]>(),
    smallestGroup: p.integer(),
    /** What a frozen link shows; null for one that follows the form. */
    snapshot: p.json().$type<ResultsSnapshot>().fieldName('picture').nullable(),
    frozenAt: timeColumn().nullable(),
    expiresAt: timeColumn().nullable(),
    /** Argon2id; null for a link that asks for none. */
    passwordHash: p.text().nullable(),
    /** How often its page, or an element on a website, was loaded. */
    views: p.integer().default(0),
    createdBy: () => p.manyToOne(User).mapToPk().joinColumn('created_by').nullable().deleteRule('set null'),
    createdAt: createdAtColumn(),
  },
});

/** A link under which some results of a form are shown (decision 365). */
export class SharedResults extends SharedResultsSchema.class {
  static readonly references = [TO_FORM];
}
SharedResultsSchema.setClass(SharedResults);
