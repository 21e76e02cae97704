import { createHmac } from 'node:crypto';
import { escapeIdentifier, escapeLiteral } from 'pg';

/** A role of the database that signs in with a password. */
export interface Role {
  user: string;
  password: string;
}

/** The start of a connection string, its user and password, and the rest. */
const PARTS = /^(postgres(?:ql)?:\/\/)(?:([^/?#@:]*)(?::([^/?#@]*))?@)?(.*)$/s;

/** Returns the role that a connection string signs in with; null where it names no password. */
export function findRole(connectionString: string): Role | null {
  const [, , user, password] = PARTS.exec(connectionString) ?? [];
  if (!user || !password) return null;
  return { user: decodeURIComponent(user), password: decodeURIComponent(password) };
}

/**
 * Returns the role that requests have where the fence is on: it owns nothing, so row policies bind it. Its password is
 * derived from the owner's, so no further secret is kept.
 */
export const fencedRole = ({ user, password }: Role): Role => ({
  user: `${user}_app`,
  password: derivePassword(password, `${user}_app`),
});

/** Returns the same connection string for another role. */
export const asRole = (connectionString: string, { user, password }: Role): string =>
  connectionString.replace(
    PARTS,
    (_whole, start: string, _user, _password, rest: string) =>
      `${start}${encodeURIComponent(user)}:${encodeURIComponent(password)}@${rest}`,
  );

/** Derives a role's password; one-way, so it does not reveal the secret. */
export const derivePassword = (secret: string, role: string): string =>
  createHmac('sha256', secret).update(`role ${role}`).digest('base64url');

/** Returns the statement that creates a role without special rights. */
export const createRoleStatement = ({ user, password }: Role): string =>
  `create role ${escapeIdentifier(user)} login password ${escapeLiteral(password)}`;
