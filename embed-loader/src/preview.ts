import { createFrame } from './createFrame.ts';
import { setUpOverlay } from './overlay.ts';
import { parseOptions } from './parseOptions.ts';

/** The page around the placeholder, through which the drawing of a website shows. */
const PAGE_CSS = `
body{margin:0;padding:280px 12% 0;text-align:center}
button{padding:12px 20px;border:1px solid #868e96;border-radius:8px;background:#fff;color:#343a40;font:600 16px/1.2 system-ui,sans-serif}
`;

/**
 * Opens the overlay of the Share tab's preview: the loader's own button and dialog around the form's page. The
 * frame runs no script, so that nothing is counted, sent or reported (EMBED-101).
 */
function showPreview(placeholder: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PAGE_CSS);
  document.adoptedStyleSheets = [sheet];
  const options = parseOptions(placeholder);
  if (!options || options.mode === 'inline') return;
  setUpOverlay(
    placeholder,
    options,
    () => {
      const frame = createFrame(new URL(import.meta.url).origin, options, 'light');
      const address = new URL(frame.src);
      address.searchParams.set('still', '');
      frame.src = address.href;
      frame.setAttribute('sandbox', 'allow-same-origin');
      return frame;
    },
    fitFrame,
  );
  // The dialog takes the focus, which belongs to the choice that drew it.
  const focused = parent.document.activeElement as Partial<HTMLElement> | null;
  placeholder.dispatchEvent(new Event('formopen'));
  (frameElement as HTMLElement | null)?.blur();
  focused?.focus?.({ preventScroll: true });
}

/** Keeps a frame as high as its form, in place of the script that does so on websites. */
function fitFrame(frame: HTMLIFrameElement): void {
  frame.addEventListener('load', () => {
    const body = frame.contentDocument?.body;
    if (!body) return;
    new ResizeObserver(() => {
      frame.style.height = `${body.offsetHeight}px`;
    }).observe(body);
  });
}

const found = document.querySelector<HTMLElement>('[data-form-embed-id]');
if (found) showPreview(found);
