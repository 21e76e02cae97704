import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Menu } from '@mantine/core';
import IconDots from '~icons/dots';
import { useState } from 'react';
import type { ChangeSubmissionsResponse, SubmissionSelection } from '@inlay/api/contract';
import type { StoredPart } from '@inlay/sdk/model';
import { DeleteSubmissionsDialog } from '../../../domain/submissions/DeleteSubmissionsDialog.tsx';
import { useAsksBeforeTrash } from '../../../domain/submissions/useAsksBeforeTrash.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import {
  markedWords,
  useDeleteSubmissions,
  useMarkAll,
  useMarkSpam,
  useTrashSubmissions,
} from '../../../domain/submissions/submissionActions.ts';
import type { Remember } from '../../../domain/submissions/useChange.ts';
import { useInboxAbility, useSetMarks } from '../api/submissions.ts';
import { toFilter, type InboxQuery } from '../inbox/inboxQuery.ts';
import type { InboxRow } from '../inbox/useInboxRows.ts';
import type { InboxSelection } from '../inbox/useInboxSelection.ts';
import type { InboxTableState } from '../list/useInboxTable.ts';
import type { WorkQuestion } from '../work/useInboxWork.ts';
import type { Printed } from '../detail/PrintSheet.tsx';
import { toastUndo } from '../../../lib/toasts.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';

interface SelectedActionsProps {
  query: InboxQuery;
  table: InboxTableState;
  selection: InboxSelection;
  /** False where every row is of a form that is only read (D-107). */
  canDelete: boolean;
  /** The same for who may write beside them (ROLE-022). */
  canTag: boolean;
  onPrint(submissions: Printed[]): void;
  onWork(what: WorkQuestion): void;
  remember: Remember;
  /** What the form stores; empty for several forms. */
  parts: readonly StoredPart[];
}

/**
 * Actions on the selection: rows by their ids, or all matches, loaded or not (D-112). The next step of the work is
 * filled, what is done often stands beside it, and the rest is in a menu (decision 073).
 */
export function SelectedActions({
  query,
  table,
  selection,
  canDelete,
  canTag,
  onPrint,
  onWork,
  remember,
  parts,
}: SelectedActionsProps) {
  const { isAll, ids } = selection;
  const submissions: SubmissionSelection = isAll ? { filter: toFilter(query) } : { ids };
  const chosen = table.getSelectedRowModel().rows.map(({ original }) => original);
  const formId = query.formId ?? undefined;
  return (
    <>
      {canTag ? <Work selection={selection} onWork={onWork} /> : null}
      <ExportMenu
        formId={query.formId}
        label={t`Export Selected`}
        parts={parts}
        selection={'ids' in submissions ? { ids: submissions.ids, ...(formId && { formId }) } : submissions}
      />
      {canDelete ? (
        <Deletion
          isOneForm={formId !== undefined}
          formIds={chosen.map((row) => row.formId)}
          {...{ submissions, selection, remember }}
        />
      ) : null}
      <MoreActions
        {...{ query, selection, submissions, canDelete, remember, chosen }}
        onPrint={() => onPrint(chosen)}
      />
    </>
  );
}

/** Less frequent actions; stars and print-outs need loaded rows. */
function MoreActions({
  query,
  selection,
  submissions,
  canDelete,
  remember,
  chosen,
  onPrint,
}: Pick<SelectedActionsProps, 'query' | 'selection' | 'canDelete' | 'remember'> & {
  submissions: SubmissionSelection;
  /** The selected rows that are loaded. */
  chosen: readonly InboxRow[];
  onPrint(): void;
}) {
  const marks = useSetMarks();
  const spam = useMarkSpam(remember);
  const all = { read: useMarkAll('read', remember), unread: useMarkAll('unread', remember) };
  const { isAll, ids } = selection;
  const markChosen = (mark: 'read' | 'unread' | 'starred'): void => {
    const becomes = (isSet: boolean) =>
      mark === 'starred' ? { starred: isSet } : { read: (mark === 'read') === isSet };
    const isSo = (row: InboxRow) => (mark === 'starred' ? row.isStarred : row.isRead === (mark === 'read'));
    const changed = chosen.filter((row) => !isSo(row)).map(({ id }) => id);
    const undo = () => marks.mutateAsync({ ids: changed, marks: becomes(false) });
    const tell = () => {
      if (changed.length > 0) toastUndo(markedWords(changed.length, mark), t`Success`, remember(undo));
    };
    marks.mutate({ ids, marks: becomes(true) }, { onSuccess: tell });
  };
  const mark = (read: 'read' | 'unread') => (): void => {
    if (isAll) all[read].mutate({ filter: toFilter(query) }, { onSuccess: selection.clear });
    else markChosen(read);
  };
  return (
    <Menu position="top-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={30} aria-label={t`More actions`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={mark('read')}>{t`Mark as read`}</Menu.Item>
        <Menu.Item onClick={mark('unread')}>{t`Mark as unread`}</Menu.Item>
        {canDelete ? (
          <Menu.Item
            onClick={() => spam.mutate(submissions, { onSuccess: ({ failed }) => selection.keep(failed) })}
          >
            {t`Move to Spam`}
          </Menu.Item>
        ) : null}
        {isAll ? null : (
          <>
            <Menu.Item onClick={() => markChosen('starred')}>{t`Star`}</Menu.Item>
            <Menu.Item onClick={onPrint}>{t`Print`}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function Work({ selection, onWork }: Pick<SelectedActionsProps, 'selection' | 'onWork'>) {
  const button = (label: string, what: WorkQuestion, variant = 'default') => (
    <Button size="xs" variant={variant} disabled={selection.count === null} onClick={() => onWork(what)}>
      {label}
    </Button>
  );
  return (
    <>
      {button(t`Status`, 'status', 'filled')}
      {button(t({ message: 'Assign', context: 'person' }), 'assignee')}
      {button(t`Tags`, 'tag')}
    </>
  );
}

/**
 * In one form rows go to the trash, and the toast offers undo (SUBM-046); among all forms a dialog asks how
 * to delete them (SUBM-018, D-03) until it is told not to ask again (SUBM-097).
 */
function Deletion(
  props: { isOneForm: boolean; formIds: readonly string[]; submissions: SubmissionSelection } & Pick<
    SelectedActionsProps,
    'selection' | 'remember'
  >,
) {
  const { isOneForm, formIds, submissions, selection, remember } = props;
  const mayErase = useInboxAbility('erase', 'ids' in submissions ? formIds : null);
  const [isAsking, setAsking] = useState(false);
  const trash = useTrashSubmissions(remember);
  const remove = useDeleteSubmissions();
  const isBusy = trash.isPending || remove.isPending;
  const { count } = selection;
  const [asksBefore] = useAsksBeforeTrash();
  /** Rows that could not be changed stay selected (D-118). */
  const onSuccess = ({ failed }: ChangeSubmissionsResponse): void => selection.keep(failed);
  if (isOneForm || !asksBefore) {
    return (
      <Button
        size="xs"
        variant="default"
        disabled={isBusy}
        onClick={() => trash.mutate(submissions, { onSuccess })}
      >
        {t`Move to trash`}
      </Button>
    );
  }
  return (
    <>
      <Button size="xs" variant="default" disabled={count === null} onClick={() => setAsking(true)}>
        {t`Delete Selected (${count === null ? '…' : formatNumber(count)})`}
      </Button>
      <DeleteSubmissionsDialog
        mayErase={mayErase}
        opened={isAsking}
        count={count ?? 0}
        isBusy={isBusy}
        onConfirm={(choice) =>
          (choice === 'trash' ? trash : remove).mutate(submissions, {
            onSuccess,
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}
