import { plural, t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import IconHistory from '~icons/history';
import IconPencil from '~icons/pencil';
import IconWorld from '~icons/world';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { ListFooter } from '../../../components/ListFooter.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { formatExact, formatRelative } from '../../../lib/formatTime.ts';
import { inWords } from '../../../domain/logic/inWords.ts';
import type { ShownVersion } from './shownVersion.ts';
import classes from './versions.module.css';

/** Changes that an entry names; its comparison lists all. */
const NAMED_CHANGES = 3;

interface VersionListProps {
  versions: readonly ShownVersion[];
  shownId: string | null;
  onChoose(id: string): void;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore(): void;
}

/** All versions, newest first: who saved what and when. Arrow keys move between them. */
export function VersionList(props: VersionListProps) {
  const { versions, shownId, onChoose } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);
  return (
    <section className={classes['list']} aria-label={t`Versions`}>
      <ol ref={list} onKeyDown={moveFocus}>
        {versions.map((version) => (
          <li key={version.id}>
            <Entry version={version} isShown={version.id === shownId} onChoose={onChoose} />
          </li>
        ))}
      </ol>
      <ListFooter
        {...props}
        shown={versions.length}
        describe={(count, shown) => plural(count, { one: `${shown} version`, other: `${shown} versions` })}
      />
    </section>
  );
}

/** Moves the focus to the entry above or below. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const entries = [...event.currentTarget.querySelectorAll('button')];
  const next = entries[entries.indexOf(event.target as HTMLButtonElement) + step];
  if (step === 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function Entry({
  version,
  isShown,
  onChoose,
}: {
  version: ShownVersion;
  isShown: boolean;
  onChoose(id: string): void;
}) {
  const { id, savedAt, savedBy, submissionCount, hasMoreSubmissions } = version;
  const count = hasMoreSubmissions
    ? t`more than ${formatNumber(submissionCount)} submissions`
    : plural(submissionCount, { one: '# submission', other: '# submissions' });
  return (
    <button
      type="button"
      className={classes['entry']}
      aria-current={isShown || undefined}
      onClick={() => onChoose(id)}
    >
      <span className={classes['line']}>
        <strong title={formatRelative(savedAt)}>{formatExact(savedAt)}</strong>
        <KindBadge version={version} />
      </span>
      <Text span size="sm" c="dimmed">
        <bdi>{savedBy ?? t`Unknown person`}</bdi>
        {submissionCount > 0 ? ` · ${count}` : null}
      </Text>
      <Changes version={version} />
    </button>
  );
}

/** The first changes of a version in words, without a list, because a button is read as one text. */
function Changes({ version: { kind, changes, changeCount } }: { version: ShownVersion }) {
  if (kind === 'edited') return null;
  if (changeCount === null) return <Text span size="sm">{t`First version`}</Text>;
  if (changeCount === 0) return <Text span size="sm">{t`No changes`}</Text>;
  const more = changeCount - NAMED_CHANGES;
  return (
    <>
      {changes.slice(0, NAMED_CHANGES).map(({ description }, index) => (
        <Text key={index} span size="sm" className={classes['change'] ?? ''}>
          {inWords(description)}
        </Text>
      ))}
      {more > 0 ? <Text span size="sm" c="dimmed">{t`and ${more} more`}</Text> : null}
    </>
  );
}

/** Badge of a version, unless it is an earlier publication. */
export function KindBadge({ version: { kind, isLive } }: { version: ShownVersion }) {
  if (isLive) return <StatusBadge tone="good" icon={IconWorld}>{t`Live`}</StatusBadge>;
  if (kind === 'edited')
    return <StatusBadge tone="attention" icon={IconPencil}>{t`Current draft`}</StatusBadge>;
  if (kind === 'draft') return <StatusBadge tone="neutral" icon={IconHistory}>{t`Draft copy`}</StatusBadge>;
  return null;
}
