import { vi } from 'vitest';

const { waitFor } = vi;
/** As long as `expect.poll`, in ms: a busy machine is no reason to fail. Vitest has no setting for it, and waits a second. */
const TIMEOUT = 20_000;

const isPatient = Symbol.for('inlay: patient waits');
if (!(isPatient in vi))
  Object.assign(vi, {
    [isPatient]: true,
    waitFor: (callback: () => unknown, options: object | number = {}) =>
      waitFor(callback, {
        timeout: TIMEOUT,
        ...(typeof options === 'number' ? { timeout: options } : options),
      }),
  });
