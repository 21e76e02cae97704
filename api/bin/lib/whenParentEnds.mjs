/** Interval at which the parent process is checked, in ms. */
const LOOK_MS = 500;

/**
 * Tells when the process that started us has ended. npm hands a signal to its shell, which ends without us: then our
 * parent is another one.
 *
 * @param {() => void} onEnd called once
 */
export function whenParentEnds(onEnd) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onEnd();
  }, LOOK_MS);
  timer.unref();
}
