import { t } from '@lingui/core/macro';
import type { SecurityEventItem } from '@inlay/api/contract';
import { ShieldDrawing } from '../../../components/drawings/ShieldDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Section } from '../../../components/Section.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { formatExact } from '../../../lib/formatTime.ts';
import { useSecurityEvents } from '../api/security.ts';
import { factsOf, nameOfEvent, toneOf } from '../printEvent.ts';
import classes from './security.module.css';

const COLUMNS: readonly TableColumn<SecurityEventItem>[] = [
  {
    id: 'type',
    title: t`Event`,
    cell: ({ type }) => <StatusBadge tone={toneOf(type)}>{nameOfEvent(type)}</StatusBadge>,
  },
  { id: 'who', title: t`Who`, cell: ({ who }) => who },
  { id: 'source', title: t`Source`, cell: ({ source }) => source },
  { id: 'time', title: t`Time`, cell: ({ at }) => <RelativeTime iso={at} /> },
];

const detailOf = (event: SecurityEventItem) => <Facts event={event} />;

/** The latest 50 events, newest first (SECD-006, SECD-010). */
export function SecurityEvents() {
  const { data, isPending, error, refetch } = useSecurityEvents();
  const events = data?.events;
  return (
    <Section title={t`Recent security events`} text={t`The latest 50, newest first.`}>
      {error ? (
        <LoadFailure title={t`Failed to load security events`} error={error} onRetry={() => refetch()} />
      ) : null}
      {events?.length === 0 ? (
        <EmptyState
          drawing={<ShieldDrawing />}
          title={t`No security events yet`}
          text={t`Security events will appear here.`}
        />
      ) : null}
      {isPending || (events && events.length > 0) ? (
        <SimpleTable
          caption={t`Recent security events`}
          isLong
          rows={events}
          columns={COLUMNS}
          rowId={({ id }) => id}
          detail={detailOf}
          detailLabel={({ type, at }) => t`Details of ${nameOfEvent(type)}, ${formatExact(at)}`}
        />
      ) : null}
    </Section>
  );
}

function Facts({ event }: { event: SecurityEventItem }) {
  return (
    <dl className={classes['facts']}>
      <dt>{t`Time`}</dt>
      <dd>{formatExact(event.at)}</dd>
      {factsOf(event).map(([name, text]) => (
        <Fact key={name} name={name} text={text} />
      ))}
    </dl>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}
