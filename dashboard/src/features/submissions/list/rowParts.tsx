import { plural, t } from '@lingui/core/macro';
import { labelWithColon } from '@inlay/sdk/model';
import { createContext, Fragment, use } from 'react';
import { countAnswered, cutText, printAnswers } from '../../../domain/submissions/printedAnswers.ts';
import { submissionName } from '../../../domain/submissions/submissionName.ts';
import type { InboxRow } from '../inbox/useInboxRows.ts';
import { Tag } from '../work/Tag.tsx';
import classes from './list.module.css';
import { RemoveRow, type RowActions } from './RowMarks.tsx';

/** Answers in a summary (SUBM-041). */
const SUMMARY_ANSWERS = 3;

/** A row, card or fold of the inbox. */
export interface RowProps {
  row: InboxRow;
  namesForm: boolean;
  /** Questions that the list shows as columns; none for several forms. */
  columns: readonly { id: string; label: string; style: { flexGrow: number } }[];
  isOpen: boolean;
  isActive: boolean;
  isSelected: boolean;
  actions: RowActions;
}

export const stateOf = ({ row, isOpen, isActive, isSelected }: RowProps) => ({
  'data-row': row.id,
  'data-unread': !row.isRead || undefined,
  'data-open': isOpen || undefined,
  'data-active': isActive || undefined,
  'data-selected': isSelected || undefined,
});

export const summaryOf = (row: InboxRow) =>
  printAnswers(row)
    .filter(({ text }) => text !== '')
    .slice(0, SUMMARY_ANSWERS);

export function FieldCount({ row }: { row: InboxRow }) {
  const count = countAnswered(row);
  return (
    <span className={`${classes['count']} tabular`}>
      {plural(count, { one: '# field', other: '# fields' })}
    </span>
  );
}

/** The tags of a row, behind its place on the waiting list. */
export function Tags({ row }: { row: InboxRow }) {
  const { tags, waiting } = row;
  return (
    <>
      {waiting === undefined ? null : (
        <span className={classes['waiting']}>
          <Tag name={t`Waiting list: ${waiting}`} color="orange" />
        </span>
      )}
      {tags.map(({ id, name, color }) => (
        <Tag key={id} name={name} color={color} />
      ))}
    </>
  );
}

/** False in a list's first frame, which does not wait for what nobody sees yet: buttons under the pointer, hidden words. */
export const IsBehindFirstFrame = createContext(true);

/** Buttons of a line that take no room of their own. */
export function LineButtons(props: RowProps) {
  return use(IsBehindFirstFrame) ? <RowButtons {...props} /> : null;
}

export function RowButtons(props: RowProps) {
  return (
    <span className={classes['rowButtons']}>
      <ViewButton {...props} />
      <RemoveRow row={props.row} deletion={props.actions.deletion} />
    </span>
  );
}

/** Opens the details; the whole row does, this is its button (SUBM-014). */
function ViewButton({ row, isOpen, actions }: RowProps) {
  return (
    <button
      type="button"
      className={`${classes['onRow']} ${classes['look']}`}
      data-open-row={row.id}
      aria-label={t`View submission of ${submissionName(row)}`}
      aria-current={isOpen || undefined}
      onClick={(event) => {
        event.stopPropagation();
        actions.open(row.id);
      }}
    >
      {t`View`}
    </button>
  );
}

/**
 * Answers in one line. Each has its own text direction, which affects neither the line nor the next answer.
 */
export function Summary({
  answers,
  hasLabels = false,
}: {
  answers: ReturnType<typeof summaryOf>;
  hasLabels?: boolean;
}) {
  return answers.map(({ fieldId, label, text }, index) => (
    <Fragment key={fieldId}>
      {index > 0 ? ' · ' : null}
      {hasLabels ? `${labelWithColon(label)} ` : null}
      <bdi>{cutText(text)}</bdi>
    </Fragment>
  ));
}
