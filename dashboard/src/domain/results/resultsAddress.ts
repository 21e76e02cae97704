import type { Sought } from '@inlay/sdk/model';
import { formPath } from '../forms/formPath.ts';
import { daysBack, PERIODS } from '../analytics/analyticsPeriod.ts';
import { parseSought } from './sought.ts';

/** State of the screen, stored in its address. */
export interface ResultsView {
  /** Days back from today; null = chosen days, or all time without any. */
  days: number | null;
  from: string | null;
  to: string | null;
  isCompared: boolean;
  sought: Sought | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses an address; invalid parts get their default: all time. */
export function parseView(search: URLSearchParams, today: string): ResultsView {
  const isCompared = search.get('compare') === 'yes';
  const sought = parseSought(search);
  const days = PERIODS.find((one) => String(one) === search.get('days')) ?? null;
  if (days !== null) return { days, from: daysBack(today, days), to: today, isCompared, sought };
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const isChosen = DAY.test(from) && DAY.test(to);
  return { days: null, from: isChosen ? from : null, to: isChosen ? to : null, isCompared, sought };
}

/** The address of a view, behind its path. */
export function writeView({ days, from, to, isCompared, sought }: ResultsView): URLSearchParams {
  return new URLSearchParams({
    ...(days === null ? from && to && { from, to } : { days: String(days) }),
    ...(isCompared && { compare: 'yes' }),
    ...sought,
  });
}

/** The question to the server, without the form. */
export function filterOf({ from, to, isCompared, sought }: ResultsView, zone: string): URLSearchParams {
  return new URLSearchParams({
    ...(from && to && { from, to, zone }),
    ...(isCompared && from && { compare: 'yes' }),
    ...sought,
  });
}

/** The address of the submissions that a view counts. */
export function inboxPathOf(formId: string, { from, to, sought }: ResultsView): string {
  const search = new URLSearchParams({ ...(from && to && { from, to }), ...sought }).toString();
  return `${formPath(formId, 'responses')}${search && `?${search}`}`;
}
