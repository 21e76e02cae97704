import { checkHistory, startSending } from './history.mjs';
import { makeForm, startDatabase, startProcess } from './platform.mjs';

/** Time of sending before and after the fault, in ms. */
const CALM_MS = 1_500;

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for something to become true. @throws after `ms`, with its name. */
export async function until(what, isTrue, ms = 120_000) {
  const end = Date.now() + ms;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${ms} ms`);
    await sleep(25);
  }
}

/**
 * Sets up a platform, has visitors send all the time, does harm to it and brings it back; then the history is
 * checked. `harm` gives figures and what has to hold, and may add `entries` of its own to the history; `isOver`
 * when it has stopped the visitors itself.
 * @param {{ perSecond: number, captcha?: boolean, redirectUrl?: string, tries?: number, processes?: number,
 *   environment?: object, makeDatabase?: typeof startDatabase, toDatabase?: (url: URL) => Promise<{ url: URL, stop(): Promise<void> }>,
 *   toPlatform?: (port: number) => Promise<{ port: number, stop(): Promise<void> }> }} options
 */
export async function play(options, harm) {
  const { perSecond, captcha, redirectUrl, tries, processes = 1, environment = {} } = options;
  const makeDatabase = options.makeDatabase ?? startDatabase;
  await using running = new AsyncDisposableStack();
  const database = running.use(await makeDatabase());
  const way = await options.toDatabase?.(new URL(database.url));
  if (way) running.defer(way.stop);
  const platforms = [];
  for (let count = 0; count < processes; count++) {
    const platform = await startProcess(way?.url.href ?? database.url, {
      INLAY_ROLE: 'web',
      ...environment,
    });
    platforms.push(running.use(platform));
  }
  const [platform] = platforms;
  const form = await makeForm(database, { captcha, redirectUrl });
  const entrance = await options.toPlatform?.(...platforms.map(({ port }) => port));
  if (entrance) running.defer(entrance.stop);
  const url = entrance ? `http://127.0.0.1:${entrance.port}` : platform.url;
  const sending = startSending({ url, form, perSecond, tries, captcha });
  running.defer(() => sending.stop());
  await until('The first acknowledgement', () => sending.acknowledged() > 0);
  await sleep(CALM_MS);
  const found = await harm({ database, platform, platforms, form, sending, url, way, entrance });
  if (!found.isOver) {
    const before = sending.acknowledged();
    await until('The next acknowledgement', () => sending.acknowledged() > before);
    await sleep(CALM_MS);
    await sending.stop();
  }
  const history = await checkHistory(database, form, [...sending.entries, ...(found.entries ?? [])]);
  return {
    history,
    figures: found.figures,
    passes: { 'the history holds': history.isWhole, ...found.passes },
  };
}
