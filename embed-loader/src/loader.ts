import {
  hostScheme,
  recallHeight,
  rememberHeight,
  watchHostScheme,
  type EmbedProblem,
  type Scheme,
} from '@inlay/sdk/protocol';
import { createFrame } from './createFrame.ts';
import { parseMessage, sendCommand } from './messages.ts';
import { prefillValues } from './prefill.ts';
import { parseOptions } from './parseOptions.ts';

/**
 * This script's own address. `type="module"` and `import()` leave the element out, and a classic script may not name
 * `import.meta`; then the first address of a stack is the script's own.
 */
const scriptUrl =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  (/https?:[^\s)]+?(?=:\d+:\d)/.exec(new Error('stack').stack ?? '')?.[0] ?? '');
/** Where the platform lives: where this script came from. */
const platform = new URL(scriptUrl).origin;
/** Marks a page in which this platform's loader runs. A symbol, which no page lists among its names. */
const RUNS = Symbol.for(`form-embed ${platform}`);
/** Time (ms) without a message after which a frame is diagnosed. */
const READY_WITHIN_MS = 15_000;

/** Pasted frames, and those of placeholders. */
const FRAMES = 'iframe[data-form-embed]';

/** Frames and overlays that are attended to, and what ends that. */
const attended = new Map<Element, AbortController>();
/** Names of custom elements whose definition was or is waited for. */
const awaited = new Set<string>();

/** Loads a part that not every page needs. By full address, because a classic script has no base URL for imports. */
const load = <Part>(name: string): Promise<Part> =>
  import(/* @vite-ignore */ `${platform}/sdk/loader-${name}.js`) as Promise<Part>;

const withDoctor = (act: (doctor: typeof import('./doctor.ts')) => void): void => {
  void load<typeof import('./doctor.ts')>('doctor').then(act, () => undefined);
};

/** Begins to attend to an element. Returns the signal that ends it. */
function begin(element: Element): AbortSignal {
  const ending = new AbortController();
  attended.set(element, ending);
  return ending.signal;
}

function end(element: Element): void {
  attended.get(element)?.abort();
  attended.delete(element);
}

/**
 * Follows what pages change after their start: client routers, lazy loading, consent managers. Each inserted element is
 * looked at once; of attributes only those by which a frame or placeholder becomes one of ours are reported.
 */
const changes = new MutationObserver((records) => {
  for (const element of attended.keys()) if (!element.isConnected) end(element);
  for (const { target, attributeName, addedNodes } of records) {
    if (attributeName === 'data-form-embed-id') end(target as Element);
    if (attributeName) see(target as Element);
    for (const node of addedNodes) if (node.nodeType === 1 && node.isConnected) lookInto(node as Element);
  }
});

/** Looks at a document or shadow root, and follows its changes. */
function follow(root: Document | ShadowRoot): void {
  changes.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['src', 'data-form-embed', 'data-form-embed-id'],
  });
  root.querySelectorAll('*').forEach(see);
}

function lookInto(element: Element): void {
  see(element);
  element.querySelectorAll('*').forEach(see);
}

/** Attends to an element if it is a frame or placeholder of this platform, and follows its open shadow root. */
function see(element: Element): void {
  if (attended.has(element)) return;
  if (element.hasAttribute('data-form-embed-id')) fill(element as HTMLElement);
  else if (element.matches(FRAMES)) {
    const frame = element as HTMLIFrameElement;
    if (frame.src.startsWith(`${platform}/embed/`)) attend(frame, platform);
  }
  const { localName: name, shadowRoot } = element;
  if (shadowRoot) follow(shadowRoot);
  else if (name.includes('-') && !awaited.has(name)) {
    awaited.add(name);
    // SVG has such names, too, which nobody may define.
    customElements.whenDefined(name).then(
      () => document.querySelectorAll(name).forEach(see),
      () => undefined,
    );
  }
}

/**
 * Tells whether a placeholder is this platform's, in a page with loaders of several: the line after it says so, as
 * pasted, else the last one.
 */
function isOurs(placeholder: Element): boolean {
  const lines = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/sdk/loader.js"]')];
  const isAfter = (line: Node) => placeholder.compareDocumentPosition(line) & 4;
  const line = lines.find(isAfter) ?? lines.pop();
  return !line || line.src.startsWith(`${platform}/`);
}

/** Turns a placeholder into a frame, or what opens one over the page. */
function fill(placeholder: HTMLElement): void {
  const options = parseOptions(placeholder);
  if (!options || !isOurs(placeholder)) return;
  const make = (scheme: Scheme): HTMLIFrameElement => createFrame(platform, options, scheme);
  if (options.mode === 'inline') {
    // Pages that a router kept come back filled.
    const there = placeholder.querySelector<HTMLIFrameElement>(FRAMES);
    if (there?.src.includes(options.formId)) return;
    there?.remove();
    placeholder.append(make(hostScheme(placeholder)));
    return;
  }
  const ending = begin(placeholder);
  load<typeof import('./overlay.ts')>('overlay').then(
    ({ setUpOverlay }) => {
      if (ending.aborted) return;
      setUpOverlay(
        placeholder,
        options,
        () => make('light'),
        (frame) => attend(frame, platform),
        ending,
      );
    },
    () => withDoctor(({ report }) => report(platform, options.formId, 'script_blocked')),
  );
}

/**
 * Styles that protect a frame from the page's style sheets. The scheme must equal the frame document's,
 * which is always light; otherwise browsers paint the frame opaque.
 */
const BARE = {
  border: '0',
  padding: '0',
  'min-height': '0',
  'max-height': 'none',
  filter: 'none',
  'color-scheme': 'light',
} as const;

/** Returns the id of a frame's form. */
const formIdOf = (frame: Element): string | undefined =>
  /\/embed\/([^/?#]+)/.exec((frame as HTMLIFrameElement).src)?.[1];

/** Fits a frame's height, prefills its form, and dispatches its messages as events of the frame element. */
function attend(frame: HTMLIFrameElement, origin: string): void {
  const formId = formIdOf(frame) ?? '';
  const report = (problem: EmbedProblem): void =>
    withDoctor((doctor) => doctor.report(origin, formId, problem));
  if ([...attended.keys()].some((other) => formIdOf(other) === formId)) report('snippet_twice');
  const ending = begin(frame);
  for (const [name, value] of Object.entries(BARE)) frame.style.setProperty(name, value, 'important');
  const height = recallHeight(frame.src, frame.offsetWidth);
  if (height > 0) frame.style.height = `${height}px`;
  const isLate = setTimeout(() => {
    if (frame.loading !== 'lazy') withDoctor(({ diagnose }) => void diagnose(frame, origin, formId));
  }, READY_WITHIN_MS);
  ending.addEventListener('abort', () => clearTimeout(isLate));

  let isReady = false;
  window.addEventListener(
    'message',
    (event) => {
      const message = parseMessage(event, origin, frame);
      if (!message) return;
      const { event: name, accepts, again, ...detail } = message;
      if (name === 'ready') {
        // Said again to a loader that may have come too late for the first time.
        if (again && isReady) return;
        isReady = true;
        clearTimeout(isLate);
        watchHostScheme(frame, (scheme) => sendCommand(frame, origin, { command: 'hello', scheme }), ending);
        const values = prefillValues(frame, accepts ?? [], location.search);
        if (values.length > 0) sendCommand(frame, origin, { command: 'prefill', values });
      }
      frame.dispatchEvent(new CustomEvent(`form${name}`, { bubbles: true, composed: true, detail }));
    },
    { signal: ending },
  );
  // Loaded last, so that it does not delay the form. The library leaves a global, which is removed again
  // unless the page brought its own.
  const isPages = 'iFrameResize' in window;
  load<typeof import('./resize.ts')>('resize').then(
    ({ fitFrame }) => {
      if (!isPages) delete (window as { iFrameResize?: unknown }).iFrameResize;
      if (ending.aborted) return;
      fitFrame(frame, origin, ending, (height) => {
        // It lives, even where it cannot name the page to tell it so: a local file, a page without referrer in Firefox.
        clearTimeout(isLate);
        rememberHeight(frame.src, frame.offsetWidth, height);
        const detail = { formId, height };
        frame.dispatchEvent(new CustomEvent('formresize', { bubbles: true, composed: true, detail }));
        if (frame.offsetHeight > 0 && frame.offsetHeight + 1 < height) report('height_clamped');
      });
    },
    () => report('script_blocked'),
  );
}

// Pages have a line for each form, routers run it again, tag managers add their own.
if (!(RUNS in window)) {
  Object.defineProperty(window, RUNS, {});
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => follow(document));
  else follow(document);
}
