import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';

const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  indexes: [{ name: 'recovery_codes_user', properties: ['userId'] }],
  properties: {
    id: idColumn(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    codeHash: p.text().unique().hidden(),
    usedAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** A code that replaces a lost second factor, once. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
