import { p } from '@mikro-orm/core';
import { Form } from './form.entity.ts';

/** Id of the form that a row belongs to; the table's foreign key is `TO_FORM`. */
export const formIdColumn = () =>
  p.manyToOne(Form).mapToPk().joinColumn('form_id').createForeignKeyConstraint(false);
