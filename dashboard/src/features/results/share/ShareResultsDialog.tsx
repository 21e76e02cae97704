import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { SharedResults } from '@inlay/api/contract';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { SharedLinks } from './SharedLinks.tsx';
import { SharedResultsForm } from './SharedResultsForm.tsx';
import { useSharedResults } from './sharedResultsApi.ts';

interface ShareResultsDialogProps {
  formId: string;
  opened: boolean;
  onClose(): void;
}

/** The links to a form's results, and a new one (RESULT-020). */
export function ShareResultsDialog({ formId, opened, onClose }: ShareResultsDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t`Share results`} size="lg" keepMounted>
      <Contents formId={formId} />
    </Modal>
  );
}

function Contents({ formId }: { formId: string }) {
  const { data, error, refetch } = useSharedResults(formId);
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<SharedResults | null>(null);
  if (!data)
    return error ? (
      <LoadFailure title={t`Failed to load links`} error={error} onRetry={() => refetch()} />
    ) : (
      <LoadingSkeleton h={240} />
    );
  const { links, questions } = data;
  if (questions.length === 0 && links.length === 0)
    return (
      <EmptyState
        title={t`No questions to share`}
        text={t`Names, contact details, files and hidden fields can’t be shared.`}
      />
    );
  if (links.length > 0 && !isAdding)
    return (
      <SharedLinks
        formId={formId}
        list={data}
        added={links.find(({ id }) => id === added?.id)}
        onAdd={() => setAdding(true)}
      />
    );
  return (
    <SharedResultsForm
      formId={formId}
      questions={questions}
      onAdded={(link) => {
        setAdded(link);
        setAdding(false);
      }}
      {...(links.length > 0 && { onCancel: () => setAdding(false) })}
    />
  );
}
