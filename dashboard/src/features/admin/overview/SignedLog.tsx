import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { AdminSignedLog } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Section } from '../../../components/Section.tsx';
import { Warning } from '../../../components/Warning.tsx';
import { api } from '../../../lib/apiClient.ts';
import classes from '../../../domain/notifications/mail-server/mailServer.module.css';
import { ADMIN_KEY } from '../list/useAdminList.ts';

/** How far the signed log came, and whether the rows of the last month fit it (RCPT-020). */
export function SignedLog() {
  const { data, error, refetch } = useQuery({
    queryKey: [...ADMIN_KEY, 'signed-log'],
    queryFn: () => api.get<AdminSignedLog>('/admin/signed-log'),
  });
  const misfits = data?.check?.misfits ?? 0;
  return (
    <Section
      title={t`Signed log`}
      text={t`Shows submissions and audit events that were changed past the platform.`}
    >
      {error ? (
        <LoadFailure title={t`Failed to load the signed log`} error={error} onRetry={() => refetch()} />
      ) : null}
      {misfits > 0 ? (
        <Warning
          title={plural(misfits, { one: '# row doesn’t fit the log', other: '# rows don’t fit the log' })}
          mx={16}
          mb={16}
        >
          {t`Run “inlay verify-log” on the server: it names each one.`}
        </Warning>
      ) : null}
      {data?.isLate ? (
        <Warning title={t`Nothing is logged`} mx={16} mb={16}>
          {t`Check that a worker runs, and look at its log.`}
        </Warning>
      ) : null}
      {data ? (
        <dl className={classes['facts']} style={{ margin: '0 16px 16px' }}>
          <dt>{t`Last entry`}</dt>
          <dd>{data.lastAt ? <RelativeTime iso={data.lastAt} /> : t`None yet`}</dd>
          <dt>{t`Last check`}</dt>
          <dd>{data.check ? <RelativeTime iso={data.check.at} /> : t`None yet`}</dd>
        </dl>
      ) : null}
    </Section>
  );
}
