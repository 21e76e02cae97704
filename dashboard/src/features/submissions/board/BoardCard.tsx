import { t } from '@lingui/core/macro';
import { ActionIcon, Menu } from '@mantine/core';
import IconDots from '~icons/dots';
import { labelWithColon } from '@inlay/sdk/model';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { cutText } from '../../../domain/submissions/printedAnswers.ts';
import { submissionName } from '../../../domain/submissions/submissionName.ts';
import { summaryOf, Tags } from '../list/rowParts.tsx';
import type { InboxRow } from '../inbox/useInboxRows.ts';
import { PersonMark } from '../work/PersonMark.tsx';
import { StatusMark } from '../work/StatusMark.tsx';
import type { BoardActions } from './boardActions.ts';
import { onCardKey } from './onCardKey.ts';
import classes from './board.module.css';

interface BoardCardProps {
  row: InboxRow;
  /** Index of its column. */
  columnIndex: number;
  namesForm: boolean;
  isOpen: boolean;
  actions: BoardActions;
}

/** Sender, time and first answers of a submission. A board may have thousands, so each card renders alone. */
export const BoardCard = memo(function BoardCard({
  row,
  columnIndex,
  namesForm,
  isOpen,
  actions,
}: BoardCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (actions.memory.takesFocus(row.id)) button.current?.focus();
  });
  // Once, when the card comes into its column.
  useEffect(() => takeFocus(), []);
  const [first, ...others] = summaryOf(row);
  return (
    <article
      className={`card ${classes['card']}`}
      data-id={row.id}
      data-name={first?.text ?? row.formTitle}
      data-unread={!row.isRead || undefined}
      data-open={isOpen || undefined}
    >
      <button
        ref={button}
        type="button"
        className={classes['open']}
        data-open-row={row.id}
        aria-label={t`View submission of ${submissionName(row)}`}
        aria-current={isOpen || undefined}
        aria-keyshortcuts={actions.move ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
        onClick={() => actions.onOpen(row.id)}
        onKeyDown={(event) => onCardKey(event, { row, columnIndex, actions })}
      />
      <span className={classes['cardHead']}>
        <span className={classes['who']} dir="auto" data-hits>
          {first ? cutText(first.text) : t`No answers`}
        </span>
        {actions.move ? <MoveMenu row={row} columnIndex={columnIndex} actions={actions} /> : null}
      </span>
      {namesForm ? (
        <span className={classes['form']} dir="auto">
          {row.formTitle}
        </span>
      ) : null}
      {others.map(({ fieldId, label, text }) => (
        <span key={fieldId} className={classes['answer']} dir="auto" data-hits>
          {labelWithColon(label)} {cutText(text)}
        </span>
      ))}
      <span className={classes['foot']}>
        <span className={classes['time']}>
          <RelativeTime iso={row.submittedAt} />
        </span>
        {/* The column names the status of the account's own for one form alone. */}
        {namesForm && row.status ? <StatusMark work={row} /> : null}
        <Tags row={row} />
        <PersonMark person={row.assignee} />
      </span>
    </article>
  );
});

function MoveMenu({ row, columnIndex, actions }: Pick<BoardCardProps, 'row' | 'columnIndex' | 'actions'>) {
  return (
    <Menu position="bottom-end" withinPortal shadow="md">
      <Menu.Target>
        <ActionIcon
          size="sm"
          variant="subtle"
          color="gray"
          className={classes['menu'] ?? ''}
          data-no-drag
          aria-label={t`Move submission of ${submissionName(row)}`}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t`Move to`}</Menu.Label>
        {actions.columns.map(({ status }, to) =>
          to === columnIndex ? null : (
            <Menu.Item
              key={status.key}
              leftSection={<StatusMark work={status} isDecorative />}
              onClick={() => {
                actions.memory.focusNext(row.id);
                actions.move?.(row, columnIndex, to);
              }}
            >
              {status.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
