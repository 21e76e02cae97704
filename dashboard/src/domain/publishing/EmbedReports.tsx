import { plural, t } from '@lingui/core/macro';
import { Group, Stack, Text, Title } from '@mantine/core';
import type { EmbedReportItem, FormDetail } from '@inlay/api/contract';
import { AllowButton } from './install/AllowButton.tsx';
import { useClearEmbedReports, useEmbedReports } from './publishing.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../components/LoadingSkeleton.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import classes from './embedDialog.module.css';
import { lineToPaste, PROBLEM_ADVICE, PROBLEM_TITLES } from './embedAdvice.ts';
import { useMeasuredLines } from './useMeasuredLines.ts';
import { Snippet } from './Snippet.tsx';

/** Problems that browsers reported from host websites, each with its solution. */
export function EmbedReports({ form }: { form: FormDetail }) {
  const { data, error, refetch } = useEmbedReports(form.id);
  const clear = useClearEmbedReports(form.id);
  if (error && !data) {
    return <LoadFailure title={t`Failed to load problems`} error={error} onRetry={() => refetch()} />;
  }
  if (!data) return <LoadingSkeleton height={160} />;
  if (data.reports.length === 0) {
    return (
      <Text c="dimmed" role="status">
        {t`Browsers have reported no problems with this form.`}
      </Text>
    );
  }
  return (
    <Stack gap={24}>
      <ul className={classes['reports']} aria-label={t`Problems`}>
        {data.reports.map((report) => (
          <Report key={`${report.problem} ${report.mode} ${report.page}`} form={form} report={report} />
        ))}
      </ul>
      <Group justify="space-between" gap={8}>
        <Text size="sm" c="dimmed">
          {t`Browsers report problems automatically. Fixed ones don’t come back.`}
        </Text>
        <BusyButton variant="default" isBusy={clear.isPending} onClick={() => clear.mutate()}>
          {t`Clear all`}
        </BusyButton>
      </Group>
    </Stack>
  );
}

/** A problem that browsers reported, with its solution. */
export function Report({ form, report }: { form: FormDetail; report: EmbedReportItem }) {
  const { problem, page, mode, count, lastSeenAt } = report;
  const platform = new URL(form.embed.url).origin;
  const line = lineToPaste(report, useMeasuredLines(form));
  return (
    <li className={classes['report']}>
      <Title order={2} size="h5">
        {PROBLEM_TITLES[problem]}
      </Title>
      <Text size="sm" c="dimmed" className={classes['page'] ?? ''}>
        {page} · {mode === 'iframe' ? t`embed code` : t`web component`} ·{' '}
        {plural(count, { one: 'once', other: '# times' })}, <RelativeTime iso={lastSeenAt} />
      </Text>
      <Text size="sm">{PROBLEM_ADVICE[problem](platform)}</Text>
      {line ? <Snippet title={line.title} text={line.text} what="code" /> : null}
      {problem === 'website_not_allowed' ? (
        <AllowButton formId={form.id} website={new URL(page).origin} />
      ) : null}
    </li>
  );
}
