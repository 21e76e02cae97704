import { z } from 'zod';
import { storableText } from '../../platform/db/storableText.ts';
import { ScimError } from './scimError.ts';

export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** Most members that one request names; directories send large groups in several. */
export const MAX_MEMBERS = 1_000;

/** A group as the database has it. */
export interface GroupRow {
  id: string;
  display_name: string;
  external_id: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A member as directories read it. */
export interface GroupMember {
  id: string;
  name: string;
}

/** Presents a group (RFC 7643, 4.2). @param members null = they were not asked for. */
export const presentScimGroup = (row: GroupRow, members: readonly GroupMember[] | null, baseUrl: string) => ({
  schemas: [GROUP_SCHEMA],
  id: row.id,
  ...(row.external_id !== null && { externalId: row.external_id }),
  displayName: row.display_name,
  ...(members && {
    members: members.map(({ id, name }) => ({
      value: id,
      $ref: `${baseUrl}/Users/${id}`,
      type: 'User',
      display: name,
    })),
  }),
  meta: {
    resourceType: 'Group',
    created: row.created_at.toISOString(),
    lastModified: row.updated_at.toISOString(),
    location: `${baseUrl}/Groups/${row.id}`,
  },
});

/** Longest name of a group, and longest id that a directory may give. */
const MAX_NAME_LENGTH = 320;
const text = z.string().max(MAX_NAME_LENGTH).transform(storableText).pipe(z.string().trim().min(1));

const memberSchema = z.object({ value: z.string().max(MAX_NAME_LENGTH), type: z.string().nullish() });

const bodySchema = z.object({
  displayName: text,
  externalId: text.nullish(),
  members: z.array(memberSchema).max(MAX_MEMBERS).nullish(),
});

/** What a directory says of a group. */
export interface GroupFacts {
  displayName: string;
  externalId: string | null;
  /** Ids of users; null where it says nothing of members. */
  memberIds: string[] | null;
}

/** Reads a group as a directory sends it. @throws {ScimError} 400. */
export function parseScimGroup(sent: unknown): GroupFacts {
  const { data, error } = bodySchema.safeParse(sent);
  if (!data) throw unreadable(error);
  const { displayName, externalId = null, members } = data;
  return { displayName, externalId, memberIds: members ? idsOf(members) : null };
}

/** Reads members as operations name them: a list, or one. @throws {ScimError} 400. */
export function parseMembers(value: unknown): string[] {
  const { data, error } = z
    .array(memberSchema)
    .max(MAX_MEMBERS)
    .safeParse(Array.isArray(value) ? value : [value]);
  if (!data) throw unreadable(error);
  return idsOf(data);
}

/** Reads a name. @throws {ScimError} 400. */
export function parseGroupName(value: unknown): string {
  const { data, error } = text.safeParse(value);
  if (data === undefined) throw unreadable(error);
  return data;
}

/** Groups within groups are left aside: people alone have roles. */
const idsOf = (members: readonly z.output<typeof memberSchema>[]): string[] => [
  ...new Set(
    members.filter(({ type }) => type?.toLowerCase() !== 'group').map(({ value }) => value.toLowerCase()),
  ),
];

function unreadable({ issues: [issue] }: z.ZodError): ScimError {
  return new ScimError(400, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`, 'invalidValue');
}
