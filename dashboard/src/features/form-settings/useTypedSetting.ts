import { useEffect, useRef, useState } from 'react';

/**
 * A typed setting: saved when the person leaves the field, or the dialog. Never calls `save` with an invalid
 * or unchanged value.
 *
 * @param check returns the problem, in words; null when there is none
 */
export function useTypedSetting(
  stored: string,
  save: (text: string) => void,
  check: (text: string) => string | null = () => null,
) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isTyping, setTyping] = useState(false);
  const value = typed ?? stored;
  const problem = check(value);

  const flush = (): void => {
    setTyping(false);
    if (typed === null || problem !== null) return;
    if (typed !== stored) save(typed);
    setTyped(null);
  };
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => () => latest.current(), []);

  return {
    value,
    error: isTyping ? null : problem,
    onChange: (text: string): void => {
      setTyped(text);
      setTyping(true);
    },
    onBlur: flush,
  };
}
