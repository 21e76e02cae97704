import { Button, Group, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Submission, SubmissionListResponse } from '@inlay/api/contract';
import { DataTable, type DataColumn } from '../../../components/DataTable.tsx';
import { DeletionWarning } from '../../../components/DeletionWarning.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ExportMenu } from '../../../components/ExportMenu.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { useFormChoices, useSubmissions } from '../api/submissions.ts';
import { printAnswers } from '../printedAnswers.ts';
import { SubmissionDetail } from './SubmissionDetail.tsx';
import classes from './submissions.module.css';

type Revisions = SubmissionListResponse['revisions'];

/** Answers shown in a row before it is opened. */
const SHOWN_ANSWERS = 4;

/** What visitors sent: of all forms, or of one (SUBM). Every state has an address of its own. */
export function SubmissionsPage() {
  const { formId: pathFormId } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const queryFormId = search.get('formId') ?? search.get('form');
  const formId = pathFormId ?? null;
  const openId = search.get('submission');
  const forms = useFormChoices();
  const list = useSubmissions(formId);
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.submissions);
  const revisions: Revisions = Object.assign({}, ...pages.map((page) => page.revisions));
  const total = pages[0]?.total ?? 0;

  const open = (submissionId: string | null): void =>
    setSearch(submissionId ? { submission: submissionId } : {}, { replace: openId !== null });
  useReadingKeys(rows, openId, open);

  // One address for a form's submissions, whichever link led here (D-176).
  if (queryFormId) return <Navigate to={`/submissions/${queryFormId}`} replace />;
  if (!formId && forms?.length === 0) return <NoForms />;
  return (
    <div className="page wide">
      {formId ? (
        <Stack mb={16} gap={0}>
          <DeletionWarning formId={formId} />
        </Stack>
      ) : null}
      <Group justify="space-between" mb={16} gap={16}>
        <Select
          aria-label="Form"
          allowDeselect={false}
          w={280}
          data={[
            { value: '', label: 'All Forms' },
            ...(forms ?? []).map(({ id, title }) => ({ value: id, label: title })),
            // An administrator reads forms of others, too (D-107).
            ...(formId && forms?.every(({ id }) => id !== formId)
              ? [{ value: formId, label: rows[0]?.formTitle ?? 'This form' }]
              : []),
          ]}
          value={formId ?? ''}
          onChange={(value) => void navigate(value ? `/submissions/${value}` : '/submissions')}
        />
        <Group gap={16}>
          {list.data ? (
            <Text size="sm" c="dimmed" className="tabular" role="status">
              {rows.length.toLocaleString()} of {total.toLocaleString()} submissions
            </Text>
          ) : null}
          <ExportMenu label="Export All" selection={{ filter: formId ? { formId } : {} }} />
        </Group>
      </Group>
      {list.error ? (
        <LoadFailure
          title="Failed to load submissions"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      <div className={classes['layout']} data-open={openId ? true : undefined}>
        <div className={`card ${classes['list']}`}>
          {list.isPending ? <ListSkeleton /> : null}
          {list.data && rows.length === 0 ? (
            <EmptyState title="No submissions yet" text="What visitors send will stand here." />
          ) : null}
          {rows.length > 0 ? (
            <DataTable
              caption="Submissions"
              rows={rows}
              columns={columnsFor(formId, rows, revisions)}
              rowId={(row) => row.id}
              selectedId={openId}
              onOpen={(row) => open(row.id)}
            />
          ) : null}
          {list.hasNextPage ? (
            <Group justify="center" p={12}>
              <Button
                variant="default"
                size="xs"
                loading={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                Load more
              </Button>
            </Group>
          ) : null}
        </div>
        {openId ? <SubmissionDetail submissionId={openId} onOpen={open} onClose={() => open(null)} /> : null}
      </div>
    </div>
  );
}

/** One form: a column for each of its newest questions. All forms: the form, and the first answers in a line. */
function columnsFor(
  formId: string | null,
  rows: readonly Submission[],
  revisions: Revisions,
): DataColumn<Submission>[] {
  const answersOf = (row: Submission) => printAnswers(revisions[row.revisionId]?.fields ?? [], row.answers);
  const time: DataColumn<Submission> = {
    id: 'time',
    title: 'Received',
    cell: (row) => <RelativeTime iso={row.submittedAt} />,
  };
  if (!formId) {
    return [
      time,
      { id: 'form', title: 'Form', cell: (row) => row.formTitle },
      {
        id: 'answers',
        title: 'Answers',
        cell: (row) =>
          answersOf(row)
            .map(({ text }) => text)
            .filter(Boolean)
            .slice(0, SHOWN_ANSWERS)
            .join(' · '),
      },
    ];
  }
  const newest = rows[0];
  const questions = newest ? answersOf(newest) : [];
  return [
    time,
    ...questions.map(({ fieldId, label }) => ({
      id: fieldId,
      title: label,
      cell: (row: Submission) => answersOf(row).find((answer) => answer.fieldId === fieldId)?.text ?? '',
    })),
  ];
}

/** j and k read on, Escape closes. */
function useReadingKeys(
  rows: readonly Submission[],
  openId: string | null,
  open: (id: string | null) => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, [role=listbox] *');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = rows.findIndex((row) => row.id === openId);
      if (event.key === 'Escape' && openId) open(null);
      const next = { j: at + 1, k: Math.max(at - 1, 0) }[event.key];
      const row = next === undefined ? undefined : rows[next];
      if (row) open(row.id);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

function NoForms() {
  return (
    <div className="page">
      <div className="card">
        <EmptyState
          title="No forms found"
          action={
            <Button component={Link} to="/builder" mt={8}>
              Create Your First Form
            </Button>
          }
        />
      </div>
    </div>
  );
}

function ListSkeleton() {
  return (
    <Stack gap={8} p={12} aria-label="Loading submissions...">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </Stack>
  );
}
