import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { DeletionWarning } from '../../../domain/submissions/DeletionWarning.tsx';
import { useInboxForms } from '../api/submissions.ts';
import { useInboxAddress, type InboxAddress } from './useInboxAddress.ts';
import { FilterChips } from '../filters/FilterChips.tsx';
import { useHighlights } from './useHighlights.ts';
import type { useInboxRows } from './useInboxRows.ts';
import { useInboxState } from './useInboxState.ts';
import type { useReading } from './useReading.ts';
import type { PendingReply } from './usePendingReply.ts';
import { usePinned, type Pinned } from '../list/usePinned.ts';
import type { Deletion } from './useDeletion.ts';
import type { InboxWork } from '../work/useInboxWork.ts';
import { WorkDialogs } from '../work/WorkDialogs.tsx';
import { ViewTabs } from '../toolbar/ViewTabs.tsx';
import { Crumbs } from './Crumbs.tsx';
import { FormFailure } from './FormFailure.tsx';
import { InboxBody } from './InboxBody.tsx';
import { DeletionDialog } from '../detail/DeleteSubmission.tsx';
import { NoForms } from './InboxStates.tsx';
import { InboxHead } from './InboxHead.tsx';
import { InboxSelectionBar } from './InboxSelectionBar.tsx';
import { InboxToolbar } from '../toolbar/InboxToolbar.tsx';
import { LazyInboxKeys } from '../keys/LazyInboxKeys.tsx';
import { LazyPrintSheet } from '../detail/LazyPrintSheet.tsx';
import { RefusedPart } from '../refused/RefusedPart.tsx';
import type { Printed } from '../detail/PrintSheet.tsx';
import { LazySelectedActions } from '../toolbar/LazySelectedActions.tsx';
import { SubmissionDetail } from '../detail/SubmissionDetail.tsx';
import { UnfinishedInbox } from './UnfinishedInbox.tsx';
import { UNFINISHED } from './unfinishedHash.ts';
import classes from './inbox.module.css';

/** The inbox of all forms, or of one (SUBM). Every state has its own address. */
export function SubmissionsPage() {
  const [params] = useSearchParams();
  const formId = params.get('form');
  const { hash } = useLocation();
  const forms = useInboxForms();
  const address = useInboxAddress();
  const { query } = address;
  // An address of old (D-176).
  if (formId) return <Navigate to={`/submissions?formId=${encodeURIComponent(formId)}`} replace />;
  if (forms.data?.forms.length === 0 && !query.formId) return <NoForms />;
  if (hash === UNFINISHED && query.formId) return <UnfinishedInbox address={address} formId={query.formId} />;
  // Another form is another list: a selection in one must not be acted upon in the other.
  return <Inbox key={query.formId ?? 'all'} address={address} />;
}

function Inbox({ address }: { address: InboxAddress }) {
  const inbox = useInboxState(address);
  const [printed, setPrinted] = useState<Printed[] | null>(null);
  const { query, change } = address;
  const page = useRef<HTMLDivElement>(null);
  useHighlights(page, query.search);
  const { list, rows, loadNext, loadPrevious } = inbox.loaded;
  const { total, search, selection, reading, fields, table, mark, deletion, work, actions } = inbox;

  const pinned = usePinned(rows, reading.activeId);
  const shownId = query.openId ?? pinned.shownId;

  return (
    <div ref={page} className={classes['page']}>
      {query.inBrowser ? <Crumbs /> : null}
      {query.formId ? (
        <div className={classes['warning']}>
          <DeletionWarning key={query.formId} formId={query.formId} />
        </div>
      ) : null}
      <div className={classes['warning']}>
        <RefusedPart formId={query.formId} />
      </div>
      <InboxToolbar
        address={address}
        search={search}
        onResults={inbox.toFirstHit}
        view={inbox.view}
        onView={inbox.setView}
        density={inbox.density}
        onDensity={inbox.setDensity}
        fields={fields}
        table={table}
        onHelp={inbox.help.open}
      />
      <ViewTabs query={query} onGo={address.go} />
      <FilterChips query={query} fields={fields} onChange={(changes) => change(changes, true)} />
      {list.data ? <FormFailure formId={query.formId} /> : null}
      <div className={classes['layout']} data-open={shownId ? true : undefined}>
        <div className={`card ${classes['list']}`}>
          <InboxHead
            shown={inbox.view === 'board' ? (total ?? rows.length) : rows.length}
            total={total}
            list={list}
            selection={selection}
            query={query}
            parts={inbox.parts}
          />
          <InboxBody
            query={query}
            list={list}
            table={table}
            view={inbox.view}
            density={inbox.density}
            activeId={reading.activeId}
            actions={actions}
            onStatus={inbox.canWork ? (row, status) => work.set({ status }, row) : undefined}
            onNearStart={loadPrevious}
            onNearEnd={loadNext}
            onClearFilters={() => address.go({ ...query, ...selection.cleared })}
          />
          <InboxSelectionBar
            selection={selection}
            actions={
              <Suspense>
                <LazySelectedActions
                  query={query}
                  table={table}
                  selection={selection}
                  canDelete={inbox.canDelete}
                  canTag={inbox.canWork}
                  onPrint={setPrinted}
                  onWork={work.ask}
                  remember={work.remember}
                  parts={inbox.parts}
                />
              </Suspense>
            }
          />
        </div>
        {shownId ? (
          <OpenSubmission
            submissionId={shownId}
            isOpened={query.openId !== null}
            pinned={pinned}
            loaded={inbox.loaded}
            reading={reading}
            onPrint={setPrinted}
            onMark={mark}
            deletion={deletion}
            reply={inbox.reply}
            work={work}
          />
        ) : null}
      </div>
      <WorkDialogs work={work} />
      <DeletionDialog deletion={deletion} />
      <Modal opened={inbox.help.isOpen} onClose={inbox.help.close} title={t`Keyboard shortcuts`}>
        <Suspense>
          <LazyInboxKeys />
        </Suspense>
      </Modal>
      {printed ? (
        <Suspense>
          <LazyPrintSheet submissions={printed} onDone={() => setPrinted(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The submission that is open, and its neighbours in the list, which is loaded on as far as they are. */
function OpenSubmission(props: {
  submissionId: string;
  /** Opened by its reader; pinned details show what nobody has opened. */
  isOpened: boolean;
  pinned: Pinned;
  loaded: ReturnType<typeof useInboxRows>;
  reading: ReturnType<typeof useReading>;
  deletion: Deletion;
  reply: PendingReply;
  work: InboxWork;
  onPrint(submissions: Printed[]): void;
  onMark(id: string, changed: { read?: boolean; starred?: boolean }): void;
}) {
  const { submissionId, isOpened, pinned, loaded, reading, deletion, reply, work, onPrint, onMark } = props;
  const { list, loadPrevious, loadNext } = loaded;
  const beside = reading.beside(submissionId);
  const [previousId, nextId] = beside ?? [];
  const [needsPrevious, needsNext] = [beside !== null && !previousId, beside !== null && !nextId];
  const isFailing = list.isFetchPreviousPageError;
  useEffect(() => {
    if (needsNext) loadNext();
    if (needsPrevious && !isFailing) loadPrevious?.();
  }, [needsNext, needsPrevious, isFailing, loadNext, loadPrevious]);
  return (
    <SubmissionDetail
      submissionId={submissionId}
      previousId={previousId}
      nextId={nextId}
      onOpen={reading.open}
      onClose={() => {
        pinned.pin(false);
        if (isOpened) reading.close();
      }}
      pinned={pinned}
      isOpened={isOpened}
      onPrint={onPrint}
      onMark={(changed) => onMark(submissionId, changed)}
      deletion={deletion}
      reply={reply}
      onWork={work.askAbout}
    />
  );
}
