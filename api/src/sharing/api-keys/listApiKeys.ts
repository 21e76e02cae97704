import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApiKeyItem } from '../../platform/contract/index.ts';
import { ApiKey } from '../../platform/entities/apiKey.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';

/** Lists the keys of an account, newest first, with the titles of their forms. */
export async function listApiKeys(em: EntityManager, accountId: string): Promise<ApiKeyItem[]> {
  const keys = await em.find(
    ApiKey,
    { accountId, grantHash: null },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  return presentApiKeys(em, accountId, keys);
}

/** Presents keys of an account, without their secrets. */
export async function presentApiKeys(
  em: EntityManager,
  accountId: string,
  keys: readonly ApiKey[],
): Promise<ApiKeyItem[]> {
  const named = { id: { $in: keys.flatMap(({ formIds }) => formIds ?? []) } };
  const forms = await em.find(Form, { ...named, accountId, deletedAt: null }, { fields: ['title'] });
  const makers = await em.find(Profile, { user: { $in: keys.map(({ createdBy }) => createdBy) } });
  const [titles, profiles] = [
    new Map(forms.map(({ id, title }) => [id, title])),
    new Map(makers.map((profile) => [profile.user.id, profile])),
  ];
  return keys.map((key) => {
    const { id, name, scopes, formIds = null, visibleFields = null, isImpersonal, createdAt } = key;
    const maker = profiles.get(key.createdBy);
    return {
      id,
      name,
      scopes,
      formIds,
      forms:
        formIds?.flatMap((formId) => {
          const title = titles.get(formId);
          return title === undefined ? [] : [{ id: formId, title }];
        }) ?? null,
      visibleFields,
      isImpersonal,
      visibleFrom: key.visibleFrom?.toISOString() ?? null,
      expiresAt: key.expiresAt?.toISOString() ?? null,
      state: stateOf(key, maker?.isApproved ?? false),
      maker: maker?.fullName || (maker?.email ?? ''),
      createdAt: createdAt.toISOString(),
      lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
      endedAt: key.endedAt?.toISOString() ?? null,
    };
  });
}

function stateOf({ endedAt, expiresAt }: ApiKey, hasAccess: boolean): ApiKeyItem['state'] {
  if (endedAt) return 'ended';
  if (expiresAt && expiresAt <= new Date()) return 'expired';
  return hasAccess ? 'active' : 'no_access';
}
