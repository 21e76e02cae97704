import { loadCaptchaScript } from './loadCaptchaScript.ts';

/** A mounted widget. Both may be called at any time, also before the service's script is there. */
export interface CaptchaWidget {
  /** Asks again; an earlier token counts no more. */
  reset(): void;
  remove(): void;
}

export interface CaptchaWidgetOptions {
  provider: 'hcaptcha' | 'turnstile';
  siteKey: string;
  scriptUrl: string;
  /** By default what suits the text colour around it. */
  theme?: 'light' | 'dark';
  /** The widget stands in its element. */
  onShown?(): void;
  onToken(token: string): void;
  onExpired(): void;
  /** The script could not be had, or the service gave up. */
  onError(): void;
}

/** What both services' scripts offer, under their own name. */
interface CaptchaService {
  render(container: HTMLElement, parameters: Record<string, unknown>): string | number;
  reset(id: string | number): void;
  remove(id: string | number): void;
}

/** Where less room than this is left, in pixels, the small widget is shown. */
const FULL_WIDTH = 304;
/** Light text above this brightness (0 to 255) stands on a dark ground. */
const BRIGHT = 140;
const SLOT = 'form-embed-captcha';

/** What only one of the services understands. */
const OWN_PARAMETERS = {
  hcaptcha: {},
  // The token travels beside the answers, not as an input of the form.
  turnstile: { 'response-field': false },
} as const;

/** Shows an outside service's captcha in an element. Never throws: trouble is told by `onError`. */
export function mountCaptchaWidget(element: HTMLElement, options: CaptchaWidgetOptions): CaptchaWidget {
  const { box, take } = makeBox(element);
  let service: CaptchaService | undefined;
  let id: string | number | undefined;
  let isRemoved = false;

  const show = async (): Promise<void> => {
    service = await loadService(options);
    if (isRemoved) return;
    id = service.render(
      box,
      parametersOf(element, options, () => isRemoved),
    );
    options.onShown?.();
  };
  show().catch(() => {
    if (!isRemoved) options.onError();
  });

  return {
    reset: () => quietly(() => id !== undefined && service?.reset(id)),
    remove() {
      if (isRemoved) return;
      isRemoved = true;
      quietly(() => id !== undefined && service?.remove(id));
      take();
    },
  };
}

async function loadService({ provider, scriptUrl }: CaptchaWidgetOptions): Promise<CaptchaService> {
  const find = () => (window as unknown as Record<string, CaptchaService | undefined>)[provider];
  // The page around a form may use the same service already.
  if (!find()?.render) await loadCaptchaScript(scriptUrl);
  const service = find();
  if (!service) throw new Error('The captcha script brought no captcha.');
  return service;
}

function parametersOf(element: HTMLElement, options: CaptchaWidgetOptions, isRemoved: () => boolean) {
  const unlessRemoved = (tell: () => void) => () => {
    if (!isRemoved()) tell();
    // Says that the error is dealt with, so that nothing is thrown into the page.
    return true;
  };
  return {
    sitekey: options.siteKey,
    theme: options.theme ?? themeFor(element),
    size: element.clientWidth > 0 && element.clientWidth < FULL_WIDTH ? 'compact' : 'normal',
    callback: (token: string) => unlessRemoved(() => options.onToken(token))(),
    'expired-callback': unlessRemoved(() => options.onExpired()),
    'error-callback': unlessRemoved(() => options.onError()),
    ...OWN_PARAMETERS[options.provider],
  };
}

/**
 * The box that the service draws in. Its script looks for widgets in the document, where it cannot see
 * into a shadow root; so there the box stands outside, and a slot shows it inside.
 */
function makeBox(element: HTMLElement): { box: HTMLElement; take(): void } {
  const box = document.createElement('div');
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) {
    element.append(box);
    return { box, take: () => box.remove() };
  }
  const slot = document.createElement('slot');
  slot.name = box.slot = SLOT;
  element.append(slot);
  root.host.append(box);
  return {
    box,
    take() {
      box.remove();
      slot.remove();
    },
  };
}

function themeFor(element: HTMLElement): 'light' | 'dark' {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(element)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return 0.299 * red + 0.587 * green + 0.114 * blue > BRIGHT ? 'dark' : 'light';
}

/** A service that trips over its own widget must not break the page around it. */
function quietly(call: () => unknown): void {
  try {
    call();
  } catch {
    // The widget is gone already.
  }
}
