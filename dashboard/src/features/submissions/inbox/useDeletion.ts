import { t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import type { Submission } from '@inlay/api/contract';
import type { DeleteChoice } from '../../../domain/submissions/DeleteSubmissionsDialog.tsx';
import { useAsksBeforeTrash } from '../../../domain/submissions/useAsksBeforeTrash.ts';
import type { UndoStack } from '../work/useUndo.ts';
import { useDeleteSubmissions, useTrashSubmissions } from '../../../domain/submissions/submissionActions.ts';
import { useInboxAbility, useInboxForms } from '../api/submissions.ts';

/** Deletion of one submission, from its row or from its details. */
export interface Deletion {
  /** Text of the button. */
  label: string;
  /** True for the account's own forms; others are read-only (D-107, D-170). */
  canRemove(submission: Pick<Submission, 'formId'>): boolean;
  remove(submission: Pick<Submission, 'id' | 'formId'>): void;
  /** Moves it to the trash without asking. */
  trash(submission: Pick<Submission, 'id'>): void;
  /** The question that is open. */
  question: {
    isOpen: boolean;
    /** Whether it may be deleted permanently. */
    mayErase: boolean;
    isBusy: boolean;
    answer(choice: DeleteChoice): void;
    close(): void;
  };
}

/**
 * Among all forms, a dialog asks how to delete a submission (SUBM-017, D-03) until it is told not to ask again
 * (SUBM-097). After that, and in one form, it goes to the trash, and the toast offers undo (SUBM-046).
 *
 * @param onRemoved is called with the row about to leave the list.
 * @param stack takes the way back from the trash.
 */
export function useDeletion(isOneForm: boolean, onRemoved: (id: string) => void, stack: UndoStack): Deletion {
  const [pending, setPending] = useState<{ id: string; formId: string } | null>(null);
  const [asksBefore] = useAsksBeforeTrash();
  const asks = asksBefore && !isOneForm;
  const mayErase = useInboxAbility('erase', pending ? [pending.formId] : []);
  const forms = useInboxForms().data?.forms;
  const canRemove = useCallback<Deletion['canRemove']>(
    ({ formId }) => forms?.some(({ id, isReadOnly }) => id === formId && !isReadOnly) ?? false,
    [forms],
  );
  const trash = useTrashSubmissions(stack.remember);
  const remove = useDeleteSubmissions();
  const ways = { trash, permanent: remove };
  const change = (id: string, choice: DeleteChoice): void =>
    ways[choice].mutate(
      { ids: [id] },
      {
        onSuccess: () => {
          onRemoved(id);
        },
        onSettled: () => setPending(null),
      },
    );
  return {
    label: asks ? t`Delete submission` : t`Move to trash`,
    canRemove,
    remove: ({ id, formId }) => (asks ? setPending({ id, formId }) : change(id, 'trash')),
    trash: ({ id }) => change(id, 'trash'),
    question: {
      isOpen: pending !== null,
      mayErase,
      isBusy: trash.isPending || remove.isPending,
      answer: (choice) => {
        if (pending) change(pending.id, choice);
      },
      close: () => setPending(null),
    },
  };
}
