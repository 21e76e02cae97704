import { createIdempotencyKey } from '../../client/idempotencyKey.ts';
import { toJson } from '../../client/toJson.ts';
import { CONTINUE_INPUT } from '../../model/structure/posted/continueInput.ts';
import { loadSending } from '../session/loadSending.ts';
import type { Session } from '../session/session.ts';

/** Answer of the server to a save. */
export type SaveAnswer =
  | { kind: 'saved'; version: number; url: string; until: string; qr?: { size: number; path: string } }
  | { kind: 'conflict'; version: number; url: string; at: string; differs: string[] }
  | { kind: 'ended' };

/** What this browser knows of the answers that it keeps on the server. */
interface Kept {
  key: string;
  token: string;
  version: number;
  savedBy: string;
  /** The page that the visitor has come to; empty for the review. */
  pageId: string;
  /** A mark of what was saved last: drafts that are restored bring the visitor to a page without a change. */
  saved?: string;
  /** Ends with the last save that was asked for: one after the other, so that none overtakes another. */
  turn: Promise<unknown>;
  /** Another device has saved, and the visitor has not decided yet; or there is nothing more to keep. */
  isHeld?: boolean;
}

const PREFIX = 'form-embed:unfinished:';
/** Retention (ms), that of the drafts whose answers these are. */
const KEPT_FOR_MS = 7 * 24 * 3_600_000;
/** Longest body of a keepalive request; browsers allow 64 KiB per page for all of them (Fetch, 4.6). */
const MAX_KEEPALIVE_LENGTH = 30_000;

const all = new WeakMap<Session, Kept>();

/** Returns a secret of 128 random bits. */
const createSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Takes up the answers that the page continues: under their key, and before any draft of this device. An invitation has
 * a link from the start, under which nothing is saved yet.
 */
export function takeUp(session: Session): void {
  const { link } = session.options.form.planned!.unfinished!;
  if (!link?.version) return;
  session.key ??= link.key;
  // What this tab has typed since it saved last is newer: its draft has both.
  if (isOwn(link) && findTabKey(session) === link.key) return;
  session.isContinued = true;
  loadSending().then(
    ({ attend }) => attend(session),
    () => undefined,
  );
}

/** Returns what is kept under the session's key. */
export function keptOf(session: Session): Kept {
  session.key ??= createIdempotencyKey();
  const { key } = session;
  const known = all.get(session);
  if (known?.key === key) return known;
  const { link } = session.options.form.planned!.unfinished!;
  const own = link?.key === key && !isOwn(link) ? link : findStored(key);
  const kept = {
    token: createSecret(),
    version: 0,
    savedBy: createSecret(),
    ...own,
    key,
    pageId: known?.pageId ?? '',
    turn: Promise.resolve(),
  };
  all.set(session, kept);
  return kept;
}

/**
 * Saves the answers, after the saves before. Nothing waits for it and nothing fails with it.
 * @param isAsked by the visitor, who gets the link; else only changes are saved
 * @returns null where nothing was saved: nothing has changed, or the server cannot be reached
 */
export function save(session: Session, isAsked = false): Promise<SaveAnswer | null> {
  const kept = keptOf(session);
  const turn = kept.turn.then(() => saveNow(session, kept, isAsked)).catch(() => null);
  kept.turn = turn;
  return turn;
}

async function saveNow(session: Session, kept: Kept, isAsked: boolean): Promise<SaveAnswer | null> {
  const { form, baseUrl, texts } = session.options;
  const { key, token, version, savedBy, pageId } = kept;
  const content = markOf(toJson({ pageId, answers: session.values }));
  if (session.receipt || (!isAsked && (kept.isHeld || content === kept.saved))) return null;
  const body = toJson({
    revisionId: form.revisionId,
    idempotencyKey: key,
    token,
    version,
    savedBy,
    pageId,
    answers: session.values,
    wantsCode: isAsked,
  });
  const response = await fetch(`${baseUrl}/api/public/forms/${form.id}/unfinished`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': texts.language },
    body,
    credentials: 'omit',
    keepalive: body.length < MAX_KEEPALIVE_LENGTH,
  });
  if (!response.ok) return null;
  const answer = (await response.json()) as SaveAnswer;
  kept.isHeld = answer.kind !== 'saved';
  if (answer.kind === 'ended') return answer;
  kept.version = answer.version;
  // The version of a conflict is another device's: here, it would pass for this one's.
  if (answer.kind === 'saved') {
    kept.saved = content;
    if (session.draft) store(kept);
  }
  writeInputs(session, kept);
  return answer;
}

/** Returns a short mark by which a text is known again. */
function markOf(text: string): string {
  let mark = 0;
  for (let at = 0; at < text.length; at++) mark = (Math.imul(31, mark) + text.charCodeAt(at)) | 0;
  return `${text.length}:${mark}`;
}

/** Mails the link. @returns whether it is on its way */
export async function mailLink(session: Session, address: string): Promise<boolean> {
  const { form, baseUrl, texts } = session.options;
  const response = await fetch(`${baseUrl}/api/public/forms/${form.id}/unfinished/mail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': texts.language },
    body: toJson({ token: keptOf(session).token, address }),
    credentials: 'omit',
  }).catch(() => null);
  return response?.ok ?? false;
}

/** Lets a plain post of the page go on with the same answers. */
function writeInputs({ options: { surface } }: Session, { key, token, version, savedBy }: Kept): void {
  const own: Record<string, string> = {
    idempotencyKey: key,
    [CONTINUE_INPUT]: [token, version, savedBy].join(':'),
  };
  const elements = surface.current?.querySelector('form')?.elements ?? [];
  for (const element of Array.from(elements) as HTMLInputElement[])
    if (element.type === 'hidden' && element.name in own) element.value = own[element.name]!;
}

/** Remembers the link beside the draft of this device. */
function store({ key, token, version, savedBy, saved }: Kept): void {
  try {
    for (const name of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX)))
      if (!(JSON.parse(localStorage.getItem(name)!).at > Date.now() - KEPT_FOR_MS))
        localStorage.removeItem(name);
    localStorage.setItem(PREFIX + key, toJson({ token, version, savedBy, saved, at: Date.now() }));
  } catch {
    // Storage is blocked or full.
  }
}

function findStored(key: string): Pick<Kept, 'token' | 'version' | 'savedBy' | 'saved'> | null {
  try {
    const { token, version, savedBy, saved } = JSON.parse(
      localStorage.getItem(PREFIX + key) ?? 'null',
    ) as Kept;
    return { token, version, savedBy, ...(saved && { saved }) };
  } catch {
    return null;
  }
}

/** Whether this browser has made the save that the page continues. */
const isOwn = ({ key, version }: Pick<Kept, 'key' | 'version'>): boolean =>
  findStored(key)?.version === version;

/** Returns the key of the draft that this tab had. */
function findTabKey({ options: { form } }: Session): string | null {
  try {
    return sessionStorage.getItem(`form-embed:draft:${form.id}`);
  } catch {
    return null;
  }
}

/** Forgets the link of answers that were sent. */
export function forgetKept({ key }: Session): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was stored.
  }
}
