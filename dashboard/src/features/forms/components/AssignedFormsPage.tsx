import { SimpleGrid, Stack } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconFileCheck } from '@tabler/icons-react';
import { EmbedDialog } from '../../../components/embed/EmbedDialog.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useAssignedForms } from '../api/forms.ts';
import { useEmbedDialog } from '../useEmbedDialog.ts';
import { AssignedFormCard } from './AssignedFormCard.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import { FormGrid } from './FormGrid.tsx';
import { StatCard } from './StatCard.tsx';

/** Forms that an administrator has assigned to the person, to read only (ASSG-001…010, D-160). */
export function AssignedFormsPage() {
  const { data, isPending, error, refetch } = useAssignedForms();
  const { embedded, showEmbed, hideEmbed } = useEmbedDialog();
  const forms = data?.forms ?? [];
  const active = forms.filter((form) => form.active).length;
  const figure = (count: number): string => (data ? count.toLocaleString() : '–');
  return (
    <div className="page">
      <Stack gap={24}>
        <SimpleGrid type="container" cols={{ base: 1, '600px': 3 }} spacing={16}>
          <StatCard icon={IconFileCheck} label="Assigned Forms" value={figure(forms.length)} />
          <StatCard icon={IconCircleCheck} label="Active" value={figure(active)} />
          <StatCard icon={IconCircleOff} label="Inactive" value={figure(forms.length - active)} />
        </SimpleGrid>
        {error ? (
          <LoadFailure title="Failed to load assigned forms" error={error} onRetry={() => void refetch()} />
        ) : null}
        {isPending ? <CardSkeletons /> : null}
        {data && forms.length === 0 ? (
          <div className="card">
            <EmptyState
              title="No forms are currently assigned."
              text="When an administrator assigns a form to you, it stands here."
            />
          </div>
        ) : null}
        <FormGrid>
          {forms.map((form) => (
            <AssignedFormCard key={form.id} form={form} onEmbed={() => showEmbed(form)} />
          ))}
        </FormGrid>
      </Stack>
      <EmbedDialog form={embedded} onClose={hideEmbed} />
    </div>
  );
}
