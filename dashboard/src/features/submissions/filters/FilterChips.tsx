import { t } from '@lingui/core/macro';
import { CloseButton } from '@mantine/core';
import { formatDay } from '../../../lib/formatTime.ts';
import { useTags } from '../api/annotations.ts';
import { withoutFilters, type InboxQuery } from '../inbox/inboxQuery.ts';
import { STATE_LABELS } from '../../../domain/submissions/stateLabels.ts';
import { useWorkChoices } from '../work/workChoices.ts';
import { sentenceOf, type Filterable } from './conditions.ts';
import classes from './filters.module.css';

interface FilterChipsProps {
  query: InboxQuery;
  fields: readonly Filterable[];
  onChange(changes: Partial<InboxQuery>): void;
}

interface Chip {
  key: string;
  text: string;
  /** What takes it away. */
  without: Partial<InboxQuery>;
}

/** Every filter in use as a sentence that can be taken away. */
export function FilterChips({ query, fields, onChange }: FilterChipsProps) {
  const chips = useChips(query, fields);
  if (chips.length === 0) return null;
  return (
    <ul className={classes['chips']} aria-label={t`Filters in use`}>
      {chips.map(({ key, text, without }) => (
        <li key={key} className={classes['chip']}>
          <span dir="auto">{text}</span>
          <CloseButton size="xs" aria-label={t`Remove filter: ${text}`} onClick={() => onChange(without)} />
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <button
            type="button"
            className={classes['clear']}
            onClick={() => onChange({ ...withoutFilters(query), search: query.search })}
          >
            {t`Clear all`}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

function useChips(query: InboxQuery, fields: readonly Filterable[]): Chip[] {
  const { from, to, read, isStarred, tag, status, assignee, isWaiting, conditions, formId } = query;
  const tags = useTags(formId, tag !== null).data?.tags;
  const choices = useWorkChoices(formId, status !== null || assignee !== null).data;
  const chip = (key: string, text: string, without: Partial<InboxQuery>): Chip => ({ key, text, without });
  const dates =
    from && to
      ? t`Received from ${formatDay(from)} to ${formatDay(to)}`
      : from
        ? t`Received since ${formatDay(from)}`
        : to && t`Received until ${formatDay(to)}`;
  const tagName = tags?.find(({ id }) => id === tag)?.name ?? '…';
  const statusName =
    (status && STATE_LABELS[status as keyof typeof STATE_LABELS]) ??
    choices?.statuses.find(({ id }) => id === status)?.name ??
    '…';
  const person = choices?.people.find(({ id }) => id === assignee)?.name ?? '…';
  return [
    ...(dates ? [chip('dates', dates, { from: null, to: null })] : []),
    ...(read ? [chip('read', read === 'read' ? t`Read` : t`Unread`, { read: null })] : []),
    ...(isStarred ? [chip('starred', t`Starred`, { isStarred: false })] : []),
    ...(status ? [chip('status', t`Status is ${statusName}`, { status: null })] : []),
    ...(assignee
      ? [
          chip('assignee', assignee === 'none' ? t`Assigned to nobody` : t`Assigned to ${person}`, {
            assignee: null,
          }),
        ]
      : []),
    ...(isWaiting ? [chip('waiting', t`On the waiting list`, { isWaiting: false })] : []),
    ...(tag ? [chip('tag', t`Tag is ${tagName}`, { tag: null })] : []),
    ...conditions.map((condition, index) =>
      chip(`${index} ${JSON.stringify(condition)}`, sentenceOf(condition, fields), {
        conditions: conditions.toSpliced(index, 1),
      }),
    ),
  ];
}
