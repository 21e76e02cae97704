import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { AdminUsage } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { Section } from '../../../components/Section.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { api } from '../../../lib/apiClient.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { ADMIN_KEY } from '../list/useAdminList.ts';
import { Person } from '../list/Person.tsx';

type Account = AdminUsage['accounts'][number];

const COLUMNS: readonly TableColumn<Account>[] = [
  {
    id: 'owner',
    title: t`Owner`,
    cell: ({ ownerName, ownerEmail }) => <Person name={ownerName} email={ownerEmail} />,
  },
  { id: 'forms', title: t`Forms`, isNumber: true, cell: ({ formCount }) => formatNumber(formCount) },
  {
    id: 'submissions',
    title: t`Submissions`,
    isNumber: true,
    cell: ({ submissions }) => formatNumber(submissions),
  },
  { id: 'storage', title: t`Storage`, isNumber: true, cell: ({ storedBytes }) => formatBytes(storedBytes) },
];

/** How much each account uses, the most first (ADMIN-051). */
export function Usage() {
  const { data, error, refetch } = useQuery({
    queryKey: [...ADMIN_KEY, 'usage'],
    queryFn: () => api.get<AdminUsage>('/admin/usage'),
  });
  const files = formatBytes(data?.storedBytes ?? 0);
  return (
    <Section
      title={t`Usage`}
      text={
        data
          ? plural(data.submissions, {
              one: `# submission in 30 days, ${files} of files.`,
              other: `# submissions in 30 days, ${files} of files.`,
            })
          : t`Submissions in 30 days, and files.`
      }
    >
      {error ? <LoadFailure title={t`Failed to load usage`} error={error} onRetry={() => refetch()} /> : null}
      {!data && !error ? <LoadingSkeleton height={160} mx={16} mb={16} w="auto" /> : null}
      {data && data.accounts.length > 0 ? (
        <SimpleTable
          caption={t`Usage`}
          rows={data.accounts}
          columns={COLUMNS}
          rowId={({ accountId }) => accountId}
        />
      ) : null}
    </Section>
  );
}
