import type { EntityManager, FilterQuery, QBFilterQuery } from '@mikro-orm/postgresql';
import type { Sql } from '../db/sql.ts';
import { Form } from './form.entity.ts';

/** Id and title of the forms that a clause of the policy leaves, for hot paths that speak SQL. */
export function selectForms(em: EntityManager, where: FilterQuery<Form>): Sql {
  // Clauses of the policy are objects, which is what the builder takes.
  const query = em
    .createQueryBuilder(Form)
    .select(['id', 'title'])
    .where(where as QBFilterQuery<Form>);
  return { text: query.getQuery(), values: [...query.getParams()] };
}
