import type { FilterQuery, MikroORM, QBFilterQuery } from '@mikro-orm/postgresql';
import type { Person } from '../platform/identity/actor.ts';
import { sql, type Sql } from '../platform/db/sql.ts';
import { Form } from '../platform/entities/form.entity.ts';

/** A clause of the policy. It may depend on the role, not on the ids. */
type Clause = (actor: Person, formId: string) => FilterQuery<Form>;

/** Placeholder ids in a rendered statement. */
const STAND_INS = {
  actor: '00000000-0000-4000-8000-00000000000a',
  account: '00000000-0000-4000-8000-00000000000b',
  form: '00000000-0000-4000-8000-00000000000f',
};

/** A rendered statement: the text around its values. */
interface Written {
  parts: readonly string[];
  values: readonly unknown[];
}

/** Rendered statements by role: rendering one takes as long as running it. */
const written = new WeakMap<Clause, Map<Person['role'], Written>>();

/**
 * Renders the selection of id, title and account of the forms of a policy's clause, for hot paths in SQL.
 * @param clause the same function for each call, as it is the cache key.
 */
export function selectForms(orm: MikroORM, clause: Clause, actor: Person, formId = ''): Sql {
  const byRole = written.get(clause) ?? new Map<Person['role'], Written>();
  written.set(clause, byRole);
  const statement = byRole.get(actor.role) ?? writeStatement(orm, clause, actor.role);
  byRole.set(actor.role, statement);
  const ids = new Map<unknown, string>([
    [STAND_INS.actor, actor.id],
    [STAND_INS.account, actor.accountId],
    [STAND_INS.form, formId],
  ]);
  // A template that MikroORM has rendered: `sql` accepts its parts like those of a literal.
  const parts = statement.parts as unknown as TemplateStringsArray;
  return sql(parts, ...statement.values.map((value) => ids.get(value) ?? value));
}

function writeStatement(orm: MikroORM, clause: Clause, role: Person['role']): Written {
  // Clauses of the policy are objects, as the query builder takes them.
  const where = clause(
    { id: STAND_INS.actor, accountId: STAND_INS.account, role },
    STAND_INS.form,
  ) as QBFilterQuery<Form>;
  const query = orm.em.fork().createQueryBuilder(Form).select(['id', 'title', 'accountId']).where(where);
  return { parts: query.getQuery().split('?'), values: query.getParams() };
}
