/** What counts as scripting, and what of it is the browser's own work, by their names in a trace. */
const SCRIPTING = new Set([
  'EvaluateScript', 'EventDispatch', 'FireAnimationFrame', 'FireIdleCallback', 'FunctionCall', 'MajorGC', 'MinorGC',
  'RunMicrotasks', 'TimerFire',
]); // prettier-ignore
const RENDERING = new Set(['HitTest', 'Layout', 'Paint', 'PrePaint', 'UpdateLayoutTree', 'ParseHTML']);
/** As few as there can be: what is watched more closely is slower. */
const CATEGORIES = [
  'devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
];

/**
 * How long scripts ran in each frame while something was done, in milliseconds. A frame reaches from one
 * beginning of a frame on the page's main thread to the next; those without scripts are left out. Times
 * are those of the thread: what other programs of this machine take away is not the page's.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<number[]>}
 */
export async function measureFrames(browser, page, act) {
  const events = await traceMainThread(browser, page, act);
  const scripts = union(events.filter(({ ph, name }) => ph === 'X' && SCRIPTING.has(name)));
  const rendering = union(events.filter(({ ph, name }) => ph === 'X' && RENDERING.has(name)));
  const begins = events
    .filter(({ name }) => name === 'BeginMainThreadFrame')
    .map(({ tts }) => tts)
    .toSorted((a, b) => a - b);
  const frames = new Map();
  for (const [from, to] of scripts) {
    const frame = begins.findLast((begin) => begin <= from) ?? 0;
    const own = to - from - overlap(from, to, rendering);
    frames.set(frame, (frames.get(frame) ?? 0) + own / 1000);
  }
  return [...frames.values()].filter((milliseconds) => milliseconds > 0.1);
}

/**
 * Measures how long the main thread works from each input event to the frame that shows it, in ms of thread
 * time: waiting for the screen does not count.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<number[]>}
 */
export async function measureInputs(browser, page, act) {
  const events = await traceMainThread(browser, page, act);
  const named = (wanted) => events.filter(({ name }) => name === wanted);
  const [begins, paints] = [named('BeginMainThreadFrame'), named('Paint')];
  return named('EventDispatch')
    .filter(({ args }) => args.data?.type === 'input')
    .flatMap(({ tts }) => {
      const [begin, next] = begins.filter((one) => one.tts > tts);
      const last = begin && paints.findLast((one) => one.tts > begin.tts && !(next && one.tts > next.tts));
      return last ? [(last.tts + last.tdur - tts) / 1000] : [];
    });
}

/** Category of whole tasks. */
const TASKS = 'disabled-by-default-devtools.timeline';

/**
 * Measures the tasks of the page's main thread during `act`, in ms of thread time: what others take of the processor
 * does not count.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<number[]>}
 */
export async function measureTasks(browser, page, act) {
  const events = await traceMainThread(browser, page, act, [...CATEGORIES, TASKS]);
  return events.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000);
}

/** Returns what the page's main thread did during `act`, by thread time. */
async function traceMainThread(browser, page, act, categories = CATEGORIES) {
  await browser.startTracing(page, { categories });
  await act();
  // What it led to, e.g. a draft that is kept two seconds later.
  await page.waitForTimeout(300);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const thread = busiestMainThread(traceEvents);
  return traceEvents
    .filter(({ pid, tid, tts }) => tts !== undefined && `${pid} ${tid}` === thread)
    .toSorted((a, b) => a.tts - b.tts);
}

/** The page's main thread: of all renderers the one whose scripts ran most. */
function busiestMainThread(events) {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const busy = Map.groupBy(
    events.filter(({ name, pid, tid }) => name === 'EventDispatch' && mains.has(`${pid} ${tid}`)),
    ({ pid, tid }) => `${pid} ${tid}`,
  );
  const [first] = [...busy.entries()].toSorted(([, a], [, b]) => b.length - a.length);
  if (!first) throw new Error('The trace holds no scripts.');
  return first[0];
}

/** Events within events are counted once. */
function union(events) {
  const merged = [];
  for (const { tts, tdur = 0 } of events.toSorted((a, b) => a.tts - b.tts)) {
    const last = merged.at(-1);
    if (last && tts <= last[1]) last[1] = Math.max(last[1], tts + tdur);
    else merged.push([tts, tts + tdur]);
  }
  return merged;
}

const overlap = (from, to, spans) =>
  spans.reduce((sum, [begin, end]) => sum + Math.max(0, Math.min(to, end) - Math.max(from, begin)), 0);

/** A share of all values is at most this. */
export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
