import { formPath } from '../../domain/forms/formPath.ts';
import { parsePeriod, writePeriod, type Period } from '../../domain/analytics/analyticsPeriod.ts';

/** State of the screen, stored in its address, so that a link leads back to it. */
export interface AnalyticsView extends Period {
  formId: string | null;
  hasInactive: boolean;
  isAllAccounts: boolean;
}

/** Parses an address; invalid parts get their default. */
export const parseView = (
  search: URLSearchParams,
  formId: string | undefined,
  today: string,
): AnalyticsView => ({
  ...parsePeriod(search, today),
  formId: formId ?? null,
  hasInactive: search.get('inactive') === 'yes',
  isAllAccounts: search.get('accounts') === 'all',
});

/** The address of a view. */
export function addressOf(view: AnalyticsView): string {
  const search = writePeriod(view);
  if (view.hasInactive) search.set('inactive', 'yes');
  if (view.isAllAccounts) search.set('accounts', 'all');
  const query = search.toString();
  return `${view.formId ? formPath(view.formId, 'summary', 'visits') : '/analytics'}${query && `?${query}`}`;
}

/** The question to the server. */
export function queryOf(view: AnalyticsView, zone: string): string {
  const search = new URLSearchParams({ from: view.from, to: view.to, zone });
  if (view.formId) search.set('formId', view.formId);
  if (view.hasInactive) search.set('inactive', 'yes');
  if (view.isAllAccounts) search.set('accounts', 'all');
  return `?${search}`;
}
