import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import IconCircleCheck from '~icons/circle-check';
import IconCircleDashed from '~icons/circle-dashed';
import type { FormDetail, FormWebsites } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { messageOf } from '../../../lib/apiError.ts';
import { Report } from '../EmbedReports.tsx';
import { PageFindings } from './PageFindings.tsx';
import { useEmbedReports } from '../publishing.ts';
import { useCheckPage } from './websites.ts';
import classes from './websiteShare.module.css';

/** Other websites that are named. */
const MOST_OTHERS = 5;

const hostOf = (address: string): string => URL.parse(address)?.host.replace(/^www\./, '') ?? address;

/** Whether the form has arrived on its website, and what is in its way (LINK-056 to LINK-059). */
export function PageState({
  form,
  websites: { address, seen },
}: {
  form: FormDetail;
  websites: FormWebsites;
}) {
  const { mutate, data, error, isPending } = useCheckPage(form.id);
  const { data: reported } = useEmbedReports(form.id);
  const host = address === null ? null : hostOf(address);
  const here = seen.find(({ website }) => hostOf(website) === host);
  const others = seen.filter((one) => one !== here).slice(0, MOST_OTHERS);
  const reports = (reported?.reports ?? []).filter(
    ({ page, lastSeenAt }) => hostOf(page) === host && lastSeenAt > (here?.seenAt ?? ''),
  );
  return (
    <section aria-label={t`On your website`} className={classes['state']} data-live={here ? '' : undefined}>
      <div role="status">
        {here ? <Seen website={here.website} at={here.seenAt} /> : null}
        {here || (host === null && others.length > 0) ? null : <NotSeen host={host} />}
      </div>
      {others.map(({ website, seenAt }) => (
        <Seen key={website} website={website} at={seenAt} />
      ))}
      {address === null ? null : (
        <Group gap={8}>
          <BusyButton size="xs" variant="default" isBusy={isPending} onClick={() => mutate(address)}>
            {t`Check the page`}
          </BusyButton>
        </Group>
      )}
      <div role="status">
        {error ? <Text size="sm">{messageOf(error)}</Text> : null}
        {data && !isPending ? <PageFindings form={form} check={data} isSeen={here !== undefined} /> : null}
      </div>
      {reports.length > 0 ? (
        <ul className={classes['reports']} aria-label={t`Problems`}>
          {reports.map((report) => (
            <Report key={`${report.problem} ${report.mode} ${report.page}`} form={form} report={report} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const Seen = ({ website, at }: { website: string; at: string }) => (
  <p className={classes['seen']}>
    <IconCircleCheck size={20} />
    <span>
      <Trans>
        Seen on <bdi dir="ltr">{hostOf(website)}</bdi> <RelativeTime iso={at} />
      </Trans>
    </span>
  </p>
);

const NotSeen = ({ host }: { host: string | null }) => (
  <p className={classes['unseen']}>
    <IconCircleDashed size={20} />
    <span>
      {host === null ? (
        t`Paste the line and open the page once: this then turns green.`
      ) : (
        <Trans>
          Not seen on <bdi dir="ltr">{host}</bdi> yet. Paste the line and open the page once: this then turns
          green.
        </Trans>
      )}
    </span>
  </p>
);
