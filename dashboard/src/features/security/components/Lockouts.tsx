import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import IconLock from '~icons/lock';
import type { Lockout } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { EmailText } from '../../../components/EmailText.tsx';
import { ShieldDrawing } from '../../../components/drawings/ShieldDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Section } from '../../../components/Section.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { useLockouts, useUnlock } from '../api/security.ts';
import { realmName } from '../realmName.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';

/** Locked addresses, each with a button that ends the lock (SECD-012…015). */
export function Lockouts() {
  const { data, isPending, error, refetch } = useLockouts();
  const { ref, rescue } = useFocusRescue();
  const lockouts = data?.lockouts;
  return (
    <Section
      title={t`Account lockout`}
      text={t`Addresses with 3 or more failed sign-ins in 15 minutes. After 5, an address is locked until the 15 minutes end or you unlock it.`}
      headingRef={ref}
    >
      {error ? (
        <LoadFailure
          title={t`Failed to fetch account lockout data`}
          error={error}
          onRetry={() => refetch()}
        />
      ) : null}
      {lockouts?.length === 0 ? (
        <EmptyState
          drawing={<ShieldDrawing />}
          title={t`No lockouts`}
          text={t`Addresses with failed sign-ins will appear here.`}
        />
      ) : null}
      {isPending || (lockouts && lockouts.length > 0) ? (
        <SimpleTable
          caption={t`Account lockout`}
          rows={lockouts}
          columns={columns(() => rescue())}
          rowId={({ realm, email }) => `${realm} ${email}`}
        />
      ) : null}
    </Section>
  );
}

const columns = (onUnlocked: () => void): TableColumn<Lockout>[] => [
  {
    id: 'email',
    title: t`Email`,
    cell: ({ email, realm }) => (
      <>
        <EmailText>{email}</EmailText>
        <Text size="xs" c="dimmed">
          {realmName(realm)}
        </Text>
      </>
    ),
  },
  {
    id: 'state',
    title: t`State`,
    cell: ({ isLocked }) =>
      isLocked ? (
        <StatusBadge tone="bad" icon={IconLock}>
          {t`LOCKED`}
        </StatusBadge>
      ) : (
        <StatusBadge tone="neutral">{t`Not locked`}</StatusBadge>
      ),
  },
  {
    id: 'failures',
    title: t`Failures`,
    cell: ({ failures }) => <span className="tabular">{formatNumber(failures)}</span>,
  },
  { id: 'last', title: t`Last try`, cell: ({ lastAttemptAt }) => <RelativeTime iso={lastAttemptAt} /> },
  {
    id: 'actions',
    title: '',
    cell: (lockout) => <UnlockButton lockout={lockout} onUnlocked={onUnlocked} />,
  },
];

function UnlockButton({ lockout, onUnlocked }: { lockout: Lockout; onUnlocked(): void }) {
  const unlock = useUnlock();
  return (
    <BusyButton
      variant="default"
      size="xs"
      aria-label={t`Unlock ${lockout.email} (${realmName(lockout.realm)})`}
      isBusy={unlock.isPending}
      onClick={() => void unlock.mutateAsync(lockout).then(onUnlocked, onUnlocked)}
    >
      {t`Unlock`}
    </BusyButton>
  );
}
