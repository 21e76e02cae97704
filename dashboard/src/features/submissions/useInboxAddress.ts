import { useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { parseInboxQuery, toInboxPath, type InboxQuery } from './inboxQuery.ts';

export interface InboxAddress {
  query: InboxQuery;
  /** Goes to the same state with something changed; what is typed or stepped through replaces the entry. */
  change(changes: Partial<InboxQuery>, isStep?: boolean): void;
  go(query: InboxQuery): void;
}

/** The state of the inbox, which is its address. */
export function useInboxAddress(): InboxAddress {
  const { formId } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => parseInboxQuery(formId, params), [formId, params]);
  const go = (next: InboxQuery, isStep = false): void => {
    void navigate(toInboxPath(next), { replace: isStep });
  };
  return { query, go, change: (changes, isStep) => go({ ...query, ...changes }, isStep) };
}

/** The state of a form's inbox inside another screen, which keeps it as long as it shows it. */
export function useOwnAddress(formId: string): InboxAddress {
  const [query, setQuery] = useState(() => parseInboxQuery(formId, new URLSearchParams()));
  // Another form is a screen of its own.
  const go = (next: InboxQuery): void => setQuery({ ...next, formId });
  return { query, go, change: (changes) => setQuery((before) => ({ ...before, ...changes, formId })) };
}
