import { defineEntity, p } from '@mikro-orm/core';
import { DirectoryGroup } from './directoryGroup.entity.ts';
import { User } from './user.entity.ts';

const DirectoryGroupMemberSchema = defineEntity({
  name: 'DirectoryGroupMember',
  tableName: 'directory_group_members',
  indexes: [{ name: 'directory_group_members_user', properties: ['userId'] }],
  properties: {
    groupId: () =>
      p.manyToOne(DirectoryGroup).mapToPk().primary().joinColumn('group_id').deleteRule('cascade'),
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
  },
});

/** A user in a group of a directory. */
export class DirectoryGroupMember extends DirectoryGroupMemberSchema.class {}
DirectoryGroupMemberSchema.setClass(DirectoryGroupMember);
