import { t } from '@lingui/core/macro';
import type { CreateApiKeyRequest } from '@inlay/api/contract';
import { viewerZone } from '../../lib/formatTime.ts';
import { startOfDay } from '../../lib/zonedTime.ts';
import { RESOURCES, scopesOf, type Right } from './apiKeyScopes.ts';

/** A day in ms. */
const DAY_MS = 86_400_000;

/** A new key while it is edited. */
export type ApiKeyValues = Record<(typeof RESOURCES)[number]['name'], Right> & {
  name: string;
  reach: 'all' | 'some';
  formIds: string[];
  answers: 'all' | 'impersonal' | 'fields';
  visibleFields: string[];
  /** A day, or empty. */
  visibleFrom: string;
  /** Days until it expires, or empty. */
  days: string;
  password: string;
};

export const NEW_KEY: ApiKeyValues = {
  name: '',
  forms: 'none',
  submissions: 'read',
  analytics: 'none',
  templates: 'none',
  folders: 'none',
  webhooks: 'none',
  notifications: 'none',
  reach: 'all',
  formIds: [],
  answers: 'all',
  visibleFields: [],
  visibleFrom: '',
  days: '90',
  password: '',
};

/** Resources of a key that sees some answers only; of submissions it may read alone. */
export const OF_PARTS: readonly string[] = ['submissions', 'webhooks'];

/** Whether the key sees some answers only. */
export const seesParts = (values: ApiKeyValues): boolean =>
  values.submissions !== 'none' && (answersOf(values) !== 'all' || values.visibleFrom !== '');

/** Fields can be chosen of one form alone. */
export const answersOf = ({ answers, reach, formIds }: ApiKeyValues): ApiKeyValues['answers'] =>
  answers === 'fields' && (reach === 'all' || formIds.length !== 1) ? 'all' : answers;

/** Returns the problems of the entries. */
export function checkValues(values: ApiKeyValues): Partial<Record<keyof ApiKeyValues, string>> {
  const hasScope = RESOURCES.some(({ name }) => values[name] !== 'none');
  return {
    ...(values.name.trim() === '' && { name: t`Enter a name` }),
    ...(!hasScope && { forms: t`Choose at least one right` }),
    ...(values.reach === 'some' && values.formIds.length === 0 && { formIds: t`Choose at least one form` }),
    ...(answersOf(values) === 'fields' &&
      values.visibleFields.length === 0 && { visibleFields: t`Choose at least one field` }),
    ...(values.password === '' && { password: t`Password is required` }),
  };
}

/** Returns the request for the entries. */
export function toRequest(values: ApiKeyValues, now = Date.now()): CreateApiKeyRequest {
  const { name, reach, formIds, visibleFields, visibleFrom, days, password } = values;
  const isPart = seesParts(values);
  const answers = answersOf(values);
  return {
    name,
    scopes: isPart
      ? ['submissions:read', ...scopesOf('webhooks', values.webhooks)]
      : RESOURCES.flatMap((resource) => scopesOf(resource.name, values[resource.name])),
    formIds: reach === 'all' ? null : formIds,
    visibleFields: isPart && answers === 'fields' ? visibleFields : null,
    isImpersonal: isPart && answers === 'impersonal',
    visibleFrom: isPart && visibleFrom !== '' ? startOfDay(visibleFrom, viewerZone()) : null,
    expiresAt: days === '' ? null : new Date(now + Number(days) * DAY_MS).toISOString(),
    password,
  };
}
