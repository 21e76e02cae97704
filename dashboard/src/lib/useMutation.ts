import {
  // oxlint-disable-next-line eslint/no-restricted-imports -- the one place
  useMutation as useTanStackMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { hideThrown } from './toasts.tsx';

/** Longest time between the presses of a double click, in ms. */
const DOUBLE_CLICK_MS = 500;

/** The last press, until it fails: then the next press may send again at once. */
interface Press<Data> {
  variables: unknown;
  answer: Promise<Data>;
  startedAt: number;
  isInFlight: boolean;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (!(one instanceof Blob) && JSON.stringify(one) === JSON.stringify(other));

const IDS = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

/** What a change is about: the names that it gives, and the ids in it. */
const subjectOf = (variables: unknown): string =>
  [
    ...(typeof variables === 'object' && variables !== null ? Object.keys(variables).toSorted() : []),
    ...((JSON.stringify(variables) as string | undefined)?.match(IDS) ?? []),
  ].join(' ');

/**
 * TanStack's `useMutation` that treats a double click as one press. It sends the same change neither while it
 * is in flight, nor within the time of a double click. `mutate` then does nothing; `mutateAsync` returns the
 * first result. A success ends the messages about failures of the same change before. Offline a change fails at once:
 * sent by itself later, it would go out although the person has given up.
 */
export function useMutation<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
): UseMutationResult<Data, Error, Variables, Context> {
  type Mutation = UseMutationResult<Data, Error, Variables, Context>;
  const last = useRef<Press<Data> | null>(null);
  const mutation: Mutation = useTanStackMutation({
    ...options,
    networkMode: 'always',
    onError: (...failed) => {
      // What it shows may be pressed again before the lists have been read again (`onSettled`).
      if (isSame(last.current?.variables, failed[1])) last.current = null;
      return options.onError?.(...failed);
    },
  });
  const send = mutation.mutateAsync;
  const failures = useRef(new Map<string, Set<unknown>>());

  /** @returns the pending result, of this press or of the one before. */
  const press = useCallback(
    (...args: Parameters<Mutation['mutateAsync']>): { answer: Promise<Data>; isNew: boolean } => {
      const [variables] = args;
      const before = last.current;
      if (before && isSame(before.variables, variables)) {
        const isDouble = before.isInFlight || Date.now() - before.startedAt < DOUBLE_CLICK_MS;
        if (isDouble) return { answer: before.answer, isNew: false };
      }
      const answer = send(...args);
      const now: Press<Data> = { variables, answer, startedAt: Date.now(), isInFlight: true };
      last.current = now;
      const subject = subjectOf(variables);
      answer.then(
        () => {
          now.isInFlight = false;
          failures.current.get(subject)?.forEach(hideThrown);
          failures.current.delete(subject);
        },
        (error: unknown) => {
          if (last.current === now) last.current = null;
          failures.current.set(subject, new Set([...(failures.current.get(subject) ?? []), error]));
        },
      );
      return { answer, isNew: true };
    },
    [send],
  );
  const mutateAsync = useCallback<Mutation['mutateAsync']>((...args) => press(...args).answer, [press]);
  const mutate = useCallback<Mutation['mutate']>(
    (...args) => {
      const { answer, isNew } = press(...args);
      if (isNew) answer.catch(() => undefined);
    },
    [press],
  );
  return { ...mutation, mutate, mutateAsync };
}
