import { loadCaptchaScript } from './loadCaptchaScript.ts';

/** A mounted widget. Both methods may be called before the service's script is loaded. */
export interface CaptchaWidget {
  /** Starts again; earlier tokens are invalid. */
  reset(): void;
  remove(): void;
}

export interface CaptchaWidgetOptions {
  provider: 'hcaptcha' | 'turnstile';
  siteKey: string;
  scriptUrl: string;
  /** By default derived from the text colour. */
  theme?: 'light' | 'dark';
  /** The widget is visible. */
  onShown?(): void;
  onToken(token: string): void;
  onExpired(): void;
  /** The script failed to load, or the service reported an error. */
  onError(): void;
}

/** The API that both services' scripts define under their own names. */
interface CaptchaService {
  render(container: HTMLElement, parameters: Record<string, unknown>): string | number;
  reset(id: string | number): void;
  remove(id: string | number): void;
}

/** Least width (px) of the normal widget; below it the compact one is shown. */
const FULL_WIDTH = 304;
/** Least brightness (0 to 255) of text that implies a dark background. */
const BRIGHT = 140;
const SLOT = 'form-embed-captcha';

/** Parameters of one service alone. */
const OWN_PARAMETERS = {
  hcaptcha: {},
  // The token is sent beside the answers, not as an input of the form.
  turnstile: { 'response-field': false },
} as const;

/** Shows an external service's captcha in an element. Never throws; failures call `onError`. */
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
  const find = () => (window as Window & Partial<Record<typeof provider, CaptchaService>>)[provider];
  // The host page may already have loaded the same service.
  if (!find()?.render) await loadCaptchaScript(scriptUrl);
  const service = find();
  if (!service) throw new Error('The captcha script brought no captcha.');
  return service;
}

function parametersOf(element: HTMLElement, options: CaptchaWidgetOptions, isRemoved: () => boolean) {
  const unlessRemoved = (call: () => void) => () => {
    if (!isRemoved()) call();
    // Marks the error as handled, so that the service does not throw.
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
 * Creates the box for the service's widget. The service's script cannot see into a shadow root; there the
 * box goes outside, shown through a slot.
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

/** Ignores errors of the service, which must not break the page. */
function quietly(call: () => unknown): void {
  try {
    call();
  } catch {
    // The widget no longer exists.
  }
}
