import { t } from '@lingui/core/macro';
import { use } from 'react';
import { formatExact } from '../../../lib/formatTime.ts';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { printAnswers } from '../../../domain/submissions/printedAnswers.ts';
import { PersonMark } from '../work/PersonMark.tsx';
import { StatusMark } from '../work/StatusMark.tsx';
import {
  FieldCount,
  IsBehindFirstFrame,
  LineButtons,
  stateOf,
  Summary,
  summaryOf,
  Tags,
  type RowProps,
} from './rowParts.tsx';
import classes from './list.module.css';
import { RowMarks } from './RowMarks.tsx';

/** One line of the list: the questions of one form as columns, or the first answers of each of several forms. */
export function ListRow(props: RowProps) {
  const { row, namesForm, columns, isSelected, actions } = props;
  return (
    <div
      className={classes['row']}
      {...stateOf(props)}
      role="presentation"
      onClick={() => actions.open(row.id)}
    >
      <RowMarks row={row} isSelected={isSelected} actions={actions} />
      <StatusMark work={row} />
      {namesForm ? (
        <span className={classes['form']} dir="auto" data-hits>
          {row.formTitle}
        </span>
      ) : null}
      {columns.length > 0 ? <Cells row={row} columns={columns} /> : <Answers row={row} />}
      <span className={classes['tags']}>
        <Tags row={row} />
      </span>
      {namesForm ? <FieldCount row={row} /> : null}
      <span className={classes['assignee']}>
        <PersonMark person={row.assignee} />
      </span>
      <span className={`${classes['time']} tabular`}>
        <span className={`${classes['hidden']} ${classes['exact']}`}>{formatExact(row.submittedAt)}</span>
        <RelativeTime iso={row.submittedAt} />
      </span>
      <LineButtons {...props} />
    </div>
  );
}

function Answers({ row }: Pick<RowProps, 'row'>) {
  const answers = summaryOf(row);
  return (
    <span className={classes['summary']} data-hits>
      {answers.length > 0 ? (
        <Summary answers={answers} />
      ) : (
        <span className={classes['empty']}>{t`No answers`}</span>
      )}
    </span>
  );
}

function Cells({ row, columns }: Pick<RowProps, 'row' | 'columns'>) {
  const hasLabels = use(IsBehindFirstFrame);
  const printed = new Map(printAnswers(row).map((answer) => [answer.fieldId, answer]));
  return (
    <span className={classes['cells']} data-hits>
      {columns.map(({ id, label, style }) => {
        const answer = printed.get(id);
        return (
          <span key={id} className={classes['cell']} style={style} dir="auto">
            {hasLabels ? <span className={classes['hidden']}>{label}: </span> : null}
            {answer?.isSkipped ? <span className={classes['empty']}>{t`Not asked`}</span> : answer?.text}
          </span>
        );
      })}
    </span>
  );
}

/** The questions above their columns; readers hear them with each answer. */
export function ColumnHeads({ columns }: Pick<RowProps, 'columns'>) {
  return (
    <div className={classes['columnHeads']} aria-hidden="true">
      <span className={classes['cells']}>
        {columns.map(({ id, label, style }) => (
          <span key={id} className={classes['cell']} style={style} dir="auto">
            {label}
          </span>
        ))}
      </span>
      <span className={classes['tags']}>{t`Tags`}</span>
      <span className={classes['assignee']} />
      <span className={classes['time']} />
    </div>
  );
}
