import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, timeColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';

const DirectoryPersonSchema = defineEntity({
  name: 'DirectoryPerson',
  tableName: 'directory_people',
  indexes: [{ name: 'directory_people_external', properties: ['externalId'] }],
  properties: {
    user: () => p.oneToOne(User).primary().deleteRule('cascade'),
    /** As the directory writes it; it need not be an address. */
    userName: p.text(),
    /** The same in lower case: names differ by more than that (RFC 7643, 4.1.1). */
    userNameKey: p.text().unique(),
    /** The directory's own id. */
    externalId: p.text().nullable(),
    givenName: p.text().default(''),
    familyName: p.text().default(''),
    updatedAt: timeColumn(),
    /** When the directory deleted the person, whose account stays, without access. */
    removedAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** What a directory says of a user it provisions (SCIM). */
export class DirectoryPerson extends DirectoryPersonSchema.class {}
DirectoryPersonSchema.setClass(DirectoryPerson);
