import { p } from '@mikro-orm/core';
import { Form } from './form.entity.ts';

// Foreign keys between tenant tables are composite, (account_id, …), and only the migrations define them; the
// schema test of db/ checks them against the catalogue (decision 150).

/** Id of the form that a row belongs to. */
export const formIdColumn = () =>
  p.manyToOne(Form).mapToPk().joinColumn('form_id').createForeignKeyConstraint(false);
