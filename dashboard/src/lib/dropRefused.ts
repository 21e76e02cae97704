import type { Query } from '@tanstack/react-query';
import { isFinal } from './apiError.ts';

/** Meta of a query whose data is being edited, and is not taken from under the person. */
export const IS_EDITED = { isEdited: true };

/** Drops cached data that was deleted or whose access was revoked; data stays readable during an outage. */
export function dropRefused(error: Error, query: Query<unknown, unknown>): void {
  if (!isFinal(error) || query.state.data === undefined || query.meta?.['isEdited']) return;
  query.setState({ data: undefined, dataUpdatedAt: 0 });
}
