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

/** This script's own address, readable only while the script starts. */
const scriptUrl = (document.currentScript as HTMLScriptElement).src;
/** Where the platform lives: where this script came from. */
const platform = new URL(scriptUrl).origin;
/** Time (ms) without a message after which a frame is diagnosed. */
const READY_WITHIN_MS = 15_000;

const found = new WeakSet<Element>();
const formIds = new Set<string>();

/**
 * Loads a part that not every page needs. By full address, because a classic script has no base URL for
 * imports.
 */
const load = <Part>(name: string): Promise<Part> =>
  import(/* @vite-ignore */ new URL(`loader-${name}.js`, scriptUrl).href) as Promise<Part>;

const withDoctor = (act: (doctor: typeof import('./doctor.ts')) => void): void => {
  void load<typeof import('./doctor.ts')>('doctor').then(act, () => undefined);
};

/** Turns placeholders into frames, and attends to every frame of this platform. */
function findForms(): void {
  for (const placeholder of document.querySelectorAll<HTMLElement>('[data-form-embed-id]')) {
    const options = found.has(placeholder) ? null : parseOptions(placeholder);
    found.add(placeholder);
    if (!options) continue;
    const make = (scheme: Scheme): HTMLIFrameElement => createFrame(platform, options, scheme);
    if (options.mode === 'inline') placeholder.append(make(hostScheme(placeholder)));
    else {
      load<typeof import('./overlay.ts')>('overlay').then(
        ({ setUpOverlay }) =>
          setUpOverlay(
            placeholder,
            options,
            () => make('light'),
            (frame) => attend(frame, platform),
          ),
        () => withDoctor(({ report }) => report(platform, options.formId, 'script_blocked')),
      );
    }
  }
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-form-embed]')) {
    if (found.has(frame) || !frame.src.startsWith(`${platform}/embed/`)) continue;
    attend(frame, platform);
  }
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

/** Fits a frame's height, prefills its form, and dispatches its messages as events of the frame element. */
function attend(frame: HTMLIFrameElement, origin: string): void {
  found.add(frame);
  const formId = /\/embed\/([^/?#]+)/.exec(frame.src)?.[1] ?? '';
  const report = (problem: EmbedProblem): void =>
    withDoctor((doctor) => doctor.report(origin, formId, problem));
  if (formIds.has(formId)) report('snippet_twice');
  formIds.add(formId);
  for (const [name, value] of Object.entries(BARE)) frame.style.setProperty(name, value, 'important');
  const height = recallHeight(frame.src, frame.offsetWidth);
  if (height > 0) frame.style.height = `${height}px`;
  const isLate = setTimeout(() => {
    if (frame.loading !== 'lazy') withDoctor(({ diagnose }) => void diagnose(frame, origin, formId));
  }, READY_WITHIN_MS);

  window.addEventListener('message', (event) => {
    const message = parseMessage(event, origin, frame);
    if (!message) return;
    const { event: name, accepts, ...detail } = message;
    if (name === 'ready') {
      clearTimeout(isLate);
      watchHostScheme(frame, (scheme) => sendCommand(frame, origin, { command: 'hello', scheme }));
      const values = prefillValues(frame, accepts ?? [], location.search);
      if (values.length > 0) sendCommand(frame, origin, { command: 'prefill', values });
    }
    frame.dispatchEvent(new CustomEvent(`form${name}`, { bubbles: true, composed: true, detail }));
  });
  // Loaded last, so that it does not delay the form. The library leaves a global, which is removed again
  // unless the page brought its own.
  const isPages = 'iFrameResize' in window;
  load<typeof import('./resize.ts')>('resize').then(
    ({ fitFrame }) => {
      if (!isPages) delete (window as { iFrameResize?: unknown }).iFrameResize;
      fitFrame(frame, origin, (height) => {
        rememberHeight(frame.src, frame.offsetWidth, height);
        const detail = { formId, height };
        frame.dispatchEvent(new CustomEvent('formresize', { bubbles: true, composed: true, detail }));
        if (frame.offsetHeight > 0 && frame.offsetHeight + 1 < height) report('height_clamped');
      });
    },
    () => report('script_blocked'),
  );
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', findForms);
else findForms();
