import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { EmbedDialog } from '../../../domain/publishing/EmbedDialog.tsx';
import { FormsDrawing } from '../../../components/drawings/FormsDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useAssignedForms } from '../api/forms.ts';
import { useEmbedDialog } from '../useEmbedDialog.ts';
import { AssignedFormCard } from './AssignedFormCard.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import { FormGrid } from './FormGrid.tsx';

/** Forms assigned to the user, read-only: on a screen and as a tab (DASH-022…025, D-160). */
export function AssignedForms() {
  const { data, isPending, error, refetch } = useAssignedForms();
  const { embedded, showEmbed, hideEmbed } = useEmbedDialog();
  return (
    <Stack gap={24}>
      {isPending ? <CardSkeletons foot="buttons" /> : null}
      {data?.forms.length === 0 ? (
        <div className="card">
          <EmptyState
            drawing={<FormsDrawing />}
            title={t`No forms are currently assigned.`}
            text={t`Forms an administrator assigns to you will appear here.`}
          />
        </div>
      ) : null}
      {data && data.forms.length > 0 ? (
        <FormGrid>
          {data.forms.map((form) => (
            <AssignedFormCard key={form.id} form={form} onEmbed={() => showEmbed(form)} />
          ))}
        </FormGrid>
      ) : null}
      {error ? (
        <LoadFailure
          title={t`Failed to load assigned forms`}
          error={error}
          onRetry={() => refetch()}
          isStale={data !== undefined}
        />
      ) : null}
      <EmbedDialog form={embedded} onClose={hideEmbed} />
    </Stack>
  );
}
