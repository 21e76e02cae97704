import type { SubmissionFilter } from '@inlay/api/contract';
import { viewerZone } from '../../lib/formatTime.ts';

/** What an answer is compared with: a value, or a smallest and a largest one. */
const SOUGHT = ['value', 'atLeast', 'atMost'] as const;
export type AnswerSought = { field: string } & { [Bound in (typeof SOUGHT)[number]]?: string };

/** State of the inbox, stored in the address, so that every state has a link. */
export interface InboxQuery {
  formId: string | null;
  /** The form was chosen in the browser of all submissions; else it has the screen to itself (D-107). */
  inBrowser: boolean;
  search: string;
  /** Days of the viewer, as `2026-11-21`. */
  from: string | null;
  to: string | null;
  read: 'read' | 'unread' | null;
  isStarred: boolean;
  tag: string | null;
  /** The answer a field must have, or its range; only in one form. */
  answer: AnswerSought | null;
  sort: 'newest' | 'oldest';
  /** The submission that is open. */
  openId: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const uuidOr = (text: string | null): string | null => (text && UUID.test(text) ? text : null);

/** A day that exists; anything else is no filter. */
function dayOr(text: string | null): string | null {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text) ?? null;

function parseAnswerSought(params: URLSearchParams): AnswerSought | null {
  const field = params.get('field');
  const sought = SOUGHT.flatMap((name) => {
    const text = params.get(name);
    return text ? [[name, text] as const] : [];
  });
  return field && sought.length > 0 ? { field, ...Object.fromEntries(sought) } : null;
}

/** Parses an address; ignores unknown parts, so that old links keep working. */
export function parseInboxQuery(formId: string | undefined, params: URLSearchParams): InboxQuery {
  const chosen = formId ?? uuidOr(params.get('formId'));
  return {
    formId: chosen,
    inBrowser: formId === undefined,
    search: (params.get('search') ?? '').slice(0, 10_000),
    from: dayOr(params.get('from')),
    to: dayOr(params.get('to')),
    read: oneOf(['read', 'unread'], params.get('read')),
    isStarred: params.get('starred') === 'yes',
    tag: uuidOr(params.get('tag')),
    answer: chosen ? parseAnswerSought(params) : null,
    sort: oneOf(['newest', 'oldest'], params.get('sort')) ?? 'newest',
    openId: uuidOr(params.get('submission')),
  };
}

/** Everything but the form. */
function toParams(query: InboxQuery): URLSearchParams {
  const { search, from, to, read, isStarred, tag, answer, sort, openId } = query;
  return new URLSearchParams({
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
    ...(read && { read }),
    ...(isStarred && { starred: 'yes' }),
    ...(tag && { tag }),
    ...answer,
    ...(sort === 'oldest' && { sort }),
    ...(openId && { submission: openId }),
  });
}

/** The address of a state of the inbox. */
export function toInboxPath(query: InboxQuery): string {
  const { formId, inBrowser } = query;
  const params = new URLSearchParams({
    ...(formId && inBrowser && { formId }),
    ...Object.fromEntries(toParams(query)),
  }).toString();
  return `/submissions${formId && !inBrowser ? `/${formId}` : ''}${params && `?${params}`}`;
}

/** Parses a path from `toInboxPath`, as saved views store it. */
export function parseInboxPath(path: string): InboxQuery {
  const { pathname, searchParams } = new URL(path, 'http://inbox.invalid');
  return parseInboxQuery(uuidOr(pathname.split('/')[2] ?? null) ?? undefined, searchParams);
}

/** Returns the server's query for the matching submissions, in the viewer's zone and locale (D-22). */
export function toFilterParams(query: InboxQuery): URLSearchParams {
  const params = toParams({ ...query, sort: 'newest', openId: null });
  if (query.formId) params.set('formId', query.formId);
  if (query.from || query.to || query.search) {
    params.set('zone', viewerZone());
    params.set('locale', Intl.DateTimeFormat().resolvedOptions().locale);
  }
  params.sort();
  return params;
}

/** Returns the filter for a request body: an action on all matches. */
export const toFilter = (query: InboxQuery): SubmissionFilter =>
  Object.fromEntries(toFilterParams(query)) as SubmissionFilter;

const FILTERS = { search: '', from: null, to: null, read: null, isStarred: false, tag: null, answer: null };

/** The same form and order without any filter. */
export const withoutFilters = (query: InboxQuery): InboxQuery => ({ ...query, ...FILTERS });

/** Counts the filters in use, without the search. */
export const countFilters = ({ from, to, read, isStarred, tag, answer }: InboxQuery): number =>
  [from ?? to, read, isStarred, tag, answer].filter(Boolean).length;

/** Returns whether the list may leave out submissions. */
export const isFiltered = (query: InboxQuery): boolean => query.search !== '' || countFilters(query) > 0;
