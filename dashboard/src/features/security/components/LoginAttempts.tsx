import { t } from '@lingui/core/macro';
import IconCheck from '~icons/check';
import IconX from '~icons/x';
import type { LoginAttemptItem } from '@inlay/api/contract';
import { EmailText } from '../../../components/EmailText.tsx';
import { ShieldDrawing } from '../../../components/drawings/ShieldDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Section } from '../../../components/Section.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useLoginAttempts } from '../api/security.ts';
import { realmName } from '../realmName.ts';

const COLUMNS: readonly TableColumn<LoginAttemptItem>[] = [
  { id: 'email', title: t`Email`, cell: ({ email }) => <EmailText>{email}</EmailText> },
  {
    id: 'result',
    title: t`Result`,
    cell: ({ success }) =>
      success ? (
        <StatusBadge tone="good" icon={IconCheck}>
          {t`Signed in`}
        </StatusBadge>
      ) : (
        <StatusBadge tone="attention" icon={IconX}>
          {t`Failed`}
        </StatusBadge>
      ),
  },
  { id: 'realm', title: t`Account`, cell: ({ realm }) => realmName(realm) },
  { id: 'source', title: t`Source`, cell: ({ source }) => source },
  { id: 'time', title: t`Time`, cell: ({ at }) => <RelativeTime iso={at} /> },
];

/** The latest 50 tries to sign in, newest first (SECD-007, SECD-011). */
export function LoginAttempts() {
  const { data, isPending, error, refetch } = useLoginAttempts();
  const attempts = data?.attempts;
  return (
    <Section title={t`Recent login attempts`} text={t`The latest 50, newest first.`}>
      {error ? (
        <LoadFailure title={t`Failed to load login attempts`} error={error} onRetry={() => refetch()} />
      ) : null}
      {attempts?.length === 0 ? (
        <EmptyState
          drawing={<ShieldDrawing />}
          title={t`No login attempts yet`}
          text={t`Sign-in attempts will appear here.`}
        />
      ) : null}
      {isPending || (attempts && attempts.length > 0) ? (
        <SimpleTable
          caption={t`Recent login attempts`}
          isLong
          rows={attempts}
          columns={COLUMNS}
          rowId={({ id }) => id}
        />
      ) : null}
    </Section>
  );
}
