import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { memberRoleSchema, type AuditEntry } from '../../platform/contract/index.ts';
import { anyId } from '../../platform/db/sql.ts';
import { ApiKey } from '../../platform/entities/apiKey.entity.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import { ClientFolder } from '../../platform/entities/clientFolder.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
import type { SecurityEvent } from '../../platform/entities/securityEvent.entity.ts';
import { presentSource } from '../security/presentSource.ts';
import { actionOf, kindOf } from './auditAction.ts';

/** A person as an entry names them. */
interface Named {
  name: string;
  email: string;
}

/** What ids in events stand for, as far as it is still there. */
interface Names {
  users: ReadonlyMap<string, Named>;
  clients: ReadonlyMap<string, Named>;
  forms: ReadonlyMap<string, string>;
  folders: ReadonlyMap<string, string>;
  keys: ReadonlyMap<string, string>;
}

/** The data of an event as entries read it; what is of another kind in it counts as absent. */
const dataSchema = z.object({
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  host: z.string().optional().catch(undefined),
  title: z.string().optional().catch(undefined),
  format: z.string().optional().catch(undefined),
  from: z.string().nullish().catch(undefined),
  to: z.string().nullish().catch(undefined),
  member: z.uuid().optional().catch(undefined),
  clientId: z.string().nullish().catch(undefined),
  keyId: z.uuid().optional().catch(undefined),
  formId: z.uuid().optional().catch(undefined),
  formIds: z.array(z.uuid()).optional().catch(undefined),
  folderId: z.uuid().optional().catch(undefined),
  submissionId: z.uuid().optional().catch(undefined),
  rows: z.number().int().optional().catch(undefined),
  files: z.number().int().optional().catch(undefined),
  count: z.number().int().optional().catch(undefined),
});
type Data = z.infer<typeof dataSchema>;

/** An event with its data as read. */
interface ReadEvent {
  event: SecurityEvent;
  data: Data;
}

/** Presents events of an account as entries of its audit log. */
export async function presentEntries(
  em: EntityManager,
  accountId: string,
  found: readonly SecurityEvent[],
): Promise<AuditEntry[]> {
  const events = found.map((event) => ({ event, data: dataSchema.parse(event.eventData) }));
  const names = await findNames(em, accountId, events);
  return events.map((one) => present(one, names));
}

function present(one: ReadEvent, names: Names): AuditEntry {
  const { event, data } = one;
  const formIds = formsOf(data);
  const [formId] = formIds;
  return {
    id: event.id,
    at: event.createdAt.toISOString(),
    kind: kindOf(event),
    action: actionOf(event),
    who: whoDid(event, names),
    apiKey: isMade(one) ? null : (names.keys.get(data.keyId ?? '') ?? null),
    subject: subjectOf(one, names),
    form:
      formId && formIds.length === 1
        ? { id: formId, title: names.forms.get(formId) ?? data.title ?? null }
        : null,
    formCount: formIds.length,
    submissionId: data.submissionId ?? null,
    folder: names.folders.get(data.folderId ?? '') ?? null,
    from: roleOf(data.from),
    to: roleOf(data.to),
    count: data.rows ?? data.files ?? data.count ?? null,
    format: data.format ?? null,
    source: presentSource(event),
    userAgent: event.userAgent ?? null,
  };
}

function whoDid({ userId, clientId }: SecurityEvent, { users, clients }: Names): AuditEntry['who'] {
  const id = userId ?? clientId ?? null;
  if (!id) return { kind: 'platform', id: null, name: '', email: null };
  const known = (userId ? users : clients).get(id);
  return { kind: userId ? 'user' : 'client', id, name: known?.name ?? '', email: known?.email ?? null };
}

/** Whether the key that an event names is what it is about. */
const isMade = ({ event }: ReadEvent): boolean => event.eventType === 'api_key_changed';

/** Names whom or what it was done to, where that is neither a form nor a folder. */
function subjectOf({ event, data }: ReadEvent, { users, clients }: Names): string | null {
  const nameIn = (of: Names['users'], id: string): string | null => {
    const known = of.get(id);
    return known ? known.name || known.email : null;
  };
  const { userId, clientId } = event;
  if (data.member) return data.member === userId ? null : nameIn(users, data.member);
  if (userId && clientId) return nameIn(clients, clientId);
  const [id] = idsIn(data);
  if (id) return nameIn(users, id) ?? nameIn(clients, id);
  return data.email ?? data.name ?? data.host ?? null;
}

const isId = (text: string | null | undefined): text is string => z.uuid().safeParse(text).success;

/** Ids of people to whom, or from whom, something went. */
const idsIn = ({ clientId, from, to }: Data): string[] => [to, from, clientId].filter(isId);

function roleOf(text: string | null | undefined): AuditEntry['from'] {
  const parsed = memberRoleSchema.safeParse(text);
  return parsed.success ? parsed.data : null;
}

const formsOf = ({ formId, formIds = [] }: Data): string[] => [
  ...new Set([...(formId ? [formId] : []), ...formIds]),
];

/** Looks up the names of all that events concern. Folders, forms and keys are the account's; people need not be. */
async function findNames(em: EntityManager, accountId: string, events: readonly ReadEvent[]): Promise<Names> {
  const ids = (of: (one: ReadEvent) => readonly (string | null | undefined)[]): string[] => [
    ...new Set(events.flatMap((one) => of(one).filter(isId))),
  ];
  const people = ids(({ event, data }) => [event.userId, event.clientId, data.member, ...idsIn(data)]);
  const own = (of: string[]) => ({ accountId, id: { $in: of } });
  const users = await kyselyIn(em)
    .selectFrom('profiles')
    .select(['user_id', 'full_name', 'email'])
    .where('user_id', '=', anyId(people))
    .execute();
  const clients = await em.find(Client, { id: { $in: people } }, { fields: ['name', 'email'] });
  const forms = await em.find(Form, own(ids(({ data }) => formsOf(data))), { fields: ['title'] });
  const folders = await em.find(ClientFolder, own(ids(({ data }) => [data.folderId])), { fields: ['name'] });
  const keys = await em.find(ApiKey, own(ids(({ data }) => [data.keyId])), { fields: ['name'] });
  return {
    users: new Map(users.map((row) => [row.user_id, { name: row.full_name, email: row.email }] as const)),
    clients: new Map(clients.map((row) => [row.id, { name: row.name ?? '', email: row.email }] as const)),
    forms: new Map(forms.map((row) => [row.id, row.title] as const)),
    folders: new Map(folders.map((row) => [row.id, row.name] as const)),
    keys: new Map(keys.map((row) => [row.id, row.name] as const)),
  };
}
