import { z } from 'zod';
import { ScimError } from './scimError.ts';
import { USER_SCHEMA, type ScimUser } from './scimUser.ts';

const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** Most operations of one request. */
const MAX_OPERATIONS = 100;

const patchSchema = z.object({
  schemas: z.array(z.string()),
  Operations: z
    .array(
      z.object({
        op: z.string().max(20),
        path: z.string().max(300).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(MAX_OPERATIONS),
});

/** Attributes that are stored, by their name in lower case: names are read in any case (RFC 7643, 2.1). */
const ATTRIBUTES: ReadonlyMap<string, string> = new Map(
  'userName externalId active displayName name emails name.formatted name.givenName name.familyName'
    .split(' ')
    .map((one) => [one.toLowerCase(), one]),
);

/** `attribute`, `attribute.part`, `attribute[filter]` and `attribute[filter].part`. */
const PATH = /^([a-z$][\w$-]*)(?:\[([^[\]]+)\])?(?:\.([a-z$][\w$-]*))?$/i;

/** The address that is kept of all: of work, or the primary one. */
const OF_WORK = /^\s*(type\s+eq\s+"work"|primary\s+eq\s+"?true"?)\s*$/i;

type Draft = Record<string, unknown> & { name: Record<string, unknown> };

/**
 * Applies a PATCH (RFC 7644, 3.5.2) to a user as directories read it. Attributes that are not stored are left aside,
 * as in other requests. Entra's and Okta's ways of writing are read: operations in any case, paths within `value`.
 * @returns what is to be read as the new user.
 * @throws {ScimError} 400.
 */
export function patchScimUser(user: ScimUser, sent: unknown): Record<string, unknown> {
  const { data } = patchSchema.safeParse(sent);
  if (!data?.schemas.includes(PATCH_SCHEMA))
    throw new ScimError(400, 'This is no PatchOp with Operations', 'invalidSyntax');
  const draft: Draft = structuredClone(user);
  const touched = new Set<string>();
  const change = (op: string, path: string, value: unknown): void => {
    const attribute = readPath(path);
    if (attribute === null) return;
    touched.add(attribute);
    if (attribute === 'name' && isObject(value)) {
      for (const [part, one] of Object.entries(value)) change(op, `name.${part}`, one);
    } else set(draft, op, attribute, value);
  };
  for (const { op, path, value } of data.Operations) {
    const kind = op.toLowerCase();
    if (!['add', 'replace', 'remove'].includes(kind))
      throw new ScimError(400, `There is no operation ${op}`, 'invalidSyntax');
    if (path !== undefined) change(kind, path, value);
    else if (kind !== 'remove' && isObject(value))
      for (const [name, one] of Object.entries(value)) change(kind, name, one);
    else throw new ScimError(400, 'An operation without a path needs an object as value', 'invalidValue');
  }
  // Who changes the parts of a name changes the whole, unless that is said as well.
  if ([...touched].some((one) => one.startsWith('name.')) && !touched.has('displayName')) {
    delete draft['displayName'];
    if (!touched.has('name.formatted')) delete draft.name['formatted'];
  }
  return draft;
}

/** @returns the attribute; null for one that is not stored. @throws {ScimError} for no path. */
function readPath(path: string): string | null {
  const own = path.toLowerCase().startsWith(`${USER_SCHEMA.toLowerCase()}:`)
    ? path.slice(USER_SCHEMA.length + 1)
    : path;
  // Of an extension.
  if (/^urn:/i.test(own)) return null;
  const [, name = '', filter, part] = PATH.exec(own) ?? [];
  if (name === '') throw new ScimError(400, `This is no path: ${path}`, 'invalidPath');
  if (name.toLowerCase() === 'emails') {
    if (filter !== undefined && !OF_WORK.test(filter)) return null;
    return part === undefined ? 'emails' : part.toLowerCase() === 'value' ? 'emails.value' : null;
  }
  return ATTRIBUTES.get([name, part].filter(Boolean).join('.').toLowerCase()) ?? null;
}

function set(draft: Draft, op: string, attribute: string, value: unknown): void {
  if (op === 'remove' && ['userName', 'active', 'emails', 'emails.value'].includes(attribute))
    throw new ScimError(400, `${attribute} can’t be removed`, 'mutability');
  const [name = '', part] = attribute.split('.');
  const given = op === 'remove' ? undefined : value;
  if (name === 'emails')
    draft['emails'] = part ? [{ value: given, type: 'work', primary: true }] : toList(given);
  else if (part) draft.name[part] = given;
  else draft[name] = given;
}

/** One address may come without a list. */
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
