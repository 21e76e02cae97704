import { holdDraft, removeDraft, writeDraft, type Draft, type Release } from '../../client/drafts.ts';
import { createIdempotencyKey } from '../../client/idempotencyKey.ts';
import { findCaptcha } from '../../model/rendering.ts';
import { typesIn } from '../../model/structure/typesIn.ts';
import { ownValues } from './ownValues.ts';
import { isBlank } from './sameValue.ts';
import type { Session } from './session.ts';

/** Time (ms) from a change until it is stored. */
const WRITE_AFTER_MS = 300;

/** A draft in storage, which no other tab continues until it is released. */
export interface StoredDraft {
  key: string;
  release: Promise<Release | null>;
}

/**
 * Keeps the visitor's answers as the draft of this tab until they are sent (decision 056).
 * @param stored the draft that the visitor goes on with
 */
export function keepDraft(session: Session, stored: StoredDraft | null = null): void {
  // A form that was taken away while this loaded has no surface.
  if (session.draft || !session.options.surface.current) return;
  const { id: formId } = session.options.form;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = (): void => void stored?.release.then((letGo) => letGo?.());
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { key, receipt } = session;
    if (stored && (receipt || stored.key !== key)) {
      release();
      removeDraft(formId, stored.key);
      stored = null;
    }
    if (key && receipt) removeDraft(formId, key);
    const draft = draftOf(session);
    const isEmpty = Object.values(draft.fields).every(([, value]) => isBlank(value));
    if (!key || receipt || (isEmpty && !stored)) return;
    stored ??= { key, release: holdDraft(key, 0) };
    writeDraft(formId, key, draft);
  };

  const events = new AbortController();
  const { signal } = events;
  // The page may be discarded without another event.
  document.addEventListener('visibilitychange', write, { signal });
  const leavePage = (): void => {
    write();
    release();
  };
  window.addEventListener('pagehide', leavePage, { signal });
  const comeBack = async (): Promise<void> => {
    if (!stored) return;
    stored.release = holdDraft(stored.key, 0);
    // Another tab has gone on with the draft meanwhile.
    if (navigator.locks && !(await stored.release)) {
      stored = null;
      session.key = createIdempotencyKey();
    }
  };
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && comeBack()), { signal });

  session.draft = {
    note: () => {
      // Nothing of a sent form stays, even if the window is on its way to another page.
      if (session.receipt) write();
      else timer ??= setTimeout(write, WRITE_AFTER_MS);
    },
    close() {
      leavePage();
      events.abort();
      session.draft = undefined;
    },
  };
  session.draft.note();
}

/** Returns the draft to store: without captcha, hidden fields, and values that the host page filled in. */
function draftOf(session: Session): Draft {
  const { pageId, options } = session;
  const { definition, hiddenFields = [], planned } = options.form;
  const secret = [findCaptcha(definition)?.id, ...hiddenFields];
  const types = typesIn(definition);
  const fields = Object.entries(ownValues(session)).flatMap(([id, value]) => {
    const type = !secret.includes(id) && value !== undefined && types.get(id);
    return type ? [[id, [type, value]] as const] : [];
  });
  return { fields: Object.fromEntries(fields), at: pageId, known: planned?.known };
}
