import { plural, t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AdminFailures } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Section } from '../../../components/Section.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { CHANNEL_NAMES } from '../../../domain/notifications/channelNames.ts';
import { formPath } from '../../../domain/forms/formPath.ts';
import { Person } from '../list/Person.tsx';
import { useFailures } from './overviewApi.ts';

type Failure = AdminFailures['failures'][number];

const COLUMNS: readonly TableColumn<Failure>[] = [
  {
    id: 'what',
    title: t`What`,
    cell: ({ channel, form }) => (
      <>
        {CHANNEL_NAMES[channel]}
        {form ? (
          <Text size="xs" component="div">
            <Link to={formPath(form.id, 'settings', 'deliveries')}>
              <bdi>{form.title}</bdi>
            </Link>
          </Text>
        ) : null}
      </>
    ),
  },
  {
    id: 'owner',
    title: t`Owner`,
    cell: ({ ownerName, ownerEmail }) => <Person name={ownerName} email={ownerEmail} />,
  },
  {
    id: 'count',
    title: t`Failed`,
    cell: ({ count, lastError }) => (
      <>
        {plural(count, { one: '# delivery', other: '# deliveries' })}
        {lastError ? (
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {lastError}
          </Text>
        ) : null}
      </>
    ),
  },
  { id: 'last', title: t`Last time`, cell: ({ lastAt }) => <RelativeTime iso={lastAt} /> },
];

/** What did not arrive lately, so that an administrator hears of it before their people do (ADMIN-050). */
export function Failures() {
  const { data, error, refetch } = useFailures();
  return (
    <Section
      title={t`What fails`}
      text={
        data?.failures.length === 0
          ? t`No email or webhook was given up in the last 7 days.`
          : t`Emails and webhooks that were given up in the last 7 days.`
      }
    >
      {error ? (
        <LoadFailure title={t`Failed to load what fails`} error={error} onRetry={() => refetch()} />
      ) : null}
      {data && data.failures.length > 0 ? (
        <SimpleTable
          caption={t`What fails`}
          rows={data.failures}
          columns={COLUMNS}
          rowId={({ channel, form, ownerEmail }) => `${channel} ${form?.id ?? ownerEmail}`}
        />
      ) : null}
    </Section>
  );
}
