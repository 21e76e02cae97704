import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { FormSummary, FormTrend } from '@inlay/api/contract';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { TrendLine, UnreadBadge } from '../../../domain/forms/FormTrend.tsx';
import { DraftBadge } from '../../../domain/forms/DraftBadge.tsx';
import { SampleBadge } from '../../../domain/forms/SampleBadge.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { StateBadge } from '../../../domain/forms/StateBadge.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';
import classes from './cards.module.css';
import { FormThumb } from './FormThumb.tsx';
import { FormMenu, type FormMenuActions } from './FormMenu.tsx';

interface FormCardProps extends FormMenuActions {
  form: FormSummary;
  /** Undefined while it loads, and for a form without any. */
  trend: FormTrend | undefined;
}

/** One form: the card opens it, the menu has all other actions (D-48). */
export function FormCard({ trend, ...props }: FormCardProps) {
  const { form } = props;
  const count = formatNumber(form.submissionCount);
  return (
    <li className={`card ${classes['form']}`}>
      <FormThumb form={form} />
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap={8}>
        <Title order={2} size="h3" lineClamp={2} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          <Link className={classes['open']} to={formPath(form.id, 'build')}>
            <bdi>{form.title}</bdi>
          </Link>
        </Title>
        <FormMenu {...props} />
      </Group>
      <Group gap={8}>
        <StateBadge active={form.active} />
        {form.isSample ? <SampleBadge /> : null}
        {form.hasDraft ? <DraftBadge /> : null}
        <UnreadBadge trend={trend} />
      </Group>
      <Text size="xs" c="dimmed" component="div">
        <Trans>
          {plural(form.fieldCount, { one: '1 field', other: '# fields' })}, created{' '}
          <RelativeTime iso={form.createdAt} />
        </Trans>
      </Text>
      {form.description ? (
        <Text size="sm" c="dimmed" lineClamp={2} dir="auto">
          {form.description}
        </Text>
      ) : null}
      <div className={classes['figures']}>
        <div>
          <Link className={`${classes['count']} target`} to={formPath(form.id, 'responses')}>
            {plural(form.submissionCount, { one: '1 submission', other: `${count} submissions` })}
          </Link>
          {form.lastSubmissionAt ? (
            <Text size="xs" c="dimmed" component="div">
              <Trans>
                Last response <RelativeTime iso={form.lastSubmissionAt} />
              </Trans>
            </Text>
          ) : null}
        </div>
        <TrendLine trend={trend} />
      </div>
    </li>
  );
}
