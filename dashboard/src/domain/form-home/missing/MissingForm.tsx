import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { TrashedFormsResponse } from '@inlay/api/contract';
import { TrashDrawing } from '../../../components/drawings/TrashDrawing.tsx';
import { LostDrawing } from '../../../components/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { api } from '../../../lib/apiClient.ts';

/** In place of a form that cannot be opened: it is in the trash, or not there for this person. */
export function MissingForm({ formId }: { formId: string }) {
  const trash = useQuery({
    queryKey: ['trash', 'forms'],
    queryFn: () => api.get<TrashedFormsResponse>('/trash/forms'),
  });
  if (trash.isPending) return <LoadingSkeleton height={320} />;
  const trashed = trash.data?.forms.find(({ id }) => id === formId);
  return (
    <div className="page">
      <div className="card">
        {trashed ? (
          <EmptyState
            drawing={<TrashDrawing />}
            title={t`This form is in the trash`}
            text={t`Restore “${trashed.title}” to go on working with it.`}
            action={
              <Button component={Link} to="/trash?tab=forms" mt={8}>
                {t`Open trash`}
              </Button>
            }
          />
        ) : (
          <EmptyState
            drawing={<LostDrawing />}
            title={t`Form not found`}
            text={t`This form doesn’t exist, or you don’t have access to it.`}
            action={
              <Button component={Link} to="/dashboard" mt={8}>
                {t`Go to dashboard`}
              </Button>
            }
          />
        )}
      </div>
    </div>
  );
}
