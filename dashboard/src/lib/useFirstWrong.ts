import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Gives the focus to the first wrong entry inside an element, each time that its entries are refused.
 *
 * @returns the element's ref, and what is called on a refusal, with the state that marks the entries
 */
export function useFirstWrong<Around extends HTMLElement>(): [RefObject<Around | null>, () => void] {
  const around = useRef<Around>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // Behind the render that marked the entries.
    if (refusals > 0) around.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return [around, () => setRefusals((count) => count + 1)];
}
