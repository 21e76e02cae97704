import { t } from '@lingui/core/macro';
import { Anchor, Button, Group, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { Section } from '../../../components/Section.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { useSetWeeklyReport, useWeeklyReports } from '../../../domain/notifications/weeklyReports.ts';
import { useFocusRescue } from '../../../lib/useFocusRescue.ts';
import classes from './notifications.module.css';

/** The forms that the person gets a mail about each Monday; nothing without one (REPORT-004). */
export function WeeklyReports() {
  const { data } = useWeeklyReports();
  const save = useSetWeeklyReport();
  const { ref, rescue } = useFocusRescue();
  if (!data || data.forms.length === 0) return null;
  return (
    <Section
      title={t`Weekly emails`}
      headingRef={ref}
      text={t`Forms you get an email about every Monday. Turn on others in the settings of a form.`}
    >
      <Stack gap={12} className={classes['body'] ?? ''} component="ul" style={{ listStyle: 'none' }} m={0}>
        {data.forms.map(({ formId, formTitle }) => (
          <Group key={formId} component="li" justify="space-between" wrap="nowrap">
            <Anchor component={Link} to={formPath(formId, 'summary')} style={{ overflowWrap: 'anywhere' }}>
              <bdi>{formTitle}</bdi>
            </Anchor>
            <Button
              size="xs"
              variant="default"
              aria-label={t`Turn off weekly emails about ${formTitle}`}
              onClick={() => save.mutate({ formId, isOn: false }, { onSuccess: () => rescue() })}
            >
              {t`Turn off`}
            </Button>
          </Group>
        ))}
      </Stack>
    </Section>
  );
}
