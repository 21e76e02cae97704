import type { AnswerCondition, SubmissionFilter, WorkState } from '@inlay/api/contract';
import { formPath } from '../../../domain/forms/formPath.ts';
import { viewerLocale, viewerZone } from '../../../lib/formatTime.ts';

/** Parts of an address that name one answer, as old links have them, and the comparison they mean. */
const SOUGHT = { value: 'is', atLeast: 'at_least', atMost: 'at_most' } as const;
/** Most conditions the server takes. */
export const MAX_CONDITIONS = 10;

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
  /** A built-in status, or an own one by its id. */
  status: string | null;
  /** Leaves out submissions with a status of the account's own, as a column of the board does. */
  ownStatus: 'none' | null;
  /** A person by their id, or `none`. */
  assignee: string | null;
  /** Only those on the waiting list of a full quota. */
  isWaiting: boolean;
  /** Conditions on answers, all of which hold; only in one form. */
  conditions: readonly AnswerCondition[];
  sort: 'newest' | 'oldest';
  /** The submission that is open. */
  openId: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const uuidOr = (text: string | null): string | null => (text && UUID.test(text) ? text : null);

/** A day that exists; anything else is no filter. */
function dayOr(text: string | null): string | null {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text) ?? null;

const STATES: readonly WorkState[] = ['open', 'in_progress', 'done'];

const isCondition = (one: unknown): one is AnswerCondition => {
  const { field, is, values } = (typeof one === 'object' && one !== null ? one : {}) as Record<
    string,
    unknown
  >;
  const isNamed = typeof field === 'string' && field !== '' && typeof is === 'string';
  return isNamed && Array.isArray(values) && values.every((value) => typeof value === 'string');
};

function parseWhere(text: string | null): AnswerCondition[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read.filter(isCondition) : [];
  } catch {
    return [];
  }
}

/** The conditions of an address, with those that old links name by `field` and a value or a range. */
function parseConditions(params: URLSearchParams): AnswerCondition[] {
  const field = params.get('field');
  const sought = Object.entries(SOUGHT).flatMap(([name, is]) => {
    const text = params.get(name);
    return field && text ? [{ field, is, values: [text] }] : [];
  });
  return [...sought, ...parseWhere(params.get('where'))].slice(0, MAX_CONDITIONS);
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
    status: oneOf(STATES, params.get('status')) ?? uuidOr(params.get('status')),
    ownStatus: oneOf(['none'], params.get('ownStatus')),
    assignee: oneOf(['none'], params.get('assignee')) ?? uuidOr(params.get('assignee')),
    isWaiting: params.get('waiting') === 'yes',
    conditions: chosen ? parseConditions(params) : [],
    sort: oneOf(['newest', 'oldest'], params.get('sort')) ?? 'newest',
    openId: uuidOr(params.get('submission')),
  };
}

/** Everything but the form. */
function toParams(query: InboxQuery): URLSearchParams {
  const { search, from, to, read, isStarred, tag, status, ownStatus, assignee, isWaiting } = query;
  const { conditions, sort, openId } = query;
  return new URLSearchParams({
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
    ...(read && { read }),
    ...(isStarred && { starred: 'yes' }),
    ...(tag && { tag }),
    ...(status && { status }),
    ...(ownStatus && { ownStatus }),
    ...(assignee && { assignee }),
    ...(isWaiting && { waiting: 'yes' }),
    ...(conditions.length > 0 && { where: JSON.stringify(conditions) }),
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
  return `${formId && !inBrowser ? formPath(formId, 'responses') : '/submissions'}${params && `?${params}`}`;
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
    params.set('locale', viewerLocale());
  }
  params.sort();
  return params;
}

/** Returns the filter for a request body: an action on all matches. */
export const toFilter = (query: InboxQuery): SubmissionFilter =>
  Object.fromEntries(toFilterParams(query)) as SubmissionFilter;

const FILTERS = {
  search: '',
  from: null,
  to: null,
  read: null,
  isStarred: false,
  tag: null,
  status: null,
  ownStatus: null,
  assignee: null,
  isWaiting: false,
  conditions: [],
} satisfies Partial<InboxQuery>;

/** The same form and order without any filter. */
export const withoutFilters = (query: InboxQuery): InboxQuery => ({ ...query, ...FILTERS });

/** Counts the filters in use, without the search. */
export const countFilters = (query: InboxQuery): number => {
  const { from, to, read, isStarred, tag, status, assignee, isWaiting, conditions } = query;
  return (
    [from ?? to, read, isStarred, tag, status, assignee, isWaiting].filter(Boolean).length + conditions.length
  );
};

/** Returns whether the list may leave out submissions. */
export const isFiltered = (query: InboxQuery): boolean => query.search !== '' || countFilters(query) > 0;
