import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FormSummary, FormTrend } from '@inlay/api/contract';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { SelectionBar } from '../../../components/SelectionBar.tsx';
import { RowCheckbox } from '../../../components/table/RowCheckbox.tsx';
import { useShownRows } from '../../../components/table/useShownRows.ts';
import { DraftBadge } from '../../../domain/forms/DraftBadge.tsx';
import { SampleBadge } from '../../../domain/forms/SampleBadge.tsx';
import { useTrends } from '../../../domain/forms/trends.ts';
import { TrendLine, UnreadBadge } from '../../../domain/forms/FormTrend.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { StateBadge } from '../../../domain/forms/StateBadge.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { FormDialogs, useFormDialogs } from '../components/FormDialogs.tsx';
import { FormMenu, type FormMenuActions } from '../components/FormMenu.tsx';
import classes from './formList.module.css';
import { SelectedForms } from './SelectedForms.tsx';

interface FormRowsProps {
  forms: readonly FormSummary[];
  /** Moves the focus when its row is gone. */
  onRescue(delayMs: number): void;
}

/** Forms as rows, for people with many: more of them on the screen, and several changed at once. */
export function FormRows({ forms, onRescue }: FormRowsProps) {
  const dialogs = useFormDialogs();
  const trends = useTrends();
  const [ids, setIds] = useState<readonly string[]>([]);
  const shownRows = useShownRows(forms.length);
  // What is not in the list can't be seen, and isn't changed.
  const selected = forms.filter(({ id }) => ids.includes(id));
  const isAll = selected.length === forms.length;
  return (
    <section className={`card ${classes['list']}`} aria-label={t`Forms`}>
      <div className={classes['all']}>
        <Checkbox
          size="xs"
          label={t`Select all`}
          checked={isAll}
          indeterminate={!isAll && selected.length > 0}
          onChange={() => setIds(isAll ? [] : forms.map(({ id }) => id))}
        />
        <span className={classes['quiet']}>{plural(forms.length, { one: '# form', other: '# forms' })}</span>
      </div>
      <ul className={classes['rows']}>
        {forms.slice(0, shownRows).map((form) => (
          <FormRow
            key={form.id}
            form={form}
            trend={trends.get(form.id)}
            isSelected={ids.includes(form.id)}
            onSelect={(isSelected) =>
              setIds(isSelected ? [...ids, form.id] : ids.filter((id) => id !== form.id))
            }
            {...dialogs.actionsOf(form)}
          />
        ))}
      </ul>
      <SelectionBar
        count={selected.length}
        actions={<SelectedForms forms={selected} onKeep={setIds} onRescue={onRescue} />}
        onClear={() => setIds([])}
      />
      <FormDialogs dialogs={dialogs} onRescue={onRescue} />
    </section>
  );
}

interface FormRowProps extends FormMenuActions {
  form: FormSummary;
  trend: FormTrend | undefined;
  isSelected: boolean;
  onSelect(isSelected: boolean): void;
}

/** One line in wide space, two in narrow space. */
function FormRow({ form, trend, isSelected, onSelect, ...actions }: FormRowProps) {
  const count = formatNumber(form.submissionCount);
  return (
    <li className={classes['row']} data-selected={isSelected || undefined}>
      <RowCheckbox
        aria-label={t`Select ${form.title}`}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <Link className={classes['title']} to={formPath(form.id, 'build')}>
        <bdi>{form.title}</bdi>
      </Link>
      <span className={classes['badges']}>
        <UnreadBadge trend={trend} />
        {form.isSample ? <SampleBadge /> : null}
        {form.hasDraft ? <DraftBadge /> : null}
        <StateBadge active={form.active} />
      </span>
      <span className={classes['trend']}>
        <TrendLine trend={trend} />
      </span>
      <span className={classes['facts']}>
        <Link className={`${classes['count']} target`} to={formPath(form.id, 'responses')}>
          {plural(form.submissionCount, { one: '1 submission', other: `${count} submissions` })}
        </Link>
        <span className={classes['time']}>
          {form.lastSubmissionAt ? (
            <Trans>
              Last response <RelativeTime iso={form.lastSubmissionAt} />
            </Trans>
          ) : null}
        </span>
        <span className={classes['time']}>
          <Trans>
            created <RelativeTime iso={form.createdAt} />
          </Trans>
        </span>
      </span>
      <FormMenu form={form} {...actions} />
    </li>
  );
}
