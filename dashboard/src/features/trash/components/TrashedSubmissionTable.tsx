import { t } from '@lingui/core/macro';
import { Checkbox, Text } from '@mantine/core';
import type { SpamSubmission, TrashedSubmission, TrashResponse } from '@inlay/api/contract';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { printAnswered, type PrintableSubmission } from '../../../domain/submissions/printedAnswers.ts';
import { submissionName } from '../../../domain/submissions/submissionName.ts';
import { useAnswerPrinter } from '../../../domain/submissions/useAnswerPrinter.ts';
import type { TrashSelection } from '../useTrashSelection.ts';
import { DaysBadge } from './DaysBadge.tsx';
import { SelectAllBox } from './SelectAllBox.tsx';
import { spamSentence } from './spamSentence.ts';
import classes from './trash.module.css';
import { TrashButtons } from './TrashButtons.tsx';

/** Answers that name a row; its details hold all. */
const NAMING_ANSWERS = 3;

/** A deleted submission, or one in the Spam folder. */
type Row = TrashedSubmission & Partial<Pick<SpamSubmission, 'reasons'>>;

interface TrashedSubmissionTableProps {
  /** Whether they are in the Spam folder instead. */
  isSpam?: boolean;
  /** `undefined` while they are loaded. */
  rows: readonly Row[] | undefined;
  revisions: TrashResponse['revisions'];
  isStale: boolean;
  selection: Pick<TrashSelection, 'clear' | 'count' | 'has' | 'isAll' | 'selectAll' | 'toggle'>;
  onRestore(row: TrashedSubmission): void;
  onRemove(row: TrashedSubmission): void;
}

const titleOf = (row: TrashedSubmission): string => row.formTitle.trim() || t`Untitled Form`;
const nameOf = (row: TrashedSubmission, revisions: TrashResponse['revisions']): string =>
  `${titleOf(row)}, ${submissionName({ ...printable(row, revisions), submittedAt: row.submittedAt })}`;

/** Deleted submissions: who sent what, to which form, when, and the days that are left (TRASH-008…016). */
export function TrashedSubmissionTable(props: TrashedSubmissionTableProps) {
  const { rows, revisions, isStale } = props;
  useAnswerPrinter(Object.values(revisions));
  return (
    <SimpleTable
      caption={props.isSpam ? t`Spam` : t`Deleted submissions`}
      rows={rows}
      columns={columns(props)}
      rowId={({ id }) => id}
      isStale={isStale}
      detail={detailFrom(revisions)}
      detailLabel={(row) => t`All answers of ${nameOf(row, revisions)}`}
    />
  );
}

const printable = (
  { revisionId, answers }: TrashedSubmission,
  revisions: TrashResponse['revisions'],
): PrintableSubmission => ({ ...(revisions[revisionId] ?? { fields: [] }), answers });

const detailFrom = (revisions: TrashResponse['revisions']) => (row: Row) => (
  <>
    {row.reasons ? <Reasons reasons={row.reasons} /> : null}
    <AnswerList submission={printable(row, revisions)} />
  </>
);

const columns = ({
  isSpam = false,
  revisions,
  selection,
  onRestore,
  onRemove,
}: TrashedSubmissionTableProps): TableColumn<Row>[] => [
  {
    id: 'name',
    title: t`Submission`,
    beforeTitle: (
      <SelectAllBox
        count={selection.count}
        isAll={selection.isAll}
        onSelectAll={selection.selectAll}
        onClear={selection.clear}
      />
    ),
    cell: (row) => (
      <span className={classes['name']}>
        <Checkbox
          checked={selection.has(row.id)}
          onChange={() => selection.toggle(row.id)}
          aria-label={t`Select ${nameOf(row, revisions)}`}
        />
        <RowName submission={printable(row, revisions)} />
      </span>
    ),
  },
  { id: 'form', title: t`Form`, cell: titleOf },
  { id: 'submitted', title: t`Submitted`, cell: (row) => <RelativeTime iso={row.submittedAt} /> },
  {
    id: 'deleted',
    title: isSpam ? t`Reason` : t`Deleted`,
    cell: (row) => (
      <>
        <RelativeTime iso={row.deletedAt} />
        {row.reasons?.[0] ? (
          <Text size="xs" c="dimmed">
            {spamSentence(row.reasons[0])}
          </Text>
        ) : null}
        {row.isWithdrawn ? (
          <Text size="xs" c="dimmed">
            {t`Withdrawn by the visitor`}
          </Text>
        ) : null}
      </>
    ),
  },
  { id: 'left', title: t`Time left`, cell: (row) => <DaysBadge days={row.daysLeft} /> },
  {
    id: 'actions',
    title: '',
    cell: (row) => (
      <TrashButtons
        name={nameOf(row, revisions)}
        isSpam={isSpam}
        canErase={row.canErase}
        onRestore={() => onRestore(row)}
        onRemove={() => onRemove(row)}
      />
    ),
  },
];

function RowName({ submission }: { submission: PrintableSubmission }) {
  const [first, ...others] = printAnswered(submission).slice(0, NAMING_ANSWERS);
  if (!first) return <span className={classes['quiet']}>{t`No answers`}</span>;
  return (
    <span className={classes['inLine']}>
      <strong>
        <bdi>{first.text}</bdi>
      </strong>
      {others.map(({ fieldId, text }) => (
        <span key={fieldId} className={classes['quiet']}>
          {' · '}
          <bdi>{text}</bdi>
        </span>
      ))}
    </span>
  );
}

/** Why a submission is in the Spam folder, the heaviest reason first. */
function Reasons({ reasons }: Pick<SpamSubmission, 'reasons'>) {
  return (
    <ul aria-label={t`Reasons`} className={classes['reasons']}>
      {reasons.map((reason) => (
        <li key={reason.signal} dir="auto">
          {spamSentence(reason)}
        </li>
      ))}
    </ul>
  );
}

function AnswerList({ submission }: { submission: PrintableSubmission }) {
  return (
    <dl className={classes['answers']}>
      {printAnswered(submission).map(({ fieldId, label, text }) => (
        <div key={fieldId}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
