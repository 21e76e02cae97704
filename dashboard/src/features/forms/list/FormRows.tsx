import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useState, type DragEvent } from 'react';
import { Link } from 'react-router';
import type { Folder, FormSummary, FormTrend } from '@inlay/api/contract';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { SelectionBar } from '../../../components/SelectionBar.tsx';
import { RowCheckbox } from '../../../components/table/RowCheckbox.tsx';
import { useShownRows } from '../../../components/table/useShownRows.ts';
import { DraftBadge } from '../../../domain/forms/DraftBadge.tsx';
import { useFoldersById } from './useFoldersById.ts';
import { startFormDrag } from '../drag/startFormDrag.ts';
import { SampleBadge } from '../../../domain/forms/SampleBadge.tsx';
import { useTrends } from '../../../domain/forms/trends.ts';
import { TrendLine, UnreadBadge } from '../../../domain/forms/FormTrend.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { StateBadge } from '../../../domain/forms/StateBadge.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { FormDialogs, useFormDialogs } from '../components/FormDialogs.tsx';
import { PlaceOfForm } from '../components/PlaceOfForm.tsx';
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
  const folders = useFoldersById();
  const [ids, setIds] = useState<readonly string[]>([]);
  const shownRows = useShownRows(forms.length);
  // What is not in the list can't be seen, and isn't changed.
  const selected = forms.filter(({ id }) => ids.includes(id));
  const isAll = selected.length === forms.length;
  return (
    <section className={`card ${classes['list']}`} aria-label={t`Forms`}>
      <div className={`${classes['row']} ${classes['heads']}`}>
        <Checkbox
          className={classes['all'] ?? ''}
          size="xs"
          label={t`Select all`}
          checked={isAll}
          indeterminate={!isAll && selected.length > 0}
          onChange={() => setIds(isAll ? [] : forms.map(({ id }) => id))}
        />
        <span className={classes['badges']}>{plural(forms.length, { one: '# form', other: '# forms' })}</span>
        {/* Readers hear the words in the rows. */}
        <span className={classes['meta']} aria-hidden="true">
          <span className={classes['folder']}>{t`Folder`}</span>
          <span className={classes['count']}>{t`Submissions`}</span>
          <span className={classes['last']}>{t`Last response`}</span>
          <span className={classes['made']}>{t`Created`}</span>
        </span>
      </div>
      <ul className={classes['rows']}>
        {forms.slice(0, shownRows).map((form) => (
          <FormRow
            key={form.id}
            form={form}
            trend={trends.get(form.id)}
            folder={folders.get(form.clientFolderId ?? '')}
            isSelected={ids.includes(form.id)}
            onSelect={(isSelected) =>
              setIds(isSelected ? [...ids, form.id] : ids.filter((id) => id !== form.id))
            }
            onDrag={(event) =>
              startFormDrag(event, ids.includes(form.id) ? selected.map(({ id }) => id) : [form.id])
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
  /** The folder it lies in. */
  folder: Folder | undefined;
  isSelected: boolean;
  onSelect(isSelected: boolean): void;
  onDrag(event: DragEvent<HTMLElement>): void;
}

/** One line under the heads of columns in wide space, two lines in narrow space. */
function FormRow({ form, trend, folder, isSelected, onSelect, onDrag, ...actions }: FormRowProps) {
  const count = formatNumber(form.submissionCount);
  const submissions = plural(form.submissionCount, {
    one: '1 submission',
    other: `${count} submissions`,
  });
  return (
    <li
      className={classes['row']}
      data-selected={isSelected || undefined}
      draggable={form.abilities.organise}
      onDragStart={onDrag}
    >
      <RowCheckbox
        aria-label={t`Select ${form.title}`}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <Link
        className={classes['title']}
        to={formPath(form.id, form.abilities.update ? 'build' : 'responses')}
      >
        <bdi>{form.title}</bdi>
      </Link>
      <span className={classes['meta']}>
        <span className={classes['badges']}>
          <UnreadBadge trend={trend} />
          {form.isSample ? <SampleBadge /> : null}
          {form.hasDraft ? <DraftBadge /> : null}
          <StateBadge active={form.active} />
        </span>
        <PlaceOfForm form={form} folder={folder} className={classes['folder']} />
        <span className={classes['trend']}>
          <TrendLine trend={trend} />
        </span>
        <Link
          className={`${classes['count']} target`}
          to={formPath(form.id, 'responses')}
          aria-label={submissions}
        >
          <span className={classes['figure']}>{count}</span>
          <span className={classes['words']}>{submissions}</span>
        </Link>
        {form.lastSubmissionAt ? (
          <span className={classes['last']}>
            <Trans>
              <VisuallyHidden component="span">Last response</VisuallyHidden>{' '}
              <RelativeTime iso={form.lastSubmissionAt} />
            </Trans>
          </span>
        ) : null}
        <span className={classes['made']}>
          <Trans>
            <VisuallyHidden component="span">created</VisuallyHidden> <RelativeTime iso={form.createdAt} />
          </Trans>
        </span>
      </span>
      {/* Its own column, also where a row has no folder. */}
      <span style={{ gridArea: 'menu' }}>
        <FormMenu form={form} {...actions} />
      </span>
    </li>
  );
}
