import type { Query } from '@tanstack/react-query';
import type { FormDetail } from '@inlay/api/contract';
import { FOLDERS_KEY } from '../domain/forms/folders.ts';
import { editedFormKey, FORMS_KEY, isEditedForm } from '../domain/forms/ownForms.ts';
import type { LiveEvent } from '../domain/platform/liveEvents.ts';
import {
  ANALYTICS_KEY,
  FORM_TRENDS_KEY,
  INBOX_KEY,
  JOBS_KEY,
  NEWEST_KEY,
  queryClient,
} from '../lib/queryClient.ts';

/** Queries that count submissions. */
const COUNTING = [
  FORMS_KEY,
  ['assigned-forms'],
  FOLDERS_KEY,
  ANALYTICS_KEY,
  FORM_TRENDS_KEY,
  NEWEST_KEY,
] as const;
/** Returns whether a query shows counts: the builder's form does not, and would be read in vain. */
const isCounting = (query: Query): boolean => !isEditedForm(query);
/** Queries that show a submission that may have moved to the trash, or the trash. */
const MOVING = [['submission'], ['trash'], ['nearing-deletion']] as const;

/** Shortest time between two reloads of what counts submissions, in ms; a busy form sends many events a second. */
const COUNTS_PAUSE_MS = 1_000;

let isPausing = false;
let isStale = false;

/** Reloads what counts submissions: at once, and after a pause once for all events in it. */
function reloadCounts(): void {
  if (isPausing) {
    isStale = true;
    return;
  }
  isPausing = true;
  for (const queryKey of COUNTING) void queryClient.invalidateQueries({ queryKey, predicate: isCounting });
  setTimeout(() => {
    isPausing = false;
    if (!isStale) return;
    isStale = false;
    reloadCounts();
  }, COUNTS_PAUSE_MS);
}

/** Invalidates the queries that a live event makes stale (D-13, DASH-037). The inbox and Share listen on their own. */
export function invalidateStale(event: LiveEvent): void {
  if (event.name === 'websites') return;
  if (event.name === 'job') void queryClient.invalidateQueries({ queryKey: JOBS_KEY });
  else if (event.name === 'form') {
    forgetClosedForm(event.formId, event.state);
    void queryClient.invalidateQueries({ queryKey: FORMS_KEY, exact: true });
  } else if (event.name === 'submissions') {
    const hasMoved = event.left ?? event.isReread;
    reloadCounts();
    if (!hasMoved) return;
    for (const queryKey of MOVING) void queryClient.invalidateQueries({ queryKey });
    forgetUnseenInbox();
  } else {
    // Rights may have changed: reloads everything on the screen.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== INBOX_KEY[0] });
    forgetUnseenInbox();
  }
}

/** Drops inbox lists that are not on the screen, so that they are loaded again when they are. */
const forgetUnseenInbox = (): void => queryClient.removeQueries({ queryKey: INBOX_KEY, type: 'inactive' });

/** Drops a form that somebody else has changed from what the builder opens at once; an open one follows by itself. */
function forgetClosedForm(formId: string, state: string | null): void {
  const queryKey = editedFormKey(formId);
  const known = queryClient.getQueryData<FormDetail>(queryKey);
  const isOurs = state === known?.revisionId || state === (known?.draft?.state ?? null);
  if (!isOurs) queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' });
}
