import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';

const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  indexes: [
    { name: 'contact_messages_user', properties: ['userId', 'createdAt'] },
    { name: 'contact_messages_answered', properties: ['answeredAt', 'createdAt'] },
  ],
  properties: {
    id: idColumn(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    name: p.text(),
    email: p.text(),
    message: p.text(),
    subject: p.text(),
    createdAt: createdAtColumn(),
    answeredAt: timeColumn().nullable(),
  },
});

/** A request to the platform's owner (D-51). */
export class ContactMessage extends ContactMessageSchema.class {}
ContactMessageSchema.setClass(ContactMessage);
