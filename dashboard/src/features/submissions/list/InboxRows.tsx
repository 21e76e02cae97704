import { t } from '@lingui/core/macro';
import { Collapse } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import IconChevronDown from '~icons/chevron-down';
import { memo, useDeferredValue, useMemo, useState, type CSSProperties } from 'react';
import { VirtualRows } from '../../../components/table/VirtualRows.tsx';
import { formatExact } from '../../../lib/formatTime.ts';
import type { InboxLayout } from '../../../domain/submissions/inboxLayout.ts';
import { cutText } from '../../../domain/submissions/printedAnswers.ts';
import type { InboxRow } from '../inbox/useInboxRows.ts';
import { weighColumns } from './columnWeights.ts';
import { ROW_HEIGHTS, type InboxDensity } from './density.ts';
import type { InboxTableState } from './useInboxTable.ts';
import { AnswerList } from '../detail/AnswerList.tsx';
import { PersonMark } from '../work/PersonMark.tsx';
import { StatusMark } from '../work/StatusMark.tsx';
import classes from './list.module.css';
import { ColumnHeads, ListRow } from './ListRow.tsx';
import { RowMarks, type RowActions } from './RowMarks.tsx';
import { isQuestion } from './workColumns.tsx';
import {
  FieldCount,
  IsBehindFirstFrame,
  RowButtons,
  stateOf,
  Summary,
  summaryOf,
  Tags,
  type RowProps,
} from './rowParts.tsx';

/** Most questions that the list shows as columns; the table shows all. */
const LIST_COLUMNS = 6;
/** Rows by which widths are chosen. */
const FIRST_ROWS = 30;
/** The least width of a card, in px. */
const CARD_WIDTH = 280;
const ESTIMATES = { accordion: 52, grid: 172 } as const;

interface InboxRowsProps {
  view: Exclude<InboxLayout, 'table' | 'board'>;
  table: InboxTableState;
  density: InboxDensity;
  /** Rows of several forms name theirs. */
  namesForm: boolean;
  openId: string | null;
  activeId: string | null;
  actions: RowActions;
  onNearStart: (() => void) | undefined;
  onNearEnd(): void;
}

/** The list, grid and accordion views: rows, cards, or rows that unfold (SUBM-010, SUBM-040). */
export function InboxRows(props: InboxRowsProps) {
  const { view, table, density, namesForm, openId, activeId, actions, onNearStart, onNearEnd } = props;
  const { ref, width } = useElementSize();
  const { rows, rowsById } = table.getRowModel();
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const lanes = view === 'grid' ? Math.max(1, Math.floor(width / CARD_WIDTH)) : 1;
  const hasColumns = view === 'list' && !namesForm;
  const questions = hasColumns
    ? table.getAllLeafColumns().filter((column) => column.getCanHide() && isQuestion(column))
    : [];
  const named = questions
    .filter((column) => column.getIsVisible())
    .slice(0, LIST_COLUMNS)
    .map(({ id, columnDef }) => ({ id, label: String(columnDef.header) }));
  const first = rows.slice(0, FIRST_ROWS).map(({ original }) => original);
  const weights = useWeights(named, first);
  const columns = useSame(named.map((column, at) => ({ ...column, style: { flexGrow: weights[at] ?? 1 } })));
  // The heads keep their place while the form's questions are loaded.
  const hasHeads = hasColumns && (columns.length > 0 || questions.length === 0);
  // The row that was left gets the focus back, by its button.
  const isBehindFirstFrame = useDeferredValue(true, activeId !== null);
  const Shown = ROWS[view];
  return (
    <div
      ref={ref}
      className={classes['rows']}
      data-view={view}
      data-density={density}
      style={widthOfTitles(first)}
    >
      {hasHeads ? <ColumnHeads columns={columns} /> : null}
      <IsBehindFirstFrame value={isBehindFirstFrame}>
        <VirtualRows
          key={`${view} ${density}`}
          label={t`Submissions`}
          keys={keys}
          estimate={view === 'list' ? ROW_HEIGHTS[density] : ESTIMATES[view]}
          gap={view === 'grid' ? 12 : 0}
          lanes={lanes}
          activeKey={openId ?? activeId}
          {...(onNearStart && { onNearStart })}
          onNearEnd={onNearEnd}
        >
          {(id) => {
            const row = rowsById[id];
            if (!row) return null;
            return (
              <Shown
                row={row.original}
                namesForm={namesForm}
                columns={columns}
                isOpen={id === openId}
                isActive={id === activeId}
                isSelected={row.getIsSelected()}
                actions={actions}
              />
            );
          }}
        </VirtualRows>
      </IsBehindFirstFrame>
    </div>
  );
}

/** Returns the width of the forms' names, in characters, by the first rows. */
const widthOfTitles = (rows: readonly InboxRow[]) =>
  ({ '--form-width': `${Math.max(0, ...rows.map(({ formTitle }) => formTitle.length))}ch` }) as CSSProperties;

/** Returns the widths of the columns by the words of the first rows; later ones move nothing. */
function useWeights(columns: readonly { id: string; label: string }[], rows: readonly InboxRow[]): number[] {
  const key = rows.length > 0 ? columns.map(({ id }) => id).join() : '';
  const [known, know] = useState<{ key: string; weights: number[] }>({ key: '', weights: [] });
  if (key !== '' && key !== known.key) {
    const weights = weighColumns(columns, rows);
    know({ key, weights });
    return weights;
  }
  return known.weights;
}

/** Returns the former value while the new one says the same. */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}

function Card(props: RowProps) {
  const { row, namesForm, isSelected, actions } = props;
  return (
    <div
      className={`card ${classes['tile']}`}
      {...stateOf(props)}
      role="presentation"
      onClick={() => actions.open(row.id)}
    >
      <div className={classes['tileHead']}>
        <RowMarks row={row} isSelected={isSelected} actions={actions} />
        <StatusMark work={row} />
        <span className={`${classes['exactTime']} tabular`}>{formatExact(row.submittedAt)}</span>
      </div>
      {namesForm ? (
        <span className={classes['form']} dir="auto">
          {row.formTitle}
        </span>
      ) : null}
      <dl className={classes['tileAnswers']}>
        {summaryOf(row).map(({ fieldId, label, text }) => (
          <div key={fieldId}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{cutText(text)}</dd>
          </div>
        ))}
      </dl>
      <div className={classes['tileFoot']}>
        <FieldCount row={row} />
        <Tags row={row} />
        <PersonMark person={row.assignee} />
        <RowButtons {...props} />
      </div>
    </div>
  );
}

function Folded(props: RowProps) {
  const { row, isSelected, actions } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <div className={classes['folded']} {...stateOf(props)}>
      <div className={classes['fold']}>
        <RowMarks row={row} isSelected={isSelected} actions={actions} />
        <StatusMark work={row} />
        <button
          type="button"
          className={classes['foldButton']}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <span className={`${classes['exactTime']} tabular`}>{formatExact(row.submittedAt)}</span>
          <span className={classes['summary']}>
            <Summary answers={summaryOf(row)} hasLabels />
          </span>
          <IconChevronDown size={16} className={classes['chevron']} aria-hidden="true" />
        </button>
        <span className={classes['tags']}>
          <Tags row={row} />
        </span>
        <PersonMark person={row.assignee} />
        <RowButtons {...props} />
      </div>
      <Collapse expanded={isUnfolded} transitionDuration={0}>
        <div className={classes['unfolded']}>{isUnfolded ? <AnswerList submission={row} /> : null}</div>
      </Collapse>
    </div>
  );
}

/** Render only when they change, because the screen renders several times while it loads. */
const ROWS = { list: memo(ListRow), grid: memo(Card), accordion: memo(Folded) };
