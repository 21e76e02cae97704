import { sendCommand } from './messages.ts';
import { OVERLAY_CSS } from './overlayCss.ts';
import type { EmbedShape, FrameOptions } from './readOptions.ts';
import { readTriggers, waitFor } from './triggers.ts';

/** "Close", read out by screen readers, in the language of the page. */
const CLOSE: Readonly<Record<string, string>> = {
  en: 'Close',
  de: 'Schließen',
  fr: 'Fermer',
  es: 'Cerrar',
  pt: 'Fechar',
  ja: '閉じる',
  ar: 'إغلاق',
};

const PLACES: Readonly<Record<Exclude<EmbedShape, 'inline'>, string>> = {
  popup: 'middle',
  'slide-in': 'side',
  'side-tab': 'side',
  'floating-button': 'corner',
};

/**
 * A form over the page: popup, slide-in, side tab or floating button. The browser's own dialog holds it,
 * so that focus stays in, Escape closes, and focus returns to where it was. Closed, it keeps what was typed.
 *
 * The placeholder hears `formopen` and `formclose`, as events or as commands: dispatching one opens or
 * closes the form.
 */
export function setUpOverlay(
  placeholder: HTMLElement,
  options: FrameOptions,
  createFrame: () => HTMLIFrameElement,
  attend: (frame: HTMLIFrameElement) => void,
): void {
  const read = (name: string) => placeholder.getAttribute(`data-form-embed-${name}`)?.trim() ?? '';
  const mode = options.mode as Exclude<EmbedShape, 'inline'>;
  const side = sideOf(read('side'));
  const root = createRoot();
  const dialog = createDialog(root, options.title, PLACES[mode], side);
  let frame: HTMLIFrameElement | null = null;
  let ready: Promise<unknown> = Promise.resolve();

  const open = (isAsked: boolean): void => {
    if (dialog.open) return;
    stopWaiting();
    if (!frame) {
      frame = createFrame();
      frame.loading = 'eager';
      // Named by the placeholder, whose settings are the frame's.
      for (const name of ['prefill', 'query-prefill'])
        if (read(name)) frame.setAttribute(`data-form-embed-${name}`, read(name));
      dialog.querySelector('div')?.append(frame);
      ready = heard(frame, 'formready');
      attend(frame);
      passOn(frame, placeholder, dialog);
    }
    // What opens by itself leaves the visitor where he is.
    if (isAsked || mode === 'popup') dialog.showModal();
    else {
      // Inert, it cannot take the focus.
      dialog.inert = true;
      dialog.show();
      dialog.inert = false;
    }
    // The first field, as soon as there is one.
    if (isAsked) void ready.then(focusForm);
  };
  const focusForm = (): void => {
    if (!frame || !dialog.open) return;
    frame.focus();
    sendCommand(frame, new URL(frame.src).origin, { command: 'focus' });
  };
  const triggers = readTriggers(read('open'));
  const stopWaiting = waitFor(triggers, () => open(false));
  if (triggers.click || mode === 'side-tab' || mode === 'floating-button')
    findOpener(placeholder, root, mode, read('label') || options.title, side).addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        open(true);
      },
    );
  placeholder.addEventListener('formopen', ({ isTrusted, target }) => {
    if (!isTrusted && target === placeholder) open(true);
  });
  placeholder.addEventListener('formclose', ({ target }) => {
    if (target === placeholder) dialog.close();
  });
}

/** Left or right; `start` and `end` by the page's own direction. A vertical tab knows no other inline axis. */
function sideOf(named: string): 'left' | 'right' {
  if (named === 'left' || named === 'right') return named;
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  return (named === 'start') === isRightToLeft ? 'right' : 'left';
}

function createRoot(): ShadowRoot {
  const host = document.createElement('div');
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
  close.setAttribute('aria-label', CLOSE[language.toLowerCase()] ?? 'Close');
  close.addEventListener('click', () => dialog.close());
  // Beside the dialog, on what is behind it; the dialog's own padding is none.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') dialog.close();
  });
  const content = document.createElement('div');
  // What is higher than the window is scrolled here, by keyboard as well.
  content.tabIndex = 0;
  content.role = 'group';
  content.ariaLabel = title;
  dialog.append(close, content);
  root.append(dialog);
  return dialog;
}

/** The placeholder if it can be pressed, else a button of ours. */
function findOpener(
  placeholder: HTMLElement,
  root: ShadowRoot,
  mode: EmbedShape,
  label: string,
  side: string,
): HTMLElement {
  if (placeholder.matches('button,a[href],[role=button]')) {
    placeholder.setAttribute('aria-haspopup', 'dialog');
    return placeholder;
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.setAttribute('aria-haspopup', 'dialog');
  if (mode === 'side-tab' || mode === 'floating-button') {
    button.className = 'opener';
    Object.assign(button.dataset, { mode, side });
    root.prepend(button);
  } else placeholder.append(button);
  return button;
}

/** What the form tells is told by the placeholder too, which is where the page's author can listen. */
function passOn(frame: HTMLIFrameElement, placeholder: HTMLElement, dialog: HTMLDialogElement): void {
  frame.addEventListener('formescape', () => dialog.close());
  for (const name of ['formready', 'formchange', 'formerror', 'formsubmitted', 'formresize'])
    frame.addEventListener(name, (event) => {
      // Heard once: from the placeholder, not from the frame as well.
      event.stopPropagation();
      const { detail } = event as CustomEvent<unknown>;
      placeholder.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
    });
}

const heard = (target: EventTarget, name: string): Promise<unknown> =>
  new Promise((resolve) => {
    target.addEventListener(name, resolve, { once: true });
  });
