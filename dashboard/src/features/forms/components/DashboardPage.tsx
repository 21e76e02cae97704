import { Button, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { IconFileText, IconInbox, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FormEmbed, FormSummary } from '@inlay/api/contract';
import { EmbedDialog } from '../../../components/EmbedDialog.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { toastThrown } from '../../../lib/toasts.ts';
import { fetchForm, useForms } from '../api/forms.ts';
import { FormCard } from './FormCard.tsx';
import { StatCard } from './StatCard.tsx';

/** My Forms (DASH-008…011, D-48). */
export function DashboardPage() {
  const { data, isPending, error, refetch } = useForms();
  const [embed, setEmbed] = useState<FormEmbed | null>(null);
  const forms = data?.forms ?? [];

  const showEmbed = (form: FormSummary): void => {
    fetchForm(form.id).then((detail) => setEmbed(detail.embed), toastThrown);
  };

  return (
    <div className="page">
      <Stack gap={24}>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing={16}>
          <StatCard
            icon={IconFileText}
            label="Total Forms"
            value={isPending ? '–' : forms.length.toLocaleString()}
          />
          <StatCard icon={IconInbox} label="View Submissions" to="/submissions" />
          <StatCard icon={IconPlus} label="Create New Form" to="/builder" />
        </SimpleGrid>
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
                <Button component={Link} to="/builder" mt={8}>
                  Create New Form
                </Button>
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
            <FormCard key={form.id} form={form} onEmbed={() => showEmbed(form)} />
          ))}
        </SimpleGrid>
      </Stack>
      <EmbedDialog embed={embed} onClose={() => setEmbed(null)} />
    </div>
  );
}

function CardSkeletons() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing={16} aria-hidden="true">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={188} radius={8} />
      ))}
    </SimpleGrid>
  );
}
