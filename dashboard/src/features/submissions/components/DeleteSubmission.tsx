import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Submission } from '@inlay/api/contract';
import { DeleteSubmissionsDialog } from '../../../components/DeleteSubmissionsDialog.tsx';
import { useDeleteSubmissions, useTrashSubmissions } from '../../../lib/submissionActions.ts';
import { useFormChoices } from '../api/submissions.ts';

/** Deletes a submission of one's own form; others may only read it (SUBM-017, D-107). */
export function DeleteSubmission(props: { submission: Submission; onDeleted(): void }) {
  const { submission, onDeleted } = props;
  const [isAsking, setAsking] = useState(false);
  const own = useFormChoices()?.find(({ id }) => id === submission.formId);
  const trash = useTrashSubmissions();
  const remove = useDeleteSubmissions();
  if (!own?.abilities.delete) return null;
  const selection = { ids: [submission.id] };
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Delete submission"
        onClick={() => setAsking(true)}
      >
        <IconTrash size={20} stroke={1.75} />
      </ActionIcon>
      <DeleteSubmissionsDialog
        opened={isAsking}
        count={1}
        isBusy={trash.isPending || remove.isPending}
        onConfirm={(choice) =>
          (choice === 'trash' ? trash : remove).mutate(selection, { onSuccess: onDeleted })
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}
