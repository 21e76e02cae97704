import { Alert, Button, Group, SimpleGrid, Stack, Tooltip } from '@mantine/core';
import {
  IconFileText,
  IconInbox,
  IconInfoCircle,
  IconPlus,
  IconTemplate,
  IconUpload,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FormSummary } from '@inlay/api/contract';
import { DeletionWarning } from '../../../components/DeletionWarning.tsx';
import { EmbedDialog } from '../../../components/embed/EmbedDialog.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../components/useFocusRescue.ts';
import { useFormLimit, useForms } from '../../../lib/ownForms.ts';
import { useEmbedDialog } from '../useEmbedDialog.ts';
import { CardSkeletons } from './CardSkeletons.tsx';
import { DeleteFormDialog } from './DeleteFormDialog.tsx';
import { FormCard } from './FormCard.tsx';
import { FormGrid } from './FormGrid.tsx';
import { FreePlanCard } from './FreePlanCard.tsx';
import { ImportFormDialog } from './ImportFormDialog.tsx';
import { RequestFormsDialog } from './RequestFormsDialog.tsx';
import { SaveTemplateDialog } from './SaveTemplateDialog.tsx';
import { StatCard } from './StatCard.tsx';

/** My Forms (DASH-008…017, D-48). */
export function DashboardPage() {
  const { data, isPending, error, refetch } = useForms();
  const { embedded, showEmbed, hideEmbed } = useEmbedDialog();
  const { limit, isFull, text: limitText } = useFormLimit();
  const [isAsking, setAsking] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [toKeep, setToKeep] = useState<FormSummary | null>(null);
  const [deleting, setDeleting] = useState<FormSummary | null>(null);
  const { ref, rescue } = useFocusRescue<HTMLDivElement>();
  const forms = data?.forms ?? [];

  return (
    <div className="page" ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      <Stack gap={24}>
        <DeletionWarning />
        <SimpleGrid type="container" cols={{ base: 1, '480px': 2, '960px': 4 }} spacing={16}>
          <StatCard
            icon={IconFileText}
            label="Total Forms"
            value={isPending ? '–' : forms.length.toLocaleString()}
          />
          <StatCard icon={IconTemplate} label="Browse Templates" to="/templates" />
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
            {limitText}
          </Alert>
        ) : null}
        {error ? (
          <LoadFailure title="Failed to load dashboard data" error={error} onRetry={() => void refetch()} />
        ) : null}
        <Group justify="flex-end">
          <ImportButton refusal={isFull ? limitText : null} onPress={() => setImporting(true)} />
        </Group>
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
        <FormGrid>
          {forms.map((form) => (
            <FormCard
              key={form.id}
              form={form}
              onEmbed={() => showEmbed(form)}
              onSaveTemplate={() => setToKeep(form)}
              onDelete={() => setDeleting(form)}
            />
          ))}
        </FormGrid>
      </Stack>
      <DeleteFormDialog
        form={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => rescue(DIALOG_LEAVES_MS)}
      />
      <EmbedDialog form={embedded} onClose={hideEmbed} />
      <RequestFormsDialog opened={isAsking} onClose={() => setAsking(false)} />
      <ImportFormDialog opened={isImporting} onClose={() => setImporting(false)} />
      <SaveTemplateDialog form={toKeep} onClose={() => setToKeep(null)} />
    </div>
  );
}

/** At the form limit it says why it does nothing (D-45). */
function ImportButton({ refusal, onPress }: { refusal: string | null; onPress(): void }) {
  return (
    <Tooltip label={refusal} disabled={refusal === null} multiline w={260}>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.75} />}
        {...(refusal !== null && { 'data-disabled': true, 'aria-disabled': true })}
        onClick={() => refusal === null && onPress()}
      >
        Import form
      </Button>
    </Tooltip>
  );
}
