import { checkEmail, checkText, MAX_PERSON_NAME_LENGTH } from '@inlay/sdk/model';
import { z } from 'zod';
import { storableText } from '../../platform/db/storableText.ts';
import { ScimError } from './scimError.ts';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** A user as the database has it. */
export interface ScimRow {
  id: string;
  email: string;
  full_name: string;
  is_approved: boolean;
  user_name: string | null;
  external_id: string | null;
  given_name: string | null;
  family_name: string | null;
  created_at: Date;
  updated_at: Date | null;
}

/** A user as directories read it (RFC 7643, 4.1). */
export type ScimUser = ReturnType<typeof presentScimUser>;

/** Presents a user; who was never written by a directory has their address as name. */
export const presentScimUser = (row: ScimRow, baseUrl: string) => ({
  schemas: [USER_SCHEMA],
  id: row.id,
  ...(row.external_id !== null && { externalId: row.external_id }),
  userName: row.user_name ?? row.email,
  name: {
    formatted: row.full_name,
    givenName: row.given_name ?? '',
    familyName: row.family_name ?? '',
  },
  displayName: row.full_name,
  emails: [{ value: row.email, type: 'work', primary: true }],
  active: row.is_approved,
  meta: {
    resourceType: 'User',
    created: row.created_at.toISOString(),
    lastModified: (row.updated_at ?? row.created_at).toISOString(),
    location: `${baseUrl}/Users/${row.id}`,
  },
});

/** Longest name and id that a directory may give. */
const MAX_NAME_LENGTH = 320;

const text = (length: number) => z.string().max(length).transform(storableText);
const name = text(MAX_PERSON_NAME_LENGTH).nullish();

/** Entra writes truth as a text. */
const truth = z.union([
  z.boolean(),
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(['true', 'false']))
    .transform((word) => word === 'true'),
]);

/** What is read of a user; everything else that a directory says is left aside. */
const bodySchema = z.object({
  userName: text(MAX_NAME_LENGTH).pipe(z.string().trim().min(1)),
  externalId: text(MAX_NAME_LENGTH).nullish(),
  name: z.object({ formatted: name, givenName: name, familyName: name }).nullish(),
  displayName: name,
  emails: z
    .array(
      z.object({
        value: z.string().max(MAX_NAME_LENGTH),
        type: z.string().nullish(),
        primary: truth.nullish(),
      }),
    )
    .max(20)
    .nullish(),
  active: truth.nullish(),
});

/** What a directory says of a person. */
export interface DirectoryFacts {
  userName: string;
  externalId: string | null;
  givenName: string;
  familyName: string;
  fullName: string;
  email: string;
  /** Null where it says nothing of it. */
  active: boolean | null;
}

/**
 * Reads a user as a directory sends it.
 * @throws {ScimError} 400.
 */
export function parseScimUser(sent: unknown): DirectoryFacts {
  const { data, error } = bodySchema.safeParse(sent);
  if (!data) {
    const [issue] = error.issues;
    throw new ScimError(400, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`, 'invalidValue');
  }
  const { userName, externalId = null, name: parts, displayName, active = null } = data;
  const [givenName, familyName] = [parts?.givenName?.trim() ?? '', parts?.familyName?.trim() ?? ''];
  const fullName = [displayName, parts?.formatted, `${givenName} ${familyName}`]
    .map((one) => one?.trim() ?? '')
    .find(Boolean);
  const checked = checkText(fullName ?? '', MAX_PERSON_NAME_LENGTH);
  return {
    userName,
    externalId,
    givenName,
    familyName,
    fullName: checked.ok ? checked.value : '',
    email: parseEmail(data),
    active,
  };
}

/** The address of the account: the primary one, else that of work, else any, else the name. */
function parseEmail({ emails, userName }: Pick<z.output<typeof bodySchema>, 'emails' | 'userName'>): string {
  const all = emails ?? [];
  const chosen =
    all.findLast((one) => one.primary) ?? all.findLast((one) => one.type === 'work') ?? all.at(-1);
  const checked = checkEmail(chosen?.value ?? userName);
  if (checked.ok) return checked.value;
  throw new ScimError(400, 'A user needs an email address, as emails or as userName', 'invalidValue');
}
