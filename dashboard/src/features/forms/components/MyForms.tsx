import { t } from '@lingui/core/macro';
import { Anchor, Breadcrumbs, Button, Group, Stack, Text, Tooltip } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { useFormLimit, useForms } from '../../../domain/forms/ownForms.ts';
import { FirstSteps } from '../start/FirstSteps.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import type { FormParts } from './FormCard.tsx';
import { FormCards } from './FormCards.tsx';
import { FormRows } from '../list/FormRows.tsx';
import { FormTools } from '../list/FormTools.tsx';
import { arrangeForms } from '../list/arrangeForms.ts';
import { useFormQuestion } from '../list/useFormQuestion.ts';
import { useFormsView } from '../list/useFormsView.ts';
import { FreePlanCard } from './FreePlanCard.tsx';
import { ImportFormDialog } from './ImportFormDialog.tsx';

/** All own forms, in folders and outside (DASH-012…017, D-48). */
export function MyForms({ parts, onRequest }: { parts: FormParts; onRequest(): void }) {
  const { data, isPending, error, refetch } = useForms();
  const { limit, isFull, text: limitText } = useFormLimit();
  const [isImporting, setImporting] = useState(false);
  const { ref, rescue } = useFocusRescue<HTMLDivElement>();
  const asked = useFormQuestion();
  const [view, setView] = useFormsView();
  const forms = data?.forms ?? [];
  const [isNew, setNew] = useState(false);
  // Stays to the end of the visit: who waits for the first answer sees it arrive.
  if (!isNew && data?.forms.every(({ submissionCount }) => submissionCount === 0)) setNew(true);
  const shown = arrangeForms(forms, asked);
  return (
    <div ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      <Stack gap={24}>
        {isNew ? <FirstSteps forms={forms} /> : null}
        {limit !== null ? (
          <FreePlanCard
            used={data?.forms.length}
            limit={limit}
            refusal={isFull ? limitText : null}
            onRequest={onRequest}
          />
        ) : null}
        <Group justify="space-between">
          <Breadcrumbs>
            <Anchor component={Link} to="/dashboard" size="sm">
              {t`Dashboard`}
            </Anchor>
            <Text size="sm" c="dimmed">
              {t`All forms`}
            </Text>
          </Breadcrumbs>
          <ImportButton refusal={isFull ? limitText : null} onPress={() => setImporting(true)} />
        </Group>
        {isPending ? <CardSkeletons foot="figures" /> : null}
        {data && forms.length === 0 ? (
          <div className="card">
            <EmptyState
              title={t`No forms yet`}
              text={t`Create your first form.`}
              action={
                isFull ? null : (
                  <Button component={Link} to="/builder" mt={8}>
                    {t`Create New Form`}
                  </Button>
                )
              }
            />
          </div>
        ) : null}
        {forms.length > 1 ? <FormTools asked={asked} view={view} onView={setView} /> : null}
        {forms.length > 0 && shown.length === 0 ? <NoMatch onClear={asked.clear} /> : null}
        {view === 'list' && shown.length > 0 ? (
          <FormRows forms={shown} onRescue={rescue} />
        ) : (
          <FormCards forms={shown} parts={parts} onRescue={rescue} />
        )}
        {error ? (
          <LoadFailure
            title={t`Failed to load dashboard data`}
            error={error}
            onRetry={() => refetch()}
            isStale={data !== undefined}
          />
        ) : null}
      </Stack>
      <ImportFormDialog opened={isImporting} onClose={() => setImporting(false)} />
    </div>
  );
}

function NoMatch({ onClear }: { onClear(): void }) {
  return (
    <div className="card">
      <EmptyState
        title={t`No forms match`}
        action={
          <Button variant="default" mt={8} onClick={onClear}>
            {t`Show all forms`}
          </Button>
        }
      />
    </div>
  );
}

/** At the form limit, the button explains itself (D-45). */
function ImportButton({ refusal, onPress }: { refusal: string | null; onPress(): void }) {
  return (
    <Tooltip label={refusal} disabled={refusal === null} multiline w={260}>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.75} />}
        {...(refusal !== null && { 'data-disabled': true, 'aria-disabled': true })}
        onClick={() => refusal === null && onPress()}
      >
        {t`Import form`}
      </Button>
    </Tooltip>
  );
}
