import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Section } from '../../../components/Section.tsx';
import { SETTINGS } from '../../../domain/form-home/settingsIndex.ts';
import { useSetWeeklyReport, useWeeklyReport } from '../../../domain/notifications/weeklyReports.ts';
import classes from './formSettings.module.css';

/** The reader's own mail about the form each Monday; colleagues have theirs (REPORT-004). */
export function WeeklyReport({ formId }: { formId: string }) {
  const { data, error, refetch } = useWeeklyReport(formId);
  const save = useSetWeeklyReport();
  return (
    <Section
      title={SETTINGS.weeklyReport.label}
      text={t`Submissions, completion and the questions that changed most, beside the week before. Yours alone.`}
    >
      {error && !data ? (
        <LoadFailure
          title={t`Failed to load notification settings`}
          error={error}
          onRetry={() => refetch()}
        />
      ) : (
        <div className={classes['body']}>
          <Switch
            label={t`Email me every Monday`}
            description={t`Nothing is sent while there are no submissions.`}
            checked={save.isPending ? save.variables.isOn : (data?.isOn ?? false)}
            disabled={!data}
            onChange={({ currentTarget: { checked } }) => save.mutate({ formId, isOn: checked })}
          />
        </div>
      )}
    </Section>
  );
}
