import { createFrame } from './createFrame.ts';
import { rememberHeight, reserveHeight } from './heightMemory.ts';
import { readMessage } from './messages.ts';
import { readOptions } from './readOptions.ts';

/** This script's own address. Read at once, for later it is gone. */
const scriptUrl = (document.currentScript as HTMLScriptElement).src;
/** Where the platform lives: where this script came from. */
const platform = new URL(scriptUrl).origin;

const found = new WeakSet<Element>();

/** Turns placeholders into frames and takes charge of every frame of this platform. */
function findForms(): void {
  for (const placeholder of document.querySelectorAll<HTMLElement>('[data-form-embed-id]')) {
    const options = found.has(placeholder) ? null : readOptions(placeholder);
    found.add(placeholder);
    if (options) placeholder.append(createFrame(platform, options));
  }
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-form-embed]')) {
    if (found.has(frame) || !frame.src.startsWith(`${platform}/embed/`)) continue;
    found.add(frame);
    attend(frame);
  }
}

/** Fits a frame's height and passes on what its form tells, as events of the frame element. */
function attend(frame: HTMLIFrameElement): void {
  reserveHeight(frame);
  window.addEventListener('message', (event) => {
    const message = readMessage(event, platform, frame);
    if (!message) return;
    const { event: name, ...detail } = message;
    frame.dispatchEvent(new CustomEvent(`form${name}`, { bubbles: true, detail }));
  });
  // Only now, and not in the way of the form: the code that measures. By its full address, because a
  // classic script of another origin has no address of its own to start from.
  const resizeUrl = new URL('loader-resize.js', scriptUrl).href;
  void (import(/* @vite-ignore */ resizeUrl) as Promise<typeof import('./resize.ts')>).then(
    ({ fitFrame }) => fitFrame(frame, platform, (height) => rememberHeight(frame, height)),
    () => undefined,
  );
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', findForms);
else findForms();
