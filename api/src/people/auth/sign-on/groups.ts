import type { EntityManager } from '@mikro-orm/postgresql';
import { UserIdentity } from '../../../platform/entities/userIdentity.entity.ts';
import type { ProviderPerson } from './identities.ts';

/**
 * Returns whether a provider says that a claim is told elsewhere, as Entra does for people with more groups than a
 * token has room for (OpenID Connect Core, 5.6.2). The address that it names is not asked.
 */
export function isElsewhere(told: Readonly<Record<string, unknown>>, claim: string): boolean {
  const names = told['_claim_names'];
  return typeof names === 'object' && names !== null && Object.hasOwn(names, claim);
}

/**
 * Reads somebody's groups from the claims of a checked token, and of the answer for the same person: a list of names,
 * or one. Only what rules name is kept, whatever the list holds besides.
 * @returns null where they are told elsewhere.
 */
export function readGroups(
  told: Readonly<Record<string, unknown>>,
  { claim, named }: { claim: string; named: ReadonlySet<string> },
): string[] | null {
  const value = Object.hasOwn(told, claim) ? told[claim] : undefined;
  if (value === undefined && isElsewhere(told, claim)) return null;
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(all.filter((one): one is string => typeof one === 'string' && named.has(one)))];
}

/** Remembers of a linked person what rules go by: their groups, and the domain of an address that is verified. */
export async function rememberFacts(
  em: EntityManager,
  userId: string,
  { issuer, subject, email, isVerified, groups }: ProviderPerson,
): Promise<void> {
  const domain = isVerified && email !== null ? email.slice(email.lastIndexOf('@') + 1) : null;
  await em.nativeUpdate(
    UserIdentity,
    { userId, issuer, subject },
    { domain, ...(groups !== null && { groups: [...groups] }) },
  );
}
