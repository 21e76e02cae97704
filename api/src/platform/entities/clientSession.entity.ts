import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { Client } from './client.entity.ts';
import { User } from './user.entity.ts';

const ClientSessionSchema = defineEntity({
  name: 'ClientSession',
  tableName: 'client_sessions',
  indexes: [
    { name: 'client_sessions_client', properties: ['client'] },
    { name: 'client_sessions_expires', properties: ['expiresAt'] },
  ],
  properties: {
    id: idColumn(),
    client: () => p.manyToOne(Client).deleteRule('cascade'),
    /** The administrator who looks at the portal as this client; such a session changes nothing. */
    viewedBy: () => p.manyToOne(User).joinColumn('viewed_by').nullable().deleteRule('cascade'),
    tokenHash: p.text().unique().hidden(),
    expiresAt: timeColumn(),
    createdAt: createdAtColumn(),
  },
});

/** A signed-in browser of a client (D-137). */
export class ClientSession extends ClientSessionSchema.class {}
ClientSessionSchema.setClass(ClientSession);
