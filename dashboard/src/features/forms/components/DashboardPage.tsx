import { Alert, Button, SimpleGrid, Stack } from '@mantine/core';
import { IconFileText, IconInbox, IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FormSummary } from '@inlay/api/contract';
import { DeletionWarning } from '../../../components/DeletionWarning.tsx';
import { EmbedDialog } from '../../../components/EmbedDialog.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../components/useFocusRescue.ts';
import { useSession } from '../../../lib/session.ts';
import { useForms } from '../api/forms.ts';
import { useEmbedDialog } from '../useEmbedDialog.ts';
import { CardSkeletons } from './CardSkeletons.tsx';
import { DeleteFormDialog } from './DeleteFormDialog.tsx';
import { FormCard } from './FormCard.tsx';
import { FreePlanCard } from './FreePlanCard.tsx';
import { RequestFormsDialog } from './RequestFormsDialog.tsx';
import { StatCard } from './StatCard.tsx';

/** My Forms (DASH-008…017, D-48). */
export function DashboardPage() {
  const { user } = useSession();
  const { data, isPending, error, refetch } = useForms();
  const { embed, showEmbed, hideEmbed } = useEmbedDialog();
  const [isAsking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState<FormSummary | null>(null);
  const { ref, rescue } = useFocusRescue<HTMLDivElement>();
  const forms = data?.forms ?? [];
  const limit = user?.formLimit ?? null;
  const isFull = data !== undefined && limit !== null && forms.length >= limit;

  return (
    <div className="page" ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      <Stack gap={24}>
        <DeletionWarning />
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing={16}>
          <StatCard
            icon={IconFileText}
            label="Total Forms"
            value={isPending ? '–' : forms.length.toLocaleString()}
          />
          <StatCard icon={IconInbox} label="View Submissions" to="/submissions" />
          {isFull ? (
            <StatCard icon={IconPlus} label="Create New Form" isDisabled>
              <Button size="xs" variant="default" onClick={() => setAsking(true)}>
                Upgrade
              </Button>
            </StatCard>
          ) : (
            <StatCard icon={IconPlus} label="Create New Form" to="/builder" />
          )}
        </SimpleGrid>
        {limit !== null && data ? (
          <FreePlanCard used={forms.length} limit={limit} onRequest={() => setAsking(true)} />
        ) : null}
        {isFull ? (
          <Alert color="gray" icon={<IconInfoCircle size={20} stroke={1.75} />}>
            Your plan allows {limit} {limit === 1 ? 'form' : 'forms'}. Request more forms to create another.
          </Alert>
        ) : null}
        {error ? (
          <LoadFailure title="Failed to load dashboard data" error={error} onRetry={() => void refetch()} />
        ) : null}
        {isPending ? <CardSkeletons /> : null}
        {data && forms.length === 0 ? (
          <div className="card">
            <EmptyState
              title="No forms yet"
              text="Your forms will stand here."
              action={
                isFull ? null : (
                  <Button component={Link} to="/builder" mt={8}>
                    Create New Form
                  </Button>
                )
              }
            />
          </div>
        ) : null}
        <SimpleGrid
          cols={{ base: 1, sm: 2, lg: 3 }}
          spacing={16}
          component="ul"
          p={0}
          m={0}
          style={{ listStyle: 'none' }}
        >
          {forms.map((form) => (
            <FormCard
              key={form.id}
              form={form}
              onEmbed={() => showEmbed(form)}
              onDelete={() => setDeleting(form)}
            />
          ))}
        </SimpleGrid>
      </Stack>
      <EmbedDialog embed={embed} onClose={hideEmbed} />
      <DeleteFormDialog
        form={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => rescue(DIALOG_LEAVES_MS)}
      />
      <RequestFormsDialog opened={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
