import { t } from '@lingui/core/macro';
import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { DeletionWarning } from '../../../domain/submissions/DeletionWarning.tsx';
import type { SearchText } from '../../../lib/useSearchText.ts';
import {
  fieldsOf,
  listStoredParts,
  nameAnswers,
  outlineOf,
  pipeField,
  type FormDefinition,
  type StoredPart,
} from '@inlay/sdk/model';
import { useScreenTitle } from '../../../lib/screenTitle.ts';
import { useSession } from '../../../domain/identity/session.ts';
import { useInboxLayout } from '../../../domain/submissions/inboxLayout.ts';
import { useInboxCount, useInboxForm, useInboxForms, useSetMarks } from '../api/submissions.ts';
import { useInboxAddress, useOwnAddress, type InboxAddress } from '../useInboxAddress.ts';
import { useInboxKeys } from '../useInboxKeys.ts';
import { useInboxRows, type InboxRow } from '../useInboxRows.ts';
import { toggleRow, useInboxTable } from '../useInboxTable.ts';
import { useInboxSelection, type InboxSelection } from '../useInboxSelection.ts';
import { useReading } from '../useReading.ts';
import { useRemoval, type Removal } from '../useRemoval.ts';
import { useSearchText } from '../../../lib/useSearchText.ts';
import { FormFailure } from './FormFailure.tsx';
import { InboxBody } from './InboxBody.tsx';
import { RemovalQuestion } from './DeleteSubmission.tsx';
import { NoForms } from './InboxStates.tsx';
import { InboxHead } from './InboxHead.tsx';
import { InboxToolbar } from './InboxToolbar.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { PrintSheet, type Printed } from './PrintSheet.tsx';
import type { RowActions } from './RowMarks.tsx';
import { SelectedActions } from './SelectedActions.tsx';
import { SelectionBar } from '../../../components/SelectionBar.tsx';
import { SubmissionDetail } from './SubmissionDetail.tsx';
import classes from './inbox.module.css';

/** The inbox of all forms, or of one (SUBM). Every state has its own address. */
export function SubmissionsPage() {
  const [params] = useSearchParams();
  const formId = params.get('form');
  const forms = useInboxForms();
  const address = useInboxAddress();
  const { query } = address;
  // An address of old (D-176).
  if (formId) return <Navigate to={`/submissions?formId=${encodeURIComponent(formId)}`} replace />;
  if (forms.data?.forms.length === 0 && !query.formId) return <NoForms />;
  // Another form is another list: a selection in one must not be acted upon in the other.
  return <Inbox key={query.formId ?? 'all'} address={address} />;
}

/** The inbox of one form inside another screen, without an address (FOLD-044). */
export function FormInbox({ formId }: { formId: string }) {
  return <Inbox address={useOwnAddress(formId)} isPart />;
}

/** Connects keys with actions. */
function useKeys(inbox: {
  reading: ReturnType<typeof useReading>;
  selection: InboxSelection;
  actions: RowActions;
  search: SearchText;
  loaded: ReturnType<typeof useInboxRows>;
  mark(id: string, changed: { read?: boolean; starred?: boolean }): void;
  onHelp(): void;
  /** The surrounding screen has its own keys. */
  isPart: boolean;
}): void {
  const { reading, selection, actions, search, loaded, mark, onHelp, isPart } = inbox;
  const { list, rows, loadNext } = loaded;
  const hasMore = list.hasNextPage || list.isPending;
  /** Steps beyond the loaded rows, taken once there are more. */
  const wanted = useRef(0);
  const onCurrent = (work: (row: InboxRow) => void): void => {
    const row = reading.current();
    if (row) work(row);
  };
  useInboxKeys(
    isPart
      ? null
      : {
          step: (by) => {
            if (by === -1) wanted.current = 0;
            if (reading.step(by) || by === -1) return;
            wanted.current++;
            loadNext();
          },
          toggle: (isRange) => onCurrent(({ id }) => actions.toggle(id, isRange)),
          open: () => onCurrent(({ id }) => reading.open(id)),
          star: () => onCurrent(actions.star),
          read: () => onCurrent(({ id, isRead }) => mark(id, { read: !isRead })),
          search: () => search.ref.current?.focus(),
          help: onHelp,
          leave: () => {
            if (reading.isOpen()) reading.close();
            else selection.clear();
          },
        },
  );
  useEffect(() => {
    while (wanted.current > 0 && reading.step(1)) wanted.current--;
    if (!hasMore) wanted.current = 0;
    else if (wanted.current > 0) loadNext();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when there are more rows, and not with every drawing
  }, [rows, hasMore]);
}

/** What submissions of a form store, as columns name it. */
function partsOf(definition: FormDefinition): StoredPart[] {
  const print = nameAnswers(definition);
  const fields = fieldsOf(definition).map((field) => pipeField(field, print));
  return listStoredParts(fields, outlineOf(definition));
}

function Inbox({ address, isPart = false }: { address: InboxAddress; isPart?: boolean }) {
  const { query, change } = address;
  const loaded = useInboxRows(query);
  const { list, rows, loadNext, loadPrevious } = loaded;
  const total = useInboxCount(query).data?.total ?? null;
  const form = useInboxForm(query.formId);
  const [stored, setView] = useInboxLayout();
  const view = stored === 'accordion' && !query.formId ? 'list' : stored;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [printed, setPrinted] = useState<Printed[] | null>(null);
  const search = useSearchText(query.search, (text) => change({ search: text, openId: null }, true));
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useInboxSelection(query, list.data ? ids : null, total);
  const marks = useSetMarks();
  const reading = useReading(rows, query.openId, (openId) => change({ openId }, query.openId !== null));
  const parts = useMemo(() => (form.data ? partsOf(form.data.definition) : []), [form.data]);
  const fields = useMemo(
    () => parts.flatMap((part) => (part.kind === 'answer' ? [part.field] : [])),
    [parts],
  );
  const table = useInboxTable({ rows, formId: query.formId, parts, selection });
  const mark = (id: string, changed: { read?: boolean; starred?: boolean }): void =>
    marks.mutate({ ids: [id], marks: changed });
  const removal = useRemoval(query.formId !== null, reading.leave);
  const actions: RowActions = {
    open: (id) => reading.open(id),
    toggle: (id, isRange) => {
      reading.setActive(id);
      toggleRow(table, id, isRange);
    },
    star: (row) => mark(row.id, { starred: !row.isStarred }),
    removal,
  };
  const onHelp = (): void => setHelpOpen(true);
  useKeys({ reading, selection, actions, search, loaded, mark, onHelp, isPart });

  const canDelete = useCanDelete(query.formId);
  const isAdmin = useSession().user?.role === 'admin';
  return (
    <div className={classes['page']} data-part={isPart || undefined}>
      {isPart || query.inBrowser ? null : <ScreenTitle name={form.data?.title} />}
      {isPart ? null : (
        <Crumbs formId={query.inBrowser ? null : query.formId} title={form.data?.title ?? t`Form`} />
      )}
      {query.formId && !isPart ? (
        <div className={classes['warning']}>
          <DeletionWarning formId={query.formId} />
        </div>
      ) : null}
      <InboxToolbar
        address={address}
        search={search}
        view={view}
        onView={setView}
        fields={fields}
        table={table}
        onHelp={onHelp}
        isPart={isPart}
      />
      {list.data ? <FormFailure formId={query.formId} /> : null}
      <div className={classes['layout']} data-open={query.openId ? true : undefined}>
        <div className={`card ${classes['list']}`}>
          <InboxHead shown={rows.length} total={total} list={list} selection={selection} query={query} />
          <InboxBody
            query={query}
            list={list}
            table={table}
            view={view}
            activeId={reading.activeId}
            actions={actions}
            onNearStart={loadPrevious}
            onNearEnd={loadNext}
            onClearFilters={() => address.go({ ...query, ...selection.cleared })}
          />
          <SelectionBar
            count={selection.count}
            onClear={selection.clear}
            actions={
              <SelectedActions
                query={query}
                table={table}
                selection={selection}
                canDelete={canDelete}
                canTag={canDelete || isAdmin}
                onPrint={setPrinted}
              />
            }
          />
        </div>
        {query.openId ? (
          <OpenSubmission
            submissionId={query.openId}
            ids={ids}
            reading={reading}
            onPrint={setPrinted}
            onMark={mark}
            removal={removal}
          />
        ) : null}
      </div>
      <RemovalQuestion removal={removal} />
      <KeyHelp opened={isHelpOpen} onClose={() => setHelpOpen(false)} />
      {printed ? <PrintSheet submissions={printed} onDone={() => setPrinted(null)} /> : null}
    </div>
  );
}

/** The submission that is open, and its neighbours in the list as it is filtered. */
function OpenSubmission(props: {
  submissionId: string;
  ids: readonly string[];
  reading: ReturnType<typeof useReading>;
  removal: Removal;
  onPrint(submissions: Printed[]): void;
  onMark(id: string, changed: { read?: boolean; starred?: boolean }): void;
}) {
  const { submissionId, ids, reading, removal, onPrint, onMark } = props;
  const at = ids.indexOf(submissionId);
  const [newerId, olderId] = at >= 0 ? [ids[at - 1], ids[at + 1]] : [];
  return (
    <SubmissionDetail
      submissionId={submissionId}
      newerId={newerId}
      olderId={olderId}
      onOpen={reading.open}
      onClose={reading.close}
      onPrint={onPrint}
      onMark={(changed) => onMark(submissionId, changed)}
      removal={removal}
    />
  );
}

/** Returns whether some of the rows may be of the account's own forms (D-107, D-170). */
function useCanDelete(formId: string | null): boolean {
  const own = useInboxForms().data?.forms.filter(({ isReadOnly }) => !isReadOnly) ?? [];
  return formId ? own.some(({ id }) => id === formId) : own.length > 0;
}

/** A part of another screen has no title. */
function ScreenTitle({ name }: { name: string | undefined }) {
  useScreenTitle(name);
  return null;
}

/** Breadcrumbs (SUBM-003). */
function Crumbs({ formId, title }: { formId: string | null; title: string }) {
  return (
    <Breadcrumbs mb={12} className={classes['crumbs'] ?? ''}>
      <Anchor component={Link} to="/dashboard" size="sm">
        {t`Dashboard`}
      </Anchor>
      {formId ? (
        <Anchor component={Link} to="/submissions" size="sm">
          {t`Submissions`}
        </Anchor>
      ) : null}
      <Text size="sm" c="dimmed" lineClamp={1} lh={1.5}>
        {formId ? title : t`Submissions`}
      </Text>
    </Breadcrumbs>
  );
}
