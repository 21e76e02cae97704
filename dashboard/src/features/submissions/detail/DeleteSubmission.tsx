import { ActionIcon, Tooltip } from '@mantine/core';
import IconTrash from '~icons/trash';
import type { Submission } from '@inlay/api/contract';
import { DeleteSubmissionsDialog } from '../../../domain/submissions/DeleteSubmissionsDialog.tsx';
import type { Deletion } from '../inbox/useDeletion.ts';

/** Deletes the open submission; for the account's own forms only (SUBM-017, D-107). */
export function DeleteSubmission({ submission, deletion }: { submission: Submission; deletion: Deletion }) {
  const { label, canRemove, remove } = deletion;
  if (!canRemove(submission)) return null;
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        onClick={() => remove(submission)}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Asks how one submission is to go, wherever its button was pressed. */
export function DeletionDialog({ deletion: { question } }: { deletion: Deletion }) {
  return (
    <DeleteSubmissionsDialog
      mayErase={question.mayErase}
      opened={question.isOpen}
      count={1}
      isBusy={question.isBusy}
      onConfirm={question.answer}
      onClose={question.close}
    />
  );
}
