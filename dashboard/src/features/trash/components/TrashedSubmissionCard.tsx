import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Group, Text, Title } from '@mantine/core';
import type { TrashedSubmission } from '@inlay/api/contract';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { formatExact } from '../../../lib/formatTime.ts';
import { printAnswered, type PrintableSubmission } from '../../../domain/submissions/printedAnswers.ts';
import { DaysBadge } from './DaysBadge.tsx';
import classes from './trash.module.css';

/** Most answers in a row; a restore brings all back. */
const MOST_ANSWERS = 6;

interface TrashedSubmissionCardProps {
  row: TrashedSubmission;
  form: Pick<PrintableSubmission, 'fields' | 'outline'>;
  isSelected: boolean;
  onToggle(): void;
  onRestore(): void;
  onRemove(): void;
}

/** One deleted submission: its form, its time, its answers, and its remaining days (TRASH-008…016). */
export function TrashedSubmissionCard(props: TrashedSubmissionCardProps) {
  const { row, form, isSelected, onToggle, onRestore, onRemove } = props;
  const answers = printAnswered({ ...form, answers: row.answers });
  const title = row.formTitle.trim() || t`Untitled Form`;
  const name = `${title}, ${formatExact(row.submittedAt)}`;
  return (
    <li className={classes['row']} data-selected={isSelected || undefined}>
      <Checkbox checked={isSelected} onChange={onToggle} aria-label={t`Select ${name}`} mt={4} />
      <div className={classes['body']}>
        <Group gap={8} justify="space-between" wrap="nowrap" align="flex-start">
          <Title order={2} size="h3" lineClamp={1} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          <DaysBadge days={row.daysLeft} />
        </Group>
        <Text size="sm" c="dimmed">
          <Trans>
            Submitted <RelativeTime iso={row.submittedAt} /> · Deleted <RelativeTime iso={row.deletedAt} />
          </Trans>
        </Text>
        {answers.length > 0 ? (
          <dl className={classes['answers']}>
            {answers.slice(0, MOST_ANSWERS).map(({ fieldId, label, text }) => (
              <div key={fieldId}>
                <dt>{label}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {answers.length > MOST_ANSWERS ? (
          <Text size="sm" c="dimmed">
            {t`and ${answers.length - MOST_ANSWERS} more`}
          </Text>
        ) : null}
        <Group gap={8} mt={12}>
          <Button size="xs" variant="default" onClick={onRestore} aria-label={t`Restore ${name}`}>
            {t`Restore`}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            onClick={onRemove}
            aria-label={t`Delete Forever ${name}`}
          >
            {t`Delete Forever`}
          </Button>
        </Group>
      </div>
    </li>
  );
}
