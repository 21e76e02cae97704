import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { AdminBackup } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Section } from '../../../components/Section.tsx';
import { Warning } from '../../../components/Warning.tsx';
import { api } from '../../../lib/apiClient.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { formatExact } from '../../../lib/formatTime.ts';
import classes from '../../../domain/notifications/mail-server/mailServer.module.css';
import { ADMIN_KEY } from '../list/useAdminList.ts';

/** What came of scheduled backups: the last good one, the next, and what is wrong (BACKUP-011). */
export function Backups() {
  const { data, error, refetch } = useQuery({
    queryKey: [...ADMIN_KEY, 'backup'],
    queryFn: () => api.get<AdminBackup>('/admin/backup'),
  });
  const warning = data ? findWarning(data) : null;
  return (
    <Section title={t`Backups`} text={t`The whole platform, with all accounts and files.`}>
      {error ? (
        <LoadFailure title={t`Failed to load backups`} error={error} onRetry={() => refetch()} />
      ) : null}
      {warning ? (
        <Warning title={warning.title} mx={16} mb={16}>
          <bdi>{warning.text}</bdi>
        </Warning>
      ) : null}
      {data?.to ? <Facts {...data} /> : null}
    </Section>
  );
}

/** The worst that is wrong; null when all is well. */
function findWarning({ to, failure, isLate, last }: AdminBackup): { title: string; text: string } | null {
  if (!to)
    return {
      title: t`No backup is scheduled`,
      text: t`Set INLAY_BACKUP_TO, or back up your own PostgreSQL with its tools.`,
    };
  if (failure) return { title: t`The last backup failed`, text: failure.reason };
  if (isLate && !last)
    return {
      title: t`No backup yet`,
      text: t`The first one is made within minutes of the start. Check that a worker runs.`,
    };
  if (isLate)
    return {
      title: t`The last good backup is too old`,
      text: t`Check that a worker runs, and look at its log.`,
    };
  if (last && !last.isEncrypted)
    return {
      title: t`Backups are not encrypted`,
      text: t`Set INLAY_BACKUP_PASSPHRASE, or whoever finds a backup can read every answer.`,
    };
  return null;
}

function Facts({ to, last, nextAt, shippedUntil }: AdminBackup) {
  return (
    <dl className={classes['facts']} style={{ margin: '0 16px 16px' }}>
      <dt>{t`Last good backup`}</dt>
      <dd>
        {last ? (
          <>
            <RelativeTime iso={last.endedAt} />, {formatBytes(last.bytes)}
          </>
        ) : (
          t`None yet`
        )}
      </dd>
      <dt>{t`Next backup`}</dt>
      <dd>{nextAt ? formatExact(nextAt) : null}</dd>
      <dt>{t`Changes saved until`}</dt>
      <dd>{shippedUntil ? <RelativeTime iso={shippedUntil} /> : t`None yet`}</dd>
      <dt>{t`Stored in`}</dt>
      <dd>
        <bdi dir="ltr">{to}</bdi>
      </dd>
    </dl>
  );
}
