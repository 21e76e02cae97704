import { useEffect, useState } from 'react';
import { writeClipboard } from './writeClipboard.ts';

/** Time for which a copy is confirmed, in ms. */
const CONFIRMED_MS = 2_000;

/** Copies texts, and says for a moment that it did; `hasFailed` until the next try. */
export function useCopy(): { isCopied: boolean; hasFailed: boolean; copy(text: string): void } {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {
    isCopied: outcome === 'copied',
    hasFailed: outcome === 'failed',
    copy: (text) =>
      void writeClipboard(text).then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      ),
  };
}
