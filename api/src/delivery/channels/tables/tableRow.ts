import { fieldsOf, listStoredParts, type StoredPart } from '@inlay/sdk/model';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../../../platform/config/config.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { idArray, run, sql } from '../../../platform/db/sql.ts';
import { kindOf, kindOfFormat } from '../../../submissions/exports/cellKind.ts';
import { humanise } from '../../../submissions/exports/cells.ts';
import { fileAddresses, hasFiles, linksTitle, printLinks } from '../../../submissions/exports/fileCells.ts';
import { WORK_VALUES } from '../../../submissions/exports/workCells.ts';
import { outlineIn } from '../../../submissions/outlineIn.ts';
import { languageOf, listAnswered, printPart } from '../../../submissions/printSubmission.ts';
import { printParcel, type Parcel } from '../parcel.ts';
import { OWN_COLUMNS, type CellValue, type TableCell, type TableRow } from './table.ts';

/** What rows are written whole for. */
const WHOLE: ReadonlySet<string> = new Set(['form.submitted', 'submission.updated']);
/** The status of what its visitor took back. */
const WITHDRAWN = 'Withdrawn';

/** The row of a test: always the same, so that it is there once. */
const TEST_ID = 'test';

/** Status and assignee of a submission, as exports print them. */
interface Work {
  id: string;
  status: string;
  assignee: string | null;
}

/** Makes rows of parcels, in their order. @param fields whose answers they have; null for all. */
export async function rowsOf(
  { orm, config }: { orm: MikroORM; config: Pick<Config, 'publicUrl'> },
  parcels: readonly Parcel[],
  fields: readonly string[] | null,
): Promise<TableRow[]> {
  const work = await loadWork(orm, parcels);
  return parcels.map((parcel) => {
    const { submission, delivery, link } = parcel;
    const done = submission && work.get(submission.id);
    // An edit says anew what was answered; a row that is not there yet is added with it.
    const isWhole = !submission || WHOLE.has(delivery.kind);
    const status = submission?.withdrawnAt ? WITHDRAWN : done?.status;
    return {
      submissionId: submission?.id ?? TEST_ID,
      isWhole,
      link,
      cells: [
        ...(isWhole ? answerCells(config, parcel, fields) : []),
        ...(status ? [{ key: OWN_COLUMNS.status, label: 'Status', value: status }] : []),
        ...(done ? [{ key: OWN_COLUMNS.assignee, label: 'Assignee', value: done.assignee ?? '' }] : []),
      ],
    };
  });
}

/** Loads what is done with submissions. Those that nobody has touched or withdrawn are left out. */
async function loadWork(orm: MikroORM, parcels: readonly Parcel[]): Promise<Map<string, Work>> {
  const ids = parcels.flatMap(({ submission }) => submission?.id ?? []);
  const accountId = parcels[0]?.form.accountId;
  if (ids.length === 0 || !accountId) return new Map();
  const found = await inTransaction(orm, (em) =>
    run<Work>(
      em,
      sql`select s.id, ${WORK_VALUES.status} as status, ${WORK_VALUES.assignee} as assignee
        from form_submissions s
        where s.account_id = ${accountId} and s.id = any(${idArray(ids)}::uuid[])
          and (exists (select 1 from submission_work w
              where w.account_id = s.account_id and w.submission_id = s.id and w.form_id = s.form_id)
            or exists (select 1 from submission_versions v
              where v.account_id = s.account_id and v.submission_id = s.id and v.form_id = s.form_id
                and v.kind = 'withdrawn'))`,
    ),
  );
  return new Map(found.map((work) => [work.id, work]));
}

function answerCells(
  config: Pick<Config, 'publicUrl'>,
  parcel: Parcel,
  fields: readonly string[] | null,
): TableCell[] {
  const { submission, definition } = parcel;
  // Titles name no answers: those of the first submission would stand above all others.
  const titles = new Map(
    listStoredParts(fieldsOf(definition), outlineIn(definition)).map(({ id, label }) => [id, label]),
  );
  const titleOf = (id: string): string => titles.get(id)?.trim() || humanise(id);
  if (!submission)
    return printParcel(parcel, fields).map(({ id, text }) => ({ key: id, label: titleOf(id), value: text }));
  const answers: Readonly<Record<string, unknown>> = submission.answers;
  const language = languageOf(definition);
  const fileAt = fileAddresses(config);
  return [
    { key: OWN_COLUMNS.receipt, label: 'Reference', value: submission.receiptCode },
    { key: OWN_COLUMNS.submittedAt, label: 'Submitted at', value: submission.submittedAt.toISOString() },
    ...listAnswered(definition, submission, { fields }).flatMap((part): TableCell[] => {
      const label = titleOf(part.id);
      const value = numberIn(part, answers[part.id]) ?? printPart(part, answers[part.id], language);
      const cell = { key: part.id, label, value };
      if (part.kind !== 'answer' || !hasFiles(part.field)) return [cell];
      const links = printLinks(part.field, answers[part.id], (id) => fileAt(submission.id, id));
      return [cell, { key: `${part.id}/links`, label: linksTitle(label), value: links }];
    }),
  ];
}

/** Returns the number that is stored of a part, where it is one and a cell holds it exactly; null for anything else. */
function numberIn(part: StoredPart, stored: unknown): CellValue | null {
  if (part.kind === 'rows') return null;
  const kind = part.kind === 'answer' ? kindOf(part.field) : kindOfFormat(part.format);
  if (kind !== 'number' || (typeof stored !== 'number' && typeof stored !== 'string')) return null;
  const number = Number(stored);
  return stored !== '' && Number.isFinite(number) && String(number) === String(stored) ? number : null;
}
