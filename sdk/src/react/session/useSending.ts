import { useRef, useState } from 'react';
import type { SendControl } from '../../client/sendSubmission.ts';
import type { FormNotice } from '../FormRenderer.tsx';

/** A send in flight. */
export interface Sending extends SendControl {
  /** Detaches it from the form when the visitor changes an answer. */
  abort(): void;
}

/** The form's send in flight, at most one, and the notice during it. */
export function useSending(setNotice: (notice: FormNotice | null) => void) {
  const [isSubmitting, setSubmitting] = useState(false);
  // A ref, because state is one render late: the second of two clicks must see the first.
  const sending = useRef<Sending | null>(null);

  /** Ends a send. Returns whether it still was the form's. */
  const end = (sent: Sending): boolean => {
    if (sending.current !== sent) return false;
    sending.current = null;
    setSubmitting(false);
    setNotice(null);
    return true;
  };

  const begin = (): Sending => {
    const giveUp = new AbortController();
    const started: Sending = {
      signal: giveUp.signal,
      abort() {
        giveUp.abort();
        end(started);
      },
    };
    sending.current = started;
    setSubmitting(true);
    return started;
  };

  return { sending, isSubmitting, begin, end };
}
