import { t } from '@lingui/core/macro';
import { Button, Group, Select, Stack, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconChecks from '~icons/checks';
import IconDownload from '~icons/download';
import IconSearch from '~icons/search';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { InboxDrawing } from '../../../components/drawings/InboxDrawing.tsx';
import { LostDrawing } from '../../../components/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListFooter } from '../../../components/ListFooter.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import type { ClientSubmissionList, WorkState } from '@inlay/api/contract';
import { describeShown } from '../../../domain/submissions/describeShown.ts';
import { STATE_LABELS } from '../../../domain/submissions/stateLabels.ts';
import { ApiError, isFinal } from '../../../lib/apiError.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { toastError, toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import {
  fetchCsv,
  useAssignedForms,
  useClient,
  useClientSubmissionCount,
  useClientSubmissions,
  useMarkRead,
  type PortalFilter,
  requestSubmissionPdf,
} from '../api/portal.ts';
import { BackToPortal } from './BackToPortal.tsx';
import classes from './portal.module.css';
import { SubmissionTable } from './SubmissionTable.tsx';

/** Pause in typing after which the list is loaded, in ms. */
const TYPING_MS = 250;
const NO_FILTER: PortalFilter = { search: '', from: '', to: '', status: '' };

/** /client/form/{id}/submissions: reading, searching and exporting what is shared (D-142). */
export function ClientSubmissionsPage() {
  const formId = useParams()['formId'] ?? '';
  const [typed, setTyped] = useState(NO_FILTER);
  const [filter] = useDebouncedValue(typed, TYPING_MS);
  const isFiltered = Object.values(filter).some((part) => part !== '');
  const [address, setAddress] = useSearchParams();
  const opened = address.get('submission');
  const list = useClientSubmissions(formId, filter, isFiltered ? null : opened);
  const total = useClientSubmissionCount(formId, filter).data?.total;
  useRefetchOnNews(total, list.refetch);
  const first = list.data?.pages[0];
  const rows = useMemo(() => list.data?.pages.flatMap(({ submissions }) => submissions) ?? [], [list.data]);
  const forms = useMemo(
    () => new Map(list.data?.pages.flatMap(({ revisions }) => Object.entries(revisions))),
    [list.data],
  );
  const isView = useClient().data?.isView ?? false;
  const { mutate: markRead } = useMarkRead(formId);
  const markOne = useCallback((id: string) => !isView && markRead([id]), [isView, markRead]);
  const requestPdf = useCallback((id: string) => requestSubmissionPdf(formId, id), [formId]);
  const unread = useAssignedForms().data?.forms.find(({ id }) => id === formId)?.unreadCount ?? 0;

  if (list.error && !list.data) return <NotLoaded error={list.error} onRetry={() => list.refetch()} />;
  return (
    <Stack gap={16}>
      <title>{t`${first?.title ?? t`Submissions`} · Inlay`}</title>
      <BackToPortal />
      <Group justify="space-between" align="flex-end" gap={16} className={classes['head'] ?? ''}>
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {first?.title ?? t`Submissions`}
        </Title>
        <Group gap={8}>
          <Button variant="default" component={Link} to={`/client/form/${formId}/results`}>
            {t`Summary`}
          </Button>
          {opened && !isFiltered ? (
            <Button variant="default" onClick={() => setAddress({})}>
              {t`Show all submissions`}
            </Button>
          ) : null}
          {unread > 0 && !isView ? (
            <Button
              variant="default"
              leftSection={<IconChecks size={16} aria-hidden="true" />}
              onClick={() => markRead('all')}
            >
              {t`Mark all as read`}
            </Button>
          ) : null}
          {first?.mayExport ? <ExportButton formId={formId} filter={filter} /> : null}
        </Group>
      </Group>
      <Filters filter={typed} statuses={first?.statuses ?? null} onChange={setTyped} />
      {first && rows.length === 0 && !list.hasNextPage ? (
        <div className="card">
          <EmptyState
            drawing={<InboxDrawing />}
            title={isFiltered ? t`No submissions match` : t`No submissions yet`}
            {...(!isFiltered && { text: t`Submissions will appear here.` })}
            action={
              isFiltered ? (
                <Button variant="default" mt={8} onClick={() => setTyped(NO_FILTER)}>
                  {t`Clear Filters`}
                </Button>
              ) : null
            }
          />
        </div>
      ) : null}
      {first && rows.length === 0 ? null : (
        <SubmissionTable
          submissions={first && rows}
          forms={forms}
          formId={formId}
          commentsOf={first?.mayComment ? formId : null}
          showsStatus={Boolean(first?.statuses)}
          opened={opened}
          title={first?.title ?? ''}
          onRead={markOne}
          requestPdf={requestPdf}
        />
      )}
      {first && (rows.length > 0 || list.hasNextPage) ? (
        <ListFooter
          shown={rows.length}
          total={total}
          describe={describeShown}
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      ) : null}
      {list.error ? (
        <LoadFailure
          title={t`Failed to load submissions`}
          error={list.error}
          onRetry={() => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
          isStale
        />
      ) : null}
    </Stack>
  );
}

/** Polls the count, and reloads the list when the count changes. */
function useRefetchOnNews(total: number | undefined, refetch: () => unknown): void {
  const known = useRef(total);
  useEffect(() => {
    if (total === undefined || total === known.current) return;
    if (known.current !== undefined) refetch();
    known.current = total;
  }, [total, refetch]);
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry(): unknown }) {
  return (
    <Stack gap={16}>
      <BackToPortal />
      {isFinal(error) ? (
        <div className="card">
          <EmptyState drawing={<LostDrawing />} title={error.message} />
        </div>
      ) : (
        <LoadFailure title={t`Failed to load submissions`} error={error} onRetry={onRetry} />
      )}
    </Stack>
  );
}

interface FiltersProps {
  filter: PortalFilter;
  /** The account's own statuses; null where no status is shown. */
  statuses: ClientSubmissionList['statuses'];
  onChange(filter: PortalFilter): void;
}

/** Each built-in status, then the own ones that count as it. */
const statusChoices = (own: NonNullable<ClientSubmissionList['statuses']>) =>
  (Object.keys(STATE_LABELS) as WorkState[]).flatMap((state) => [
    { value: state, label: STATE_LABELS[state] },
    ...own.filter((one) => one.state === state).map(({ id, name }) => ({ value: id, label: name })),
  ]);

function Filters({ filter, statuses, onChange }: FiltersProps) {
  return (
    <div className={classes['filters']}>
      <TextInput
        type="search"
        label={t`Search`}
        className={classes['search'] ?? ''}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={filter.search}
        maxLength={200}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      {statuses ? (
        <Select
          label={t`Status`}
          clearable
          placeholder={t`All`}
          data={statusChoices(statuses)}
          value={filter.status || null}
          onChange={(status) => onChange({ ...filter, status: status ?? '' })}
        />
      ) : null}
      <TextInput
        type="date"
        label={t`From`}
        value={filter.from}
        onChange={(event) => onChange({ ...filter, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t`To`}
        value={filter.to}
        onChange={(event) => onChange({ ...filter, to: event.currentTarget.value })}
      />
    </div>
  );
}

/** The call carries a token that no link could; so the file is handed over from memory. */
function ExportButton({ formId, filter }: { formId: string; filter: PortalFilter }) {
  const [isBusy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const { name, file } = await fetchCsv(formId, filter);
      saveFile(name, file);
      toastSuccess(t`Submissions exported successfully`);
    } catch (error) {
      const isEmpty = error instanceof ApiError && error.code === 'export.empty';
      if (isEmpty) toastError(t`No submissions to export`, t`No Data`);
      else toastThrown(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <BusyButton
      variant="default"
      isBusy={isBusy}
      leftSection={<IconDownload size={16} />}
      onClick={() => void run()}
    >
      {t`Export CSV`}
    </BusyButton>
  );
}
