import { t } from '@lingui/core/macro';
import type { ApiKeyItem } from '@inlay/api/contract';

type Scope = ApiKeyItem['scopes'][number];
type Resource = Scope extends `${infer Name}:${string}` ? Name : never;

/** What a key may do with a resource. */
export type Right = 'none' | 'read' | 'write';

/** The resources of scopes, by their names on screens; of analytics there is nothing to write. */
export const RESOURCES: readonly { name: Resource; label: string; isOnlyRead?: true }[] = [
  { name: 'forms', label: t`Forms` },
  { name: 'submissions', label: t`Submissions` },
  { name: 'analytics', label: t`Analytics`, isOnlyRead: true },
  { name: 'templates', label: t`Templates` },
  { name: 'folders', label: t`Folders` },
  { name: 'webhooks', label: t`Webhooks` },
  { name: 'notifications', label: t`Notifications` },
];

/** Returns the scopes of a chosen right. */
export const scopesOf = (name: Resource, right: Right): Scope[] => {
  if (right === 'none') return [];
  return right === 'read' ? [`${name}:read`] : [`${name}:read`, `${name}:write`];
};

/** Describes the scopes of a key, a resource each. */
export function describeScopes(scopes: readonly Scope[]): string[] {
  return RESOURCES.flatMap(({ name, label }) => {
    const [reads, writes] = [scopes.includes(`${name}:read`), scopes.includes(`${name}:write`)];
    if (reads && writes) return t`${label}: read and change`;
    if (reads) return t`${label}: read`;
    return writes ? t`${label}: change` : [];
  });
}
