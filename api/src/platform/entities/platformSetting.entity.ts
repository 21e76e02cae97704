import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';

const PlatformSettingSchema = defineEntity({
  name: 'PlatformSetting',
  tableName: 'platform_settings',
  properties: {
    key: p.text().primary(),
    value: p.json(),
    updatedAt: createdAtColumn().onUpdate(() => new Date()),
    updatedBy: () => p.manyToOne(User).mapToPk().joinColumn('updated_by').nullable().deleteRule('set null'),
  },
});

/** One setting of the installation that an administrator may change (D-150). */
export class PlatformSetting extends PlatformSettingSchema.class {}
PlatformSettingSchema.setClass(PlatformSetting);
