import type { Query } from '@tanstack/react-query';
import { isFinal } from './apiError.ts';

/** Meta of a query whose data is being edited, and is not taken from under the person. */
export const IS_EDITED = { isEdited: true };

/** Drops what was read before it was deleted, or before access to it was revoked: an outage alone leaves it to be read. */
export function dropRefused(error: Error, query: Query<unknown, unknown>): void {
  if (!isFinal(error) || query.state.data === undefined || query.meta?.['isEdited']) return;
  query.setState({ data: undefined, dataUpdatedAt: 0 });
}
