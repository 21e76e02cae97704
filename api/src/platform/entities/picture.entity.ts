import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, timeColumn } from '../db/columns.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const PictureSchema = defineEntity({
  name: 'Picture',
  tableName: 'pictures',
  indexes: [{ name: 'pictures_name', properties: ['name'] }],
  properties: {
    accountId: p.uuid().primary(),
    /** Name of its files; several accounts may have one. */
    name: p.text().primary(),
    /** All its versions, in bytes. */
    size: p.bigint(),
    createdAt: createdAtColumn(),
    /** When the nightly check first found no form with it. */
    unusedSince: timeColumn().nullable(),
  },
});

/** A picture that an account has put into its forms (decision 334). */
export class Picture extends PictureSchema.class {
  static readonly references = [TO_ACCOUNT];
}
PictureSchema.setClass(Picture);
