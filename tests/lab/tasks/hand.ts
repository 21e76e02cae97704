import type { Locator, Page } from 'playwright-core';
import { hasEffect, settle, type Tab } from '../monkey/tab.ts';

/** What a person does on a page, counted: presses of the pointer and of keys that are no text. */
export class Hand {
  readonly page: Page;
  readonly #tab: Tab;
  /** Presses since the task began. */
  presses = 0;
  /** Presses of which nothing came. */
  readonly dead: string[] = [];

  /** @param tab a page with the eyes of `monkey/pageEyes.ts` */
  constructor(tab: Tab) {
    this.page = tab.page;
    this.#tab = tab;
  }

  /** Follows a link from elsewhere, which is a press. */
  async open(url: string): Promise<void> {
    this.presses++;
    await this.page.goto(url);
  }

  /** Presses what a person sees. */
  async press(control: Locator): Promise<void> {
    await control.first().waitFor();
    await this.#count(String(control), () => control.first().click());
  }

  /** Presses a field to type into; that it takes the keyboard is what comes of it. */
  async enter(field: Locator): Promise<void> {
    this.presses++;
    await field.first().click();
  }

  /** Presses a button of this whole name. */
  button(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    return this.press(within.getByRole('button', { name, exact: true }));
  }

  link(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    return this.press(within.getByRole('link', { name, exact: true }));
  }

  /** Presses a key that is no text, such as Enter behind a search. */
  key(name: string): Promise<void> {
    return this.#count(name, () => this.page.keyboard.press(name));
  }

  /** Types where the focus is; ends of lines belong to the text. Not counted. */
  async type(text: string): Promise<void> {
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) await this.page.keyboard.press('Enter');
      await this.page.keyboard.type(line);
      await settle(this.#tab);
    }
  }

  async #count(what: string, act: () => Promise<void>): Promise<void> {
    this.presses++;
    await settle(this.#tab);
    if (!(await hasEffect(this.#tab, act))) this.dead.push(what);
  }
}
