import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../lib/apiError.ts';

interface TypedSetting {
  stored: string;
  /** Rejects with the server's refusal. */
  save(text: string): Promise<unknown>;
  /** Returns the problem, in words; null when there is none. */
  check?: ((text: string) => string | null) | undefined;
}

/** Returns the server's message about a text; undefined for a failure that has nothing to do with it. */
const findIssue = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.issues[0]?.message : undefined;

/**
 * A typed setting: saved when the person leaves the field, or the screen. Never calls `save` with an invalid or
 * unchanged value. A refused text stays in the field; a text that was stored elsewhere meanwhile is named.
 */
export function useTypedSetting({ stored, save, check = () => null }: TypedSetting) {
  const [typed, setTyped] = useState<string | null>(null);
  /** What was stored when the typing began. */
  const [begun, setBegun] = useState(stored);
  const [isTyping, setTyping] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The same text would be refused again. */
  const [isRefused, setRefused] = useState(false);
  const value = typed ?? stored;
  const problem = check(value);
  const other = typed !== null && !isSending && stored !== begun && stored !== typed ? stored : null;

  const send = async (text: string): Promise<void> => {
    setSending(true);
    try {
      await save(text);
      setTyped((now) => (now === text ? null : now));
      setRefusal(null);
    } catch (error) {
      const issue = findIssue(error);
      setRefusal(issue ?? t`Not saved yet. Leave the field to try again.`);
      setRefused(issue !== undefined);
    } finally {
      setSending(false);
    }
  };
  /** Saves what was typed; `isLeaving` also what somebody else has changed, which Undo brings back. */
  const flush = (isLeaving = false): void => {
    setTyping(false);
    if (typed === null || problem !== null || isRefused || (other !== null && !isLeaving)) return;
    if (typed === stored) setTyped(null);
    else void send(typed);
  };
  const flushOnLeave = useEffectEvent(() => flush(true));
  useEffect(() => () => flushOnLeave(), []);

  return {
    value,
    error: refusal ?? (isTyping ? null : problem),
    /** The text that somebody else has stored meanwhile; null for none. */
    other,
    keepMine: (): void => void (typed !== null && send(typed)),
    takeOther: (): void => setTyped(null),
    onChange: (text: string): void => {
      if (typed === null) setBegun(stored);
      setTyped(text);
      setRefusal(null);
      setRefused(false);
      setTyping(true);
    },
    onBlur: (): void => flush(),
  };
}
