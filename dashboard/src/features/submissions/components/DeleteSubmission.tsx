import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Submission } from '@inlay/api/contract';
import { DeleteSubmissionsDialog } from '../../../components/DeleteSubmissionsDialog.tsx';
import { useDeleteSubmissions, useTrashSubmissions } from '../../../lib/submissionActions.ts';
import { useInboxForms } from '../api/submissions.ts';

interface DeleteSubmissionProps {
  submission: Submission;
  /** Only one form is shown: there rows go to the trash without a question (SUBM-046). */
  isOneForm: boolean;
  onDeleted(): void;
}

/** Deletes a submission of one's own form; others may only read it (SUBM-017, D-107). */
export function DeleteSubmission({ submission, isOneForm, onDeleted }: DeleteSubmissionProps) {
  const [isAsking, setAsking] = useState(false);
  const form = useInboxForms().data?.forms.find(({ id }) => id === submission.formId);
  const trash = useTrashSubmissions();
  const remove = useDeleteSubmissions();
  // An administrator who opens somebody else's form is not listed it (D-170).
  if (!form || form.isReadOnly) return null;
  const selection = { ids: [submission.id] };
  const label = isOneForm ? 'Move to trash' : 'Delete submission';
  return (
    <>
      <Tooltip label={label}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={label}
          onClick={() => (isOneForm ? trash.mutate(selection, { onSuccess: onDeleted }) : setAsking(true))}
        >
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <DeleteSubmissionsDialog
        opened={isAsking}
        count={1}
        isBusy={trash.isPending || remove.isPending}
        onConfirm={(choice) =>
          (choice === 'trash' ? trash : remove).mutate(selection, {
            onSuccess: onDeleted,
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}
