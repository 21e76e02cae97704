import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import IconKey from '~icons/key';
import type { ApiKeyItem } from '@inlay/api/contract';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { formatList } from '../../../lib/formatList.ts';
import { formatDate } from '../../../lib/formatTime.ts';
import { describeScopes } from '../apiKeyScopes.ts';
import classes from './settings.module.css';

/** Time before its end in which a key is marked, in ms. */
const SOON_MS = 7 * 86_400_000;

/** A key: what it may do, when it was used, and a button that ends it. */
export function ApiKeyRow({ item, onEnd }: { item: ApiKeyItem; onEnd(): void }) {
  const { name, maker } = item;
  return (
    <li className={classes['row']}>
      <IconKey size={20} aria-hidden="true" />
      <div className={classes['what']}>
        <Group gap={8}>
          <Text fw={500} dir="auto">
            {name}
          </Text>
          <State item={item} />
        </Group>
        <Text size="sm">{describeScopes(item.scopes).join(' · ')}</Text>
        <Text size="sm">
          {describeReach(item).map((part, at) => (
            <Fragment key={part}>
              {at > 0 ? ' · ' : null}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </Text>
        <Text size="sm" c="dimmed">
          <Trans>
            Created <RelativeTime iso={item.createdAt} /> by <bdi>{maker}</bdi>
          </Trans>
        </Text>
        <Text size="sm" c="dimmed">
          {item.lastUsedAt ? (
            <Trans>
              Last used <RelativeTime iso={item.lastUsedAt} />
            </Trans>
          ) : (
            t`Never used`
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {describeEnd(item)}
        </Text>
      </div>
      {item.endedAt ? null : (
        <Button variant="default" size="xs" aria-label={t`End key ${name}`} onClick={onEnd}>
          {t`End key`}
        </Button>
      )}
    </li>
  );
}

function State({ item: { state, expiresAt } }: { item: ApiKeyItem }) {
  if (state === 'ended') return <StatusBadge tone="neutral">{t`Ended`}</StatusBadge>;
  if (state === 'expired') return <StatusBadge tone="neutral">{t`Expired`}</StatusBadge>;
  if (state === 'no_access')
    return <StatusBadge tone="attention">{t`Its creator has no access`}</StatusBadge>;
  return expiresAt !== null && isSoon(expiresAt) ? (
    <StatusBadge tone="attention">{t`Expires soon`}</StatusBadge>
  ) : null;
}

const isSoon = (expiresAt: string): boolean => Date.parse(expiresAt) - Date.now() < SOON_MS;

function describeReach({ forms, visibleFields, isImpersonal, visibleFrom }: ApiKeyItem): string[] {
  const reach =
    forms === null ? t`All forms` : formatList(forms.map(({ title }) => title)) || t`Deleted forms`;
  const answers = visibleFields ? t`chosen fields` : isImpersonal ? t`without personal details` : null;
  const day = visibleFrom && formatDate(visibleFrom);
  return [reach, answers, day && t`from ${day}`].filter((part) => part !== null);
}

function describeEnd({ endedAt, expiresAt }: ApiKeyItem): string {
  const day = formatDate(endedAt ?? expiresAt ?? new Date().toISOString());
  if (endedAt) return t`Ended on ${day}`;
  if (!expiresAt) return t`Never expires`;
  return Date.parse(expiresAt) <= Date.now() ? t`Expired on ${day}` : t`Expires on ${day}`;
}
