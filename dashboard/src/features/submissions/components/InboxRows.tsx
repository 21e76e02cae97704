import { plural, t } from '@lingui/core/macro';
import { Badge, Button, Collapse } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { Fragment, useMemo, useState } from 'react';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { VirtualRows } from '../../../components/table/VirtualRows.tsx';
import { formatExact } from '../../../lib/formatTime.ts';
import type { InboxLayout } from '../../../domain/submissions/inboxLayout.ts';
import { countAnswered, cutText, printAnswers } from '../../../domain/submissions/printedAnswers.ts';
import type { InboxRow } from '../useInboxRows.ts';
import type { InboxTableState } from '../useInboxTable.ts';
import { AnswerList } from './AnswerList.tsx';
import classes from './inbox.module.css';
import { RemoveRow, RowMarks, type RowActions } from './RowMarks.tsx';

/** Answers in a summary (SUBM-041). */
const SUMMARY_ANSWERS = 3;
/** The least width of a card, in px. */
const CARD_WIDTH = 280;
const ESTIMATES = { list: 48, accordion: 52, grid: 172 } as const;

interface InboxRowsProps {
  view: Exclude<InboxLayout, 'table'>;
  table: InboxTableState;
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
  const { view, table, namesForm, openId, activeId, actions, onNearStart, onNearEnd } = props;
  const { ref, width } = useElementSize();
  const { rows, rowsById } = table.getRowModel();
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const lanes = view === 'grid' ? Math.max(1, Math.floor(width / CARD_WIDTH)) : 1;
  const Row = { list: ListRow, grid: Card, accordion: Folded }[view];
  return (
    <div ref={ref} className={classes['rows']} data-view={view}>
      <VirtualRows
        key={view}
        label={t`Submissions`}
        keys={keys}
        estimate={ESTIMATES[view]}
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
            <Row
              row={row.original}
              namesForm={namesForm}
              isOpen={id === openId}
              isActive={id === activeId}
              isSelected={row.getIsSelected()}
              actions={actions}
            />
          );
        }}
      </VirtualRows>
    </div>
  );
}

interface RowProps {
  row: InboxRow;
  namesForm: boolean;
  isOpen: boolean;
  isActive: boolean;
  isSelected: boolean;
  actions: RowActions;
}

const stateOf = ({ row, isOpen, isActive, isSelected }: RowProps) => ({
  'data-row': row.id,
  'data-unread': !row.isRead || undefined,
  'data-open': isOpen || undefined,
  'data-active': isActive || undefined,
  'data-selected': isSelected || undefined,
});

const summaryOf = (row: InboxRow) =>
  printAnswers(row)
    .filter(({ text }) => text !== '')
    .slice(0, SUMMARY_ANSWERS);

function FieldCount({ row }: { row: InboxRow }) {
  const count = countAnswered(row);
  return (
    <span className={`${classes['count']} tabular`}>
      {plural(count, { one: '# field', other: '# fields' })}
    </span>
  );
}

function Tags({ row }: { row: InboxRow }) {
  return row.tags.map(({ id, name }) => (
    <Badge key={id} size="sm" color="gray" c="var(--inlay-text-secondary)">
      {name}
    </Badge>
  ));
}

function RowButtons(props: RowProps) {
  return (
    <span className={classes['rowButtons']}>
      <ViewButton {...props} />
      <RemoveRow row={props.row} removal={props.actions.removal} />
    </span>
  );
}

/** Opens the details; the whole row does, this is its button (SUBM-014). */
function ViewButton({ row, isOpen, actions }: RowProps) {
  return (
    <Button
      size="compact-xs"
      variant="default"
      className={classes['onRow'] ?? ''}
      data-open-row={row.id}
      aria-label={t`View submission of ${formatExact(row.submittedAt)}`}
      aria-current={isOpen || undefined}
      onClick={(event) => {
        event.stopPropagation();
        actions.open(row.id);
      }}
    >
      {t`View`}
    </Button>
  );
}

/**
 * Answers in one line. Each has its own text direction, which affects neither the line nor the next answer.
 */
function Summary({
  answers,
  hasLabels = false,
}: {
  answers: ReturnType<typeof summaryOf>;
  hasLabels?: boolean;
}) {
  return answers.map(({ fieldId, label, text }, at) => (
    <Fragment key={fieldId}>
      {at > 0 ? ' · ' : null}
      {hasLabels ? `${label}: ` : null}
      <bdi>{cutText(text)}</bdi>
    </Fragment>
  ));
}

function ListRow(props: RowProps) {
  const { row, namesForm, isSelected, actions } = props;
  const answers = summaryOf(row);
  return (
    <div
      className={classes['row']}
      {...stateOf(props)}
      role="presentation"
      onClick={() => actions.open(row.id)}
    >
      <RowMarks row={row} isSelected={isSelected} actions={actions} />
      {namesForm ? <span className={classes['form']}>{row.formTitle}</span> : null}
      <span className={classes['summary']}>
        {answers.length > 0 ? (
          <Summary answers={answers} />
        ) : (
          <span className={classes['empty']}>{t`No answers`}</span>
        )}
      </span>
      <span className={classes['tags']}>
        <Tags row={row} />
      </span>
      <FieldCount row={row} />
      <span className={`${classes['time']} tabular`}>
        <span className={classes['relative']}>
          <RelativeTime iso={row.submittedAt} />
        </span>
        <span className={classes['exact']}>{formatExact(row.submittedAt)}</span>
      </span>
      <RowButtons {...props} />
    </div>
  );
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
        <span className={`${classes['exactTime']} tabular`}>{formatExact(row.submittedAt)}</span>
      </div>
      {namesForm ? <span className={classes['form']}>{row.formTitle}</span> : null}
      <dl className={classes['tileAnswers']}>
        {summaryOf(row).map(({ fieldId, label, text }) => (
          <div key={fieldId}>
            <dt>{label}</dt>
            <dd dir="auto">{cutText(text)}</dd>
          </div>
        ))}
      </dl>
      <div className={classes['tileFoot']}>
        <FieldCount row={row} />
        <Tags row={row} />
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
          <IconChevronDown size={16} stroke={1.75} className={classes['chevron']} aria-hidden="true" />
        </button>
        <RowButtons {...props} />
      </div>
      <Collapse expanded={isUnfolded} transitionDuration={0}>
        <div className={classes['unfolded']}>{isUnfolded ? <AnswerList submission={row} /> : null}</div>
      </Collapse>
    </div>
  );
}
