import { z } from 'zod';
import { parseGroupName, parseMembers } from './scimGroup.ts';
import { ScimError } from './scimError.ts';

/** What a PATCH does to a group, in its order. */
export type GroupChange =
  | { kind: 'rename'; displayName: string }
  | { kind: 'externalId'; externalId: string | null }
  | { kind: 'add' | 'remove' | 'replace'; memberIds: string[] };

const patchSchema = z.object({
  schemas: z.array(z.string()),
  Operations: z
    .array(
      z.object({
        op: z.string().max(20),
        path: z.string().max(400).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(100),
});

/** `members[value eq "…"]`. */
const ONE_MEMBER = /^members\[\s*value\s+eq\s+"([^"]{1,320})"\s*\]$/i;

/**
 * Reads a PATCH of a group (RFC 7644, 3.5.2) as the RFC, Entra and Okta write it: members by a list or a filter, names
 * by a path or within `value`. Attributes that are not stored are left aside.
 * @throws {ScimError} 400.
 */
export function parseGroupPatch(sent: unknown): GroupChange[] {
  const { data } = patchSchema.safeParse(sent);
  if (!data?.schemas.includes('urn:ietf:params:scim:api:messages:2.0:PatchOp'))
    throw new ScimError(400, 'This is no PatchOp with Operations', 'invalidSyntax');
  return data.Operations.flatMap(({ op, path, value }): GroupChange[] => {
    const kind = op.toLowerCase();
    if (kind !== 'add' && kind !== 'remove' && kind !== 'replace')
      throw new ScimError(400, `There is no operation ${op}`, 'invalidSyntax');
    if (path !== undefined) return changesOf(kind, path.trim(), value);
    if (kind === 'remove' || typeof value !== 'object' || value === null)
      throw new ScimError(400, 'An operation without a path needs an object as value', 'invalidValue');
    return Object.entries(value).flatMap(([name, one]) => changesOf(kind, name, one));
  });
}

function changesOf(kind: 'add' | 'remove' | 'replace', path: string, value: unknown): GroupChange[] {
  const [, member] = ONE_MEMBER.exec(path) ?? [];
  if (member !== undefined) {
    if (kind !== 'remove')
      throw new ScimError(400, 'A member can only be removed by a filter', 'invalidPath');
    return [{ kind, memberIds: [member.toLowerCase()] }];
  }
  switch (path.toLowerCase()) {
    case 'members':
      // Without a value, all of them.
      if (kind === 'remove' && value === undefined) return [{ kind: 'replace', memberIds: [] }];
      return [{ kind, memberIds: parseMembers(value) }];
    case 'displayname':
      if (kind === 'remove') throw new ScimError(400, 'displayName can’t be removed', 'mutability');
      return [{ kind: 'rename', displayName: parseGroupName(value) }];
    case 'externalid':
      return [{ kind: 'externalId', externalId: kind === 'remove' ? null : parseGroupName(value) }];
    default:
      if (/^members[.[]/i.test(path)) throw new ScimError(400, `This is no path: ${path}`, 'invalidPath');
      return [];
  }
}
