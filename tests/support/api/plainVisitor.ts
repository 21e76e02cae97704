import { Window, type Document, type HTMLElement, type HTMLInputElement } from 'happy-dom';
import type { TestApi } from './testApi.ts';

type Typed = string | boolean | readonly string[] | undefined;

/** Reads pages. A window for each page would stay in memory: hundreds of forms take gigabytes. */
const parser = new new Window().DOMParser();
const parsePage = (html: string): Document => parser.parseFromString(html, 'text/html');

/**
 * A visitor without JavaScript, in a browser without `:has()`: fills the controls that such a page shows, and
 * presses its buttons.
 */
export class PlainVisitor {
  readonly #api: TestApi;
  readonly #path: string;
  #document = parsePage('');
  /** Headers of the last answer. */
  headers = new Headers();
  status = 0;
  html = '';

  constructor(api: TestApi, formId: string) {
    this.#api = api;
    this.#path = `/embed/${formId}`;
  }

  /** Opens the form's page. @param query of its address, with the question mark */
  async open(query = ''): Promise<void> {
    this.#read(await this.#api.visitor().get(this.#path + query));
  }

  /** Presses a button; without a name, the first one, as Enter does. */
  async press(go?: string): Promise<void> {
    const body = new URLSearchParams(this.entries()).toString() + (go ? `&go=${encodeURIComponent(go)}` : '');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    this.#read(await this.#api.visitor().send('POST', this.#path, { headers, body }));
  }

  /** Fills the controls of a name as somebody does who sees them; a missing control is an error. */
  fill(name: string, typed: Typed): void {
    const controls = this.#controls().filter((control) => control.getAttribute('name') === name);
    const seen = controls.filter((control) => this.#isSeen(control));
    if (seen.length === 0) throw new Error(`The page has no control ${name}.`);
    for (const control of seen) {
      const input = control as HTMLInputElement;
      const values = [typed].flat().map(String);
      if (['radio', 'checkbox'].includes(input.type)) input.checked = values.includes(input.value);
      else input.value = values[0] ?? '';
    }
  }

  /** Names of the controls that are shown and posted. */
  shown(): string[] {
    const seen = this.#controls().filter((control) => this.#isSeen(control));
    return [...new Set(seen.flatMap((control) => control.getAttribute('name') || []))];
  }

  /** What a browser would post. */
  entries(): [string, string][] {
    return this.#controls().flatMap((control): [string, string][] => {
      const { type, checked, value } = control as HTMLInputElement;
      const name = control.getAttribute('name') ?? '';
      const isLeftOut = ['radio', 'checkbox'].includes(type) && !checked;
      return name === '' || isLeftOut ? [] : [[name, value]];
    });
  }

  find(selector: string): HTMLElement | null {
    return this.#document.querySelector<HTMLElement>(selector);
  }

  /** The value of a hidden input. */
  hidden(name: string): string | undefined {
    return this.entries().find(([one]) => one === name)?.[1];
  }

  /** Whether a control is shown: by the server, or by the style where no condition can be evaluated. */
  #isSeen(control: HTMLElement): boolean {
    if (control.getAttribute('type') === 'hidden' || control.closest('[inert]')) return false;
    let item = control.closest('[hidden]');
    while (item && this.html.includes(`[data-item="${item.getAttribute('data-item')}"]{display:block}`))
      item = item.parentElement?.closest('[hidden]') ?? null;
    return item === null;
  }

  #controls(): HTMLElement[] {
    return [...this.#document.querySelectorAll('input, select, textarea')] as unknown as HTMLElement[];
  }

  #read({ status, headers, text }: { status: number; headers: Headers; text: string }): void {
    this.status = status;
    this.headers = headers;
    this.html = text;
    this.#document = parsePage(/<body>(.*)<\/body>/s.exec(text)?.[1] ?? '');
  }
}
