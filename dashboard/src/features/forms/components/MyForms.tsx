import { t } from '@lingui/core/macro';
import { Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormsDrawing } from '../../../components/drawings/FormsDrawing.tsx';
import { SearchDrawing } from '../../../components/drawings/SearchDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { useFormLimit, useForms, useNewFormRefusal } from '../../../domain/forms/ownForms.ts';
import { useAssignedForms } from '../api/forms.ts';
import { FirstSteps } from '../start/FirstSteps.tsx';
import { AssignedForms } from './AssignedForms.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import { FormCards } from './FormCards.tsx';
import { FormRows } from '../list/FormRows.tsx';
import { FormTools } from '../list/FormTools.tsx';
import { arrangeForms } from '../list/arrangeForms.ts';
import { useFormFilter } from '../list/useFormFilter.ts';
import { useFormsView } from '../list/useFormsView.ts';
import { FreePlanCard } from './FreePlanCard.tsx';
import { FormsHead } from './FormsHead.tsx';
import { NewestSubmissions } from '../home/NewestSubmissions.tsx';
import { useAccountAbility } from '../../../domain/identity/roleRefusal.ts';

interface MyFormsProps {
  onRequest(): void;
  /** On Home the newest submissions come first. */
  isHome?: boolean;
}

/** All own forms, in folders and outside (DASH-012…017, D-48). */
export function MyForms({ onRequest, isHome = false }: MyFormsProps) {
  const { data, isPending, error, refetch } = useForms();
  const { limit, isFull } = useFormLimit();
  const refusal = useNewFormRefusal();
  const mayCreate = useAccountAbility('organise');
  const { ref, rescue } = useFocusRescue<HTMLDivElement>();
  const filter = useFormFilter();
  const forms = data?.forms ?? [];
  const [view, setView] = useFormsView(forms.length);
  const assigned = useAssignedForms({ enabled: isHome && data?.forms.length === 0 });
  // Who reads the forms of others is no newcomer.
  const isReader = (assigned.data?.forms.length ?? 0) > 0;
  // The sample that came with the installation is nobody's own.
  const made = forms.filter(({ isSample }) => !isSample);
  const [isNew, setNew] = useState(false);
  // Stays to the end of the visit: who waits for the first answer sees it arrive.
  const isWaiting = data !== undefined && made.every(({ submissionCount }) => submissionCount === 0);
  if (!isNew && isWaiting && mayCreate && !isReader && !assigned.isFetching) setNew(true);
  const shown = arrangeForms(forms, filter);
  return (
    <div ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      <Stack gap="var(--block-gap)">
        {isNew ? <FirstSteps forms={made} /> : null}
        {isHome && !isNew ? <NewestSubmissions /> : null}
        {isReader ? <Assigned /> : null}
        <FormsHead
          count={data?.forms.length}
          refusal={refusal}
          isFull={isFull}
          isHome={isHome}
          onRequest={onRequest}
        />
        {forms.length > 1 ? <FormTools filter={filter} view={view} onView={setView} /> : null}
        {isPending ? <CardSkeletons foot="figures" /> : null}
        {data && forms.length === 0 ? <NoForms refusal={refusal} /> : null}
        {forms.length > 0 && shown.length === 0 ? <NoMatch onClear={filter.clear} /> : null}
        {view === 'list' && shown.length > 0 ? (
          <FormRows forms={shown} onRescue={rescue} />
        ) : (
          <FormCards forms={shown} onRescue={rescue} />
        )}
        {error ? (
          <LoadFailure
            title={t`Failed to load dashboard data`}
            error={error}
            onRetry={() => refetch()}
            isStale={data !== undefined}
          />
        ) : null}
        {limit !== null && mayCreate ? (
          <FreePlanCard used={data?.forms.length} limit={limit} refusal={refusal} onRequest={onRequest} />
        ) : null}
      </Stack>
    </div>
  );
}

/** Forms assigned to a person who has none of their own (DASH-022). */
function Assigned() {
  return (
    <Stack component="section" gap={16} aria-labelledby="assigned">
      <Title order={2} size="h3" id="assigned">
        {t`Assigned Forms`}
      </Title>
      <AssignedForms />
    </Stack>
  );
}

function NoForms({ refusal }: { refusal: string | null }) {
  return (
    <div className="card">
      <EmptyState
        drawing={<FormsDrawing />}
        title={t`No forms yet`}
        text={refusal ?? t`Create your first form.`}
        action={
          refusal ? null : (
            <Button component={Link} to="/builder" mt={8}>
              {t`Create your first form`}
            </Button>
          )
        }
      />
    </div>
  );
}

function NoMatch({ onClear }: { onClear(): void }) {
  return (
    <div className="card">
      <EmptyState
        drawing={<SearchDrawing />}
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
