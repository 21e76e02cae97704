type Options = Pick<LockOptions, 'ifAvailable' | 'signal'>;

/** Gives the browser exclusive locks as LockManager has them, with `ifAvailable` and `signal`. */
export function fakeLocks(): void {
  const held = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();
  const request = async (name: string, options: Options, act: (lock: object | null) => unknown) => {
    if (held.has(name) && options.ifAvailable) return act(null);
    while (held.has(name)) {
      await new Promise<void>((resolve, reject) => {
        waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
        options.signal?.addEventListener('abort', () => reject(new DOMException('Too late', 'AbortError')));
      });
    }
    held.add(name);
    try {
      return await act({ name });
    } finally {
      held.delete(name);
      for (const wake of waiting.get(name) ?? []) wake();
    }
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

/** Takes locks away, as plain http does. */
export const removeLocks = (): void => void Reflect.deleteProperty(navigator, 'locks');
