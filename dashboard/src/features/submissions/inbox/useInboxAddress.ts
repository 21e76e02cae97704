import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { parseInboxQuery, toInboxPath, type InboxQuery } from './inboxQuery.ts';

export interface InboxAddress {
  query: InboxQuery;
  /** Opens the state with changes; typing and stepping replace the history entry. */
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
