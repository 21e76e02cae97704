import { CLOSE_TEXTS } from '@inlay/sdk/loader-texts';
import { sendCommand } from './messages.ts';
import { OVERLAY_CSS } from './overlayCss.ts';
import { paintOpener } from './paintOpener.ts';
import type { EmbedShape, FrameOptions } from './parseOptions.ts';
import { parseTriggers, waitFor } from './triggers.ts';

const PLACES: Readonly<Record<Exclude<EmbedShape, 'inline'>, string>> = {
  popup: 'middle',
  'slide-in': 'side',
  'side-tab': 'side',
  'floating-button': 'corner',
};

/** Time within which two clicks are one double click. */
const DOUBLE_CLICK_MS = 500;

/**
 * Shows a form over the page: popup, slide-in, side tab or floating button. A native dialog traps the
 * focus, closes on Escape and restores the focus. A closed form keeps typed values.
 *
 * The page's author dispatches `formopen` and `formclose` on the placeholder to open and close the form.
 * @param ending takes everything away again, when the placeholder has left the page
 */
export function setUpOverlay(
  placeholder: HTMLElement,
  options: FrameOptions,
  createFrame: () => HTMLIFrameElement,
  attend: (frame: HTMLIFrameElement) => void,
  ending?: AbortSignal,
): void {
  const listening = ending ? { signal: ending } : {};
  const read = (name: string) => placeholder.getAttribute(`data-form-embed-${name}`)?.trim() ?? '';
  const mode = options.mode as Exclude<EmbedShape, 'inline'>;
  const side = sideOf(read('side'));
  const root = createRoot();
  const dialog = createDialog(root, options.title, PLACES[mode], side);
  let frame: HTMLIFrameElement | null = null;
  let ready: Promise<unknown> = Promise.resolve();
  let openedAt = 0;
  // A click on the backdrop; the dialog itself has no padding. The second of a double click opened it.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && event.timeStamp - openedAt > DOUBLE_CLICK_MS) dialog.close();
  });

  const open = (isAsked: boolean): void => {
    if (dialog.open) return;
    stopWaiting();
    openedAt = performance.now();
    if (!frame) {
      frame = createFrame();
      frame.loading = 'eager';
      // The placeholder's settings apply to the frame.
      for (const name of ['prefill', 'query-prefill'])
        if (read(name)) frame.setAttribute(`data-form-embed-${name}`, read(name));
      dialog.querySelector('div')?.append(frame);
      ready = heard(frame, 'formready');
      attend(frame);
      // A panel is the form's from top to bottom.
      if (PLACES[mode] === 'side') frame.style.setProperty('min-height', '100%', 'important');
      passOn(frame, placeholder, dialog);
    }
    // A form that opens by itself does not take the focus.
    if (isAsked || mode === 'popup') dialog.showModal();
    else {
      // An inert dialog cannot take the focus.
      dialog.inert = true;
      dialog.show();
      dialog.inert = false;
    }
    // What changed while it was hidden.
    frame.iFrameResizer?.resize();
    // Focuses the first field once there is one.
    if (isAsked) void ready.then(focusForm);
  };
  const focusForm = (): void => {
    if (!frame || !dialog.open) return;
    frame.focus();
    sendCommand(frame, new URL(frame.src).origin, { command: 'focus' });
  };
  const triggers = parseTriggers(read('open'));
  const stopWaiting = waitFor(triggers, () => open(false));
  if (triggers.click || mode === 'side-tab' || mode === 'floating-button')
    findOpener(placeholder, root, options, read('label') || options.title, side).addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        open(true);
      },
      listening,
    );
  placeholder.addEventListener(
    'formopen',
    ({ isTrusted, target }) => {
      if (!isTrusted && target === placeholder) open(true);
    },
    listening,
  );
  placeholder.addEventListener(
    'formclose',
    ({ target }) => {
      if (target === placeholder) dialog.close();
    },
    listening,
  );
  ending?.addEventListener('abort', () => {
    stopWaiting();
    root.host.remove();
  });
}

/**
 * Returns left or right; `start` and `end` follow the page's direction. CSS has no logical side for a
 * vertical tab.
 */
function sideOf(named: string): 'left' | 'right' {
  if (named === 'left' || named === 'right') return named;
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  return (named === 'start') === isRightToLeft ? 'right' : 'left';
}

function createRoot(): ShadowRoot {
  const host = document.createElement('div');
  // Turbo keeps copies of pages, and a copy has no shadow root.
  host.setAttribute('data-turbo-temporary', '');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(OVERLAY_CSS);
  root.adoptedStyleSheets = [sheet];
  document.body.append(host);
  return root;
}

function createDialog(root: ShadowRoot, title: string, place: string, side: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', title);
  Object.assign(dialog.dataset, { place, side });
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'close';
  close.textContent = '×';
  const language = (document.documentElement.lang || navigator.language).split('-', 1)[0] ?? '';
  const texts: Readonly<Record<string, string>> = CLOSE_TEXTS;
  close.setAttribute('aria-label', texts[language.toLowerCase()] ?? CLOSE_TEXTS.en);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') dialog.close();
  });
  const content = document.createElement('div');
  // Focusable, so that tall content scrolls by keyboard.
  content.tabIndex = 0;
  content.role = 'group';
  content.ariaLabel = title;
  dialog.append(close, content);
  root.append(dialog);
  return dialog;
}

/** Returns the placeholder if it is a button or link, else a new button. */
function findOpener(
  placeholder: HTMLElement,
  root: ShadowRoot,
  { mode, formId }: FrameOptions,
  label: string,
  side: string,
): HTMLElement {
  if (placeholder.matches('button,a[href],[role=button]')) {
    placeholder.setAttribute('aria-haspopup', 'dialog');
    return placeholder;
  }
  // Pages that a router kept come back with the button.
  const button =
    placeholder.querySelector<HTMLElement>('button[aria-haspopup=dialog]') ??
    Object.assign(document.createElement('button'), { type: 'button' });
  button.textContent = label;
  button.setAttribute('aria-haspopup', 'dialog');
  if (mode === 'side-tab' || mode === 'floating-button') {
    button.className = 'opener';
    Object.assign(button.dataset, { mode, side });
    root.prepend(button);
    void paintOpener(button, formId);
  } else placeholder.append(button);
  return button;
}

/** Dispatches the form's events on the placeholder, where the page's author can listen. */
function passOn(frame: HTMLIFrameElement, placeholder: HTMLElement, dialog: HTMLDialogElement): void {
  frame.addEventListener('formescape', () => dialog.close());
  for (const name of ['formready', 'formchange', 'formerror', 'formsubmitted', 'formresize'])
    frame.addEventListener(name, (event) => {
      // Only the placeholder's event bubbles to the document.
      event.stopPropagation();
      const { detail } = event as CustomEvent<unknown>;
      placeholder.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
    });
}

const heard = (target: EventTarget, name: string): Promise<unknown> =>
  new Promise((resolve) => {
    target.addEventListener(name, resolve, { once: true });
  });
