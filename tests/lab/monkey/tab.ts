import type { Page, Request } from 'playwright-core';
import { PICTURE } from './words.ts';

/** Lines of the console that are no trouble, each with its reason. */
const EXPECTED = [
  // Statuses are looked at themselves.
  'Failed to load resource',
  // Visitors see a picture of another website; in the builder it stays blank, as its hint says.
  'Loading the image',
  // The previews of Share run no script on purpose (decision 127).
  "because the document's frame is sandboxed and the 'allow-scripts' permission is not set",
];

/** Refusals that no message has to tell, each with its reason. */
const UNTOLD = [
  // Signed out: the sign-in screen follows.
  /^401 /,
  // A closed form has no height to put into its lines.
  /^403 GET \S+\/embed\/[^/]+\/include$/,
];

/** A page is settled once nothing has changed for so long, in ms. */
const QUIET_MS = 50;
/** How late the effect of a press may be, in ms: React holds back what was lazy for 300. */
const LATE_MS = 600;
/** Longest wait for a settled page, in ms: some never rest, such as a countdown. */
const SETTLED_MS = 3_000;

/** What pages have complained of since it was last judged. */
export interface Heard {
  /** Errors of the server, of scripts and of the console. */
  troubles: string[];
  /** Refused requests, which the screen has to tell. */
  refusals: string[];
}

/** A tab, with the requests it waits for. */
export interface Tab {
  page: Page;
  waiting: Set<Request>;
  /** Requests, downloads, dialogs and the like since it was opened. */
  events: number;
}

/** Listens to a new page, answers its dialogs, and gives it a picture when it asks for a file. */
export function listen(page: Page, origin: string, { troubles, refusals }: Heard): Tab {
  const tab: Tab = { page, waiting: new Set(), events: 0 };
  const count = (): void => void tab.events++;
  page.on('request', (request) => {
    count();
    // Live events never end.
    if (!/\/[a-z-]*events$/.test(new URL(request.url()).pathname)) tab.waiting.add(request);
  });
  const ended = (request: Request): void => void tab.waiting.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('response', (response) => {
    if (new URL(response.url()).origin !== origin) return;
    const line = `${response.status()} ${response.request().method()} ${response.url()}`;
    if (response.status() >= 500) troubles.push(line);
    else if (response.status() >= 400 && !UNTOLD.some((known) => known.test(line))) refusals.push(line);
  });
  page.on('console', (message) => {
    const isExpected = EXPECTED.some((part) => message.text().includes(part));
    if (message.type() === 'error' && !isExpected) troubles.push(`console: ${message.text()}`);
  });
  // Unhandled rejections arrive here, too.
  page.on('pageerror', (error) => troubles.push(`page error: ${error.stack ?? String(error)}`));
  page.on('crash', () => troubles.push('the page crashed'));
  page.on('download', (download) => {
    count();
    void download.cancel();
  });
  page.on('dialog', (dialog) => {
    count();
    // A page that goes takes its dialogs along.
    void dialog.accept().catch(() => undefined);
  });
  page.on('filechooser', (chooser) => {
    count();
    void chooser.setFiles(PICTURE).catch(() => undefined);
  });
  return tab;
}

/** Waits until a tab, whose page has eyes, asks for nothing and changes nothing. */
export async function settle({ page, waiting }: Tab, quiet = QUIET_MS): Promise<void> {
  const end = performance.now() + SETTLED_MS;
  do {
    await page.waitForLoadState('domcontentloaded').catch(() => undefined);
    await page
      .evaluate(([quietMs, mostMs]) => window.monkeyEyes.quiet(quietMs, mostMs), [quiet, SETTLED_MS] as const)
      .catch(() => undefined);
  } while (waiting.size > 0 && performance.now() < end);
}

/** Whether something came of an action: a change of the page or of its address, a request, a new focus. */
export async function hasEffect(tab: Tab, act: () => Promise<void>): Promise<boolean> {
  const state = async (): Promise<string> => {
    const effects = await tab.page.evaluate(() => window.monkeyEyes.effects()).catch(() => -1);
    return `${effects} ${tab.events} ${tab.page.url()}`;
  };
  const before = await state();
  await act();
  await settle(tab);
  if ((await state()) !== before) return true;
  await settle(tab, LATE_MS);
  return (await state()) !== before;
}
