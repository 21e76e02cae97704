import { useRef, useState } from 'react';
import type { SendControl } from '../client/sendSubmission.ts';
import type { FormTexts } from '../model/rendering.ts';
import type { FormNotice } from './FormRenderer.tsx';

/** A send under way. */
export interface Sending extends SendControl {
  /** The visitor changed something: from here on it has no more to say about the form. */
  abort(): void;
}

/** The one send that a form can have under way, and what it shows meanwhile. */
export function useSending(texts: FormTexts, setNotice: (notice: FormNotice | null) => void) {
  const [isSubmitting, setSubmitting] = useState(false);
  // State is one render late: two clicks in a row must see the first one.
  const current = useRef<Sending | null>(null);

  /** Whether this one is no longer under way; if it was the form's, the form is free again. */
  const end = (sending: Sending): boolean => {
    if (current.current !== sending) return false;
    current.current = null;
    setSubmitting(false);
    setNotice(null);
    return true;
  };

  const begin = (): Sending => {
    const giveUp = new AbortController();
    const sending: Sending = {
      signal: giveUp.signal,
      onWaiting: (isKept) => setNotice({ text: isKept ? texts.waitingKept : texts.waitingOpen }),
      abort() {
        giveUp.abort();
        end(sending);
      },
    };
    current.current = sending;
    setSubmitting(true);
    return sending;
  };

  return { current, isSubmitting, begin, end };
}
