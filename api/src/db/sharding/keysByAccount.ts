import {
  findScatteredKeys,
  findScatteredReferences,
  type Reference,
  type UniqueKey,
} from './findUnshardable.ts';

/** References that the file drops, because their two rows may be on different nodes: of mails, which check it when they are sent. */
const DROPPED = new Set(['mail_outbox_form_submissions_fkey']);

/** What a database changes before its tables get their place, and what it cannot change. */
export interface KeyChanges {
  statements: string[];
  blockers: string[];
}

/**
 * Gives each key that no single node could keep the account as its last column. The account follows from the form or
 * the submission that the key names, so that the key forbids what it forbade before. Statements name the keys of
 * conflicts, not their columns (decision 292).
 */
export function keysByAccount(keys: readonly UniqueKey[], references: readonly Reference[]): KeyChanges {
  const scattered = new Set(findScatteredKeys(keys));
  const changed = keys.filter(({ name }) => scattered.has(name));
  const loose = references.filter((one) => findScatteredReferences([one]).length > 0);
  return {
    statements: [
      ...loose
        .filter(({ name }) => DROPPED.has(name))
        .map(({ name, from }) => `alter table ${from} drop constraint ${name};`),
      ...changed.filter(isConstraint).map(withAccount),
    ],
    blockers: [
      ...changed.filter((key) => !isConstraint(key)).map(({ name }) => `the key ${name}`),
      ...findScatteredReferences(loose.filter(({ name }) => !DROPPED.has(name))).map(
        (one) => `the reference ${one}`,
      ),
    ],
  };
}

/** Only a constraint can be named in a statement; an index with a condition or an expression is none. */
const isConstraint = ({ kind }: UniqueKey): boolean => kind !== 'index';

const withAccount = ({ name, table, columns, kind }: UniqueKey): string =>
  `alter table ${table} drop constraint ${name}, add constraint ${name} ${kind} (${[...columns, 'account_id'].join(', ')});`;
