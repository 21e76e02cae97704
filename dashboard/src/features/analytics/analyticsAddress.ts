/** Periods that can be chosen, in days (ANLY-006). */
export const PERIODS = [7, 30, 90] as const;
/** What a range is told that ends before it begins (D-132). */
export const INVALID_RANGE = 'Please choose a valid date range';
/** ANLY-008 */
const DEFAULT_DAYS = 30;

/** What the screen shows; it stands in its address, so that a link leads back to it. */
export interface AnalyticsView {
  /** Days back from today, today included; null = `from` and `to` are chosen. */
  days: number | null;
  from: string;
  to: string;
  formId: string | null;
  hasInactive: boolean;
  isAllAccounts: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Today in a zone, as `2026-11-21`. */
export const todayIn = (zone: string, now = Date.now()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(now);

/** So many days before, the day itself included. */
export const daysBack = (to: string, days: number): string =>
  new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10);

/** What an address means; whatever it does not understand is the default. */
export function readView(search: URLSearchParams, formId: string | undefined, today: string): AnalyticsView {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const isChosen = DAY.test(from) && DAY.test(to);
  const asked = PERIODS.find((days) => String(days) === search.get('days')) ?? DEFAULT_DAYS;
  return {
    days: isChosen ? null : asked,
    from: isChosen ? from : daysBack(today, asked),
    to: isChosen ? to : today,
    formId: formId ?? null,
    hasInactive: search.get('inactive') === 'yes',
    isAllAccounts: search.get('accounts') === 'all',
  };
}

/** The address of a view. */
export function addressOf(view: AnalyticsView): string {
  const search = new URLSearchParams();
  if (view.days === null) {
    search.set('from', view.from);
    search.set('to', view.to);
  } else if (view.days !== DEFAULT_DAYS) search.set('days', String(view.days));
  if (view.hasInactive) search.set('inactive', 'yes');
  if (view.isAllAccounts) search.set('accounts', 'all');
  const query = search.toString();
  return `/analytics${view.formId ? `/${view.formId}` : ''}${query && `?${query}`}`;
}

/** The question to the server. */
export function queryOf(view: AnalyticsView, zone: string): string {
  const search = new URLSearchParams({ from: view.from, to: view.to, zone });
  if (view.formId) search.set('formId', view.formId);
  if (view.hasInactive) search.set('inactive', 'yes');
  if (view.isAllAccounts) search.set('accounts', 'all');
  return `?${search}`;
}
