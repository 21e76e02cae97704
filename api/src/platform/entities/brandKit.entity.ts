import { defineEntity, p } from '@mikro-orm/core';
import type { BrandStyles } from '@inlay/sdk/model';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const BrandKitSchema = defineEntity({
  name: 'BrandKit',
  tableName: 'brand_kits',
  indexes: [{ name: 'brand_kits_account', properties: ['accountId', 'createdAt'] }],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    name: p.text(),
    styles: p.json().$type<BrandStyles>(),
    /** The look for dark pages; null = computed from `styles`. */
    darkStyles: p.json().$type<BrandStyles>().nullable(),
    logoUrl: p.text().nullable(),
    /** The address of the website whose look it has; null where it was made by hand. */
    website: p.text().nullable(),
    /** When it was made the account's default; the one made last is, or else the oldest kit (STYLE-047). */
    defaultedAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** Colours, font, corners and logo that forms of an account follow (STYLE-040). */
export class BrandKit extends BrandKitSchema.class {
  static readonly references = [TO_ACCOUNT];
}
BrandKitSchema.setClass(BrandKit);
