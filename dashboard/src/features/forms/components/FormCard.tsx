import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Folder, FormSummary, FormTrend } from '@inlay/api/contract';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { TrendLine, UnreadBadge } from '../../../domain/forms/FormTrend.tsx';
import { DraftBadge } from '../../../domain/forms/DraftBadge.tsx';
import { SampleBadge } from '../../../domain/forms/SampleBadge.tsx';
import { startFormDrag } from '../drag/startFormDrag.ts';
import { formPath } from '../../../domain/forms/formPath.ts';
import { StateBadge } from '../../../domain/forms/StateBadge.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';
import classes from './cards.module.css';
import { PlaceOfForm } from './PlaceOfForm.tsx';
import { FormThumb } from './FormThumb.tsx';
import { FormMenu, type FormMenuActions } from './FormMenu.tsx';

interface FormCardProps extends FormMenuActions {
  form: FormSummary;
  /** Undefined while it loads, and for a form without any. */
  trend: FormTrend | undefined;
  /** The folder it lies in, where the cards around it lie elsewhere. */
  folder?: Folder | undefined;
}

/** One form: the card opens it, the menu has all other actions (D-48). */
export function FormCard({ trend, folder, ...props }: FormCardProps) {
  const { form } = props;
  const count = formatNumber(form.submissionCount);
  return (
    <li
      className={`card ${classes['form']}`}
      draggable={form.abilities.organise}
      onDragStart={(event) => startFormDrag(event, [form.id])}
    >
      <FormThumb form={form} />
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap={8}>
        <Title order={2} size="h3" lineClamp={2} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          <Link className="covers" to={formPath(form.id, form.abilities.update ? 'build' : 'responses')}>
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
        <PlaceOfForm form={form} folder={folder} className={classes['folder']} />
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
