import { useEffect, useRef, useState } from 'react';

/**
 * A setting that is typed: kept while the person types, saved when he goes on, also when that is out of
 * the dialog. `save` is not called for what is wrong or as before.
 *
 * @param check what is wrong with it, in words; null when nothing is
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
