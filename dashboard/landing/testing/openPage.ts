import type { Window as TestWindow } from 'happy-dom';
import page from '../index.html?raw';
import { renderDemoForm } from '../renderDemo.tsx';

/** The tests' browser: its width and its network requests. */
export const testBrowser = (window as unknown as TestWindow).happyDOM;

/** The page as it is shipped, before any script has run. */
export const SHIPPED_PAGE = page.replace('<!-- demo form -->', renderDemoForm);

/** Parses the shipped page without running or loading any part of it. */
export function readShippedPage(): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = SHIPPED_PAGE;
  return template.content;
}

/** Puts what the shipped page shows into this test's document, at an address. */
export function openPage(address = '/'): void {
  document.body.innerHTML = SHIPPED_PAGE.slice(
    SHIPPED_PAGE.indexOf('<body>') + '<body>'.length,
    SHIPPED_PAGE.indexOf('</body>'),
  );
  history.replaceState(null, '', address);
}

/** The one element that a selector has to find. */
export function get(selector: string): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(selector);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${selector} is there ${found.length} times`);
  return element;
}

/** The text a visitor reads in an element, without the line breaks of the source. */
export const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();
