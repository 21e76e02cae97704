import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { SharedResults } from '@inlay/api/contract';
import { ChartDrawing } from '../../../components/drawings/ChartDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { toastSuccess } from '../../../lib/toasts.tsx';
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
  const [edited, setEdited] = useState<SharedResults | 'new' | null>(null);
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
        drawing={<ChartDrawing />}
        title={t`No questions to share`}
        text={t`Names, contact details, files and hidden fields can’t be shared.`}
      />
    );
  if (links.length > 0 && edited === null)
    return (
      <SharedLinks
        formId={formId}
        list={data}
        added={links.find(({ id }) => id === added?.id)}
        onEdit={setEdited}
      />
    );
  return (
    <SharedResultsForm
      formId={formId}
      questions={questions}
      link={edited === 'new' ? null : edited}
      onSaved={(link) => {
        if (edited === null || edited === 'new') setAdded(link);
        else toastSuccess(t`Link changed`);
        setEdited(null);
      }}
      {...(links.length > 0 && { onCancel: () => setEdited(null) })}
    />
  );
}
