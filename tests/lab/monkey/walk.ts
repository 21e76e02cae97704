import type { Browser, BrowserContext, Page } from 'playwright-core';
import { seededRandom } from '../../support/seededRandom.ts';
import { installEyes, type Control } from './pageEyes.ts';
import { hasEffect, listen, settle, type Heard, type Tab } from './tab.ts';
import { FITTING, KEYS, WORDS } from './words.ts';
import { createScene, PEOPLE, type MonkeyPerson, type MonkeyPlatform, type Scene } from './scene.ts';

/** Steps told of a walk that found something. */
const TOLD_STEPS = 20;
/** Longest time that a screen may load, or lead nowhere, in ms. */
const PATIENCE_MS = 15_000;

/** What a walk found. */
export interface Finding {
  seed: number;
  person: MonkeyPerson;
  url: string;
  wrong: string;
  /** The last steps, the newest last. */
  steps: string[];
}

export interface WalkOptions {
  seed: number;
  person: MonkeyPerson;
  steps: number;
  /** Ends the walk early. */
  signal?: AbortSignal;
}

/**
 * Walks at random as one kind of person, in two tabs, always the same way for a seed.
 *
 * @returns what went wrong first, or null
 */
export async function walk(
  browser: Browser,
  platform: MonkeyPlatform,
  { seed, person, steps, signal }: WalkOptions,
): Promise<Finding | null> {
  const random = seededRandom(seed * PEOPLE.length + PEOPLE.indexOf(person));
  const scene = await createScene(platform, person, random);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    extraHTTPHeaders: scene.headers,
  });
  const walker = new Walker(context, platform.url, person, scene, random);
  try {
    await walker.start();
    for (let step = 0; step < steps; step++) {
      signal?.throwIfAborted();
      await walker.step();
    }
    return null;
  } catch (error) {
    if (signal?.aborted) return null;
    const wrong =
      error instanceof Wrong ? error.message : String(error instanceof Error ? error.stack : error);
    return { seed, person, url: walker.url, wrong, steps: walker.told.slice(-TOLD_STEPS) };
  } finally {
    await context.close();
  }
}

/** How a finding is printed, with the command that repeats it. */
export const printFinding = ({ seed, person, url, wrong, steps }: Finding): string =>
  [
    `${person}, seed ${seed}: ${wrong}`,
    `  at ${url}`,
    ...steps.map((step) => `  ${step}`),
    `  again: npm run test:monkey -- --seed=${seed} --as=${person}`,
  ].join('\n');

/** Something that no person should meet. */
class Wrong extends Error {}

class Walker {
  readonly told: string[] = [];
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #person: MonkeyPerson;
  readonly #scene: Scene;
  readonly #random: () => number;
  #tabs: Tab[] = [];
  #current = 0;
  readonly #heard: Heard = { troubles: [], refusals: [] };
  #count = 0;

  constructor(
    context: BrowserContext,
    origin: string,
    person: MonkeyPerson,
    scene: Scene,
    random: () => number,
  ) {
    this.#context = context;
    this.#origin = origin;
    this.#person = person;
    this.#scene = scene;
    this.#random = random;
  }

  get #tab(): Tab {
    const tab = this.#tabs[this.#current];
    if (!tab) throw new Error('No tab is open');
    return tab;
  }

  get url(): string {
    return this.#tabs[this.#current]?.page.url() ?? '';
  }

  /** Opens two tabs, each on a screen. */
  async start(): Promise<void> {
    await this.#context.addInitScript(installEyes);
    // The browser's dropper picks a colour from a screen, and there is none.
    await this.#context.addInitScript(() => Reflect.deleteProperty(window, 'EyeDropper'));
    // Nothing leaves the machine; a foreign address answers with nothing.
    await this.#context.route(
      (url) => url.origin !== this.#origin && url.protocol.startsWith('http'),
      (route) => route.fulfill({ status: 204 }),
    );
    for (this.#current = 0; this.#current < 2; this.#current++) {
      this.#tabs.push(listen(await this.#context.newPage(), this.#origin, this.#heard));
      await this.#scene.signIn(this.#tab.page);
      await this.#visit(this.#pick(this.#scene.addresses));
    }
    this.#current = 0;
    this.#context.on('page', (page) => void this.#closeWindow(page));
  }

  /** One step, and a look at what came of it. */
  async step(): Promise<void> {
    const part = this.#random();
    if (part < 0.05) await this.#visit(this.#pick(this.#scene.addresses));
    else if (part < 0.08) await this.#go('reload', () => this.#tab.page.reload());
    else if (part < 0.12) await this.#go('back', () => this.#tab.page.goBack());
    else if (part < 0.13) await this.#go('forward', () => this.#tab.page.goForward());
    else if (part < 0.17) await this.#changeTab();
    else if (part < 0.21) await this.#key(this.#pick(KEYS));
    else await this.#use();
    await settle(this.#tab);
    await this.#comeBack();
    await this.#judge();
  }

  /** A window that a link opened is an effect of the press, and is closed again. */
  async #closeWindow(page: Page): Promise<void> {
    for (const tab of this.#tabs) tab.events++;
    await page.close().catch(() => undefined);
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  }

  #tell(step: string): void {
    this.told.push(`${++this.#count}. tab ${this.#current + 1}: ${step}`);
  }

  #visit(address: string): Promise<void> {
    return this.#go(`visit ${address}`, () => this.#tab.page.goto(this.#origin + address));
  }

  async #go(step: string, move: () => Promise<unknown>): Promise<void> {
    this.#tell(step);
    // A navigation that another overtakes, or a download in its place, is no failure.
    await move().catch(() => undefined);
  }

  async #changeTab(): Promise<void> {
    this.#current = 1 - this.#current;
    this.#tell('go to this tab');
    await this.#tab.page.bringToFront();
  }

  async #key(key: string): Promise<void> {
    this.#tell(`key ${key}`);
    await this.#tab.page.keyboard.press(key);
  }

  /** Presses, types into, or drags some control. */
  async #use(): Promise<void> {
    const { page } = this.#tab;
    const { controls } = await this.#look();
    if (controls.length === 0) return this.#visit(this.#pick(this.#scene.addresses));
    const index = Math.floor(this.#random() * controls.length);
    const control = controls[index];
    // What a covered control does not use is drawn all the same: later steps do not depend on it.
    const [any, part] = [this.#pick(WORDS), this.#random()];
    const word = (part < 0.5 && control && FITTING[control.type]) || any;
    const target = await page.evaluate((at) => window.monkeyEyes.aim(at), index);
    if (!target || !control) return this.#tell(`${control?.name} is covered`);
    if (control.kind === 'select') {
      this.#tell(`select in ${control.name}`);
      return page.evaluate(([at, which]) => window.monkeyEyes.select(at, which), [index, part] as const);
    }
    if (control.kind === 'type') {
      this.#tell(`type ${JSON.stringify(word.slice(0, 40))} into ${control.name}`);
      await page.mouse.click(target.x, target.y);
      await page.keyboard.press('Control+a');
      return page.keyboard.insertText(word);
    }
    if (control.kind === 'drag' && part < 0.5) return this.#drag(control, target, index, controls.length);
    return this.#press(control, target, index);
  }

  async #drag(control: Control, from: { x: number; y: number }, index: number, count: number): Promise<void> {
    const { mouse } = this.#tab.page;
    const [x, y] = [from.x + (this.#random() - 0.5) * 900, from.y + (this.#random() - 0.5) * 600];
    this.#tell(
      `drag ${control.name} (${index} of ${count}) by ${Math.round(x - from.x)}, ${Math.round(y - from.y)}`,
    );
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(x, y, { steps: 4 });
    await mouse.up();
  }

  /** Presses, and once more if nothing came of it: an enabled control that does nothing twice is wrong. */
  async #press(control: Control, { x, y }: { x: number; y: number }, index: number): Promise<void> {
    this.#tell(`press ${control.name}`);
    const { page } = this.#tab;
    await page.mouse.move(x, y);
    await settle(this.#tab);
    if (await hasEffect(this.#tab, () => page.mouse.click(x, y))) return;
    if (!(await page.evaluate((at) => window.monkeyEyes.mustAct(at), index))) return;
    const again = await page.evaluate((at) => window.monkeyEyes.aim(at), index);
    if (!again || (await hasEffect(this.#tab, () => page.mouse.click(again.x, again.y)))) return;
    throw new Wrong(`does nothing, twice: ${control.name}`);
  }

  /** Returns to the platform's pages from a file, and signs in again after a session has ended. */
  async #comeBack(): Promise<void> {
    const { page } = this.#tab;
    const isPage = await page
      .evaluate(() => document.contentType === 'text/html' && location.protocol.startsWith('http'))
      .catch(() => true);
    const isAway = !isPage || new URL(this.url).origin !== this.#origin;
    const isSignedOut = this.#person !== 'visitor' && /^\/(client\/)?auth\b/.test(new URL(this.url).pathname);
    if (!isAway && !isSignedOut) return;
    if (isSignedOut) await this.#scene.signIn(page);
    await this.#visit(this.#pick(this.#scene.addresses));
    await settle(this.#tab);
  }

  async #look() {
    const { page } = this.#tab;
    // A navigation may begin between two questions.
    return page
      .evaluate(() => window.monkeyEyes.look())
      .catch(async () => {
        await page.waitForLoadState();
        return page.evaluate(() => window.monkeyEyes.look());
      });
  }

  /** Asks what is wrong until nothing is, or a person would have lost patience. */
  async #lasts(ask: () => Promise<string | null>): Promise<string | null> {
    const end = performance.now() + PATIENCE_MS;
    let wrong = await ask();
    while (wrong && performance.now() < end) {
      await settle(this.#tab);
      wrong = await ask();
    }
    return wrong;
  }

  /** Throws what is wrong with the screen, or was said to have gone wrong behind it. */
  async #judge(): Promise<void> {
    const isWrong = async (): Promise<string | null> => {
      const { leadsOn, isBlank, isLoading } = await this.#look();
      if (isBlank) return 'the screen is blank';
      if (isLoading) return 'the screen goes on loading';
      // The end of a form is a page of somebody else's website.
      return leadsOn || this.#person === 'visitor' ? null : 'a dead end: no link and no button';
    };
    const refusals = this.#heard.refusals.splice(0);
    const isUntold = async (): Promise<string | null> =>
      refusals.length === 0 || (await this.#look()).tellsRefusal
        ? null
        : `refused without a message: ${refusals.join(', ')}`;
    const wrong = (await this.#lasts(isWrong)) ?? (await this.#lasts(isUntold));
    if (wrong) throw new Wrong(wrong);
    if (this.#heard.troubles.length > 0) throw new Wrong(this.#heard.troubles.join('\n  '));
  }
}
