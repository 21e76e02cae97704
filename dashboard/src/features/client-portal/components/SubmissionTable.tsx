import { t } from '@lingui/core/macro';
import { Anchor, Box, Text } from '@mantine/core';
import { useEffect, useMemo, type CSSProperties } from 'react';
import type { ClientSubmission } from '@inlay/api/contract';
import { PdfButton } from '../../../components/PdfButton.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import type { PrintableSubmission, PrintedAnswer } from '../../../domain/submissions/printedAnswers.ts';
import { STATE_LABELS } from '../../../domain/submissions/stateLabels.ts';
import { submissionName } from '../../../domain/submissions/submissionName.ts';
import { useAnswerPrinter } from '../../../domain/submissions/useAnswerPrinter.ts';
import { formatExact } from '../../../lib/formatTime.ts';
import { listAnswerFiles, type AnswerFile } from '../answerFiles.ts';
import { ClientComments } from './ClientComments.tsx';
import classes from './portal.module.css';

type AnsweredForm = Pick<PrintableSubmission, 'fields' | 'outline'>;

const NO_FORM: AnsweredForm = { fields: [] };
/** Questions that have columns of their own; the details show all. */
const MAX_COLUMNS = 4;

/** A submission, with its answers as texts. */
interface Row extends Omit<SubmissionTableProps, 'submissions' | 'forms' | 'showsStatus'> {
  submission: ClientSubmission;
  answers: PrintedAnswer[];
}

interface SubmissionTableProps {
  /** `undefined` while they are loaded. */
  submissions: readonly ClientSubmission[] | undefined;
  /** The forms that were answered, by revision. */
  forms: ReadonlyMap<string, AnsweredForm>;
  formId: string;
  /** The share shows the status of each. */
  showsStatus: boolean;
  /** The form whose comments the client may read; null = none. */
  commentsOf: string | null;
  /** The submission whose details are open at first (CLNT-099). */
  opened?: string | null;
  onRead(id: string): void;
  /** Name of the form, for files. */
  title: string;
  requestPdf(id: string): Promise<Response>;
}

/** Submissions with their first answers as columns; opening one shows the others and marks it as read (CLNT-090). */
export function SubmissionTable({ submissions, forms, opened = null, ...common }: SubmissionTableProps) {
  const { formId, showsStatus, commentsOf, title, onRead, requestPdf } = common;
  const print = useAnswerPrinter([...forms.values()]);
  const rows = useMemo(
    () =>
      submissions?.map((submission): Row => {
        const form = forms.get(submission.revisionId) ?? NO_FORM;
        const answers = print({ ...form, answers: submission.answers });
        return { submission, answers, formId, commentsOf, title, onRead, requestPdf };
      }),
    [submissions, forms, print, formId, commentsOf, title, onRead, requestPdf],
  );
  const newest = rows?.[0]?.answers;
  const columns = useMemo(
    () => [
      RECEIVED,
      ...(showsStatus ? [STATUS] : []),
      // The status takes the place of one, so that the table fits its page.
      ...(newest ?? []).slice(0, showsStatus ? MAX_COLUMNS - 1 : MAX_COLUMNS).map(answerColumn),
    ],
    [newest, showsStatus],
  );
  return (
    <div className={`card ${classes['table']}`} style={{ '--columns': columns.length - 1 } as CSSProperties}>
      <SimpleTable
        caption={t`Submissions`}
        rows={rows}
        columns={columns}
        rowId={({ submission }) => submission.id}
        detail={detailsOf}
        openRow={opened}
        detailLabel={({ submission: { answers, submittedAt, revisionId } }) =>
          t`Submission of ${submissionName({ ...(forms.get(revisionId) ?? NO_FORM), answers, submittedAt })}`
        }
      />
    </div>
  );
}

const RECEIVED: TableColumn<Row> = {
  id: 'received',
  title: t`Received`,
  cell: ({ submission: { submittedAt, isRead } }) => (
    <span className={classes['received']} data-unread={!isRead || undefined}>
      <RelativeTime iso={submittedAt} />
      {isRead ? null : <span className={classes['new']}>{t`New`}</span>}
    </span>
  ),
};

const STATUS: TableColumn<Row> = {
  id: 'status',
  title: t`Status`,
  cell: ({ submission: { work } }) =>
    work ? (
      <span className={classes['status']} data-state={work.state}>
        <span
          className={classes['dot']}
          {...(work.status && { style: { background: `var(--mantine-color-${work.status.color}-filled)` } })}
        />
        {work.status?.name ?? STATE_LABELS[work.state]}
      </span>
    ) : null,
};

const answerColumn = ({ fieldId, label }: PrintedAnswer): TableColumn<Row> => ({
  id: fieldId,
  title: label,
  cell: ({ submission, answers }) => {
    const answer = answers.find((one) => one.fieldId === fieldId);
    const text = answer ? lineOf(answer) : '';
    return (
      <span className={classes['cell']} dir="auto" data-unread={!submission.isRead || undefined}>
        {text || '–'}
      </span>
    );
  },
});

const lineOf = ({ table, text }: PrintedAnswer): string =>
  table?.rows.map((cells) => cells.join(' · ')).join('; ') ?? text;

const detailsOf = (row: Row) => <Details row={row} />;

function Details({ row }: { row: Row }) {
  const { submission, answers, formId, commentsOf, title, onRead, requestPdf } = row;
  const { id, isRead, receiptCode, submittedAt } = submission;
  useEffect(() => {
    if (!isRead) onRead(id);
  }, [id, isRead, onRead]);
  return (
    <div className={classes['details']}>
      <Text size="sm" c="dimmed">
        <time dateTime={submittedAt}>{formatExact(submittedAt)}</time> · {t`Receipt ${receiptCode}`}
      </Text>
      <dl className={classes['answers']}>
        {answers.map(({ fieldId, label, text, table }) => (
          <div key={fieldId}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{table?.rows.map((cells) => cells.join(' · ')).join('\n') ?? (text || '–')}</dd>
          </div>
        ))}
      </dl>
      <Files formId={formId} files={listAnswerFiles(submission.answers)} />
      <Box mt={16}>
        <PdfButton size="xs" name={title} request={() => requestPdf(id)} />
      </Box>
      {commentsOf === null ? null : <ClientComments formId={commentsOf} submissionId={id} />}
    </div>
  );
}

/** Links to the files of a submission. The answer of one that cannot be had is a page, for a tab of its own. */
function Files({ formId, files }: { formId: string; files: readonly AnswerFile[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-label={t`Files`}>
      <Text size="sm" fw={600} mt={12}>{t`Files`}</Text>
      <ul className={classes['files']}>
        {files.map(({ id, name }) => (
          <li key={id}>
            <Anchor href={`/api/client-forms/${formId}/files/${id}`} target="_blank" size="sm" dir="auto">
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
