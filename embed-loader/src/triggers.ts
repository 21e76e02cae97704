/** Triggers that open a form, each once per page. */
export interface Triggers {
  delayMs: number | null;
  /** Scroll position, 0 to 1. */
  scrolled: number | null;
  /** The pointer leaves the window at its top. */
  exit: boolean;
  /** A click on the placeholder or a generated button. */
  click: boolean;
}

/** Parses `click`, `delay:5` (seconds), `scroll:50` (percent) and `exit`, separated by spaces. */
export function parseTriggers(text: string): Triggers {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const numberAfter = (name: string): number | null => {
    const value = words.find((word) => word.startsWith(`${name}:`))?.slice(name.length + 1);
    return value && Number.isFinite(Number(value)) ? Number(value) : null;
  };
  const seconds = numberAfter('delay');
  const percent = numberAfter('scroll');
  const known = {
    delayMs: seconds === null ? null : Math.max(0, seconds) * 1_000,
    scrolled: percent === null ? null : Math.min(100, Math.max(0, percent)) / 100,
    exit: words.includes('exit'),
  };
  const opensItself = known.delayMs !== null || known.scrolled !== null || known.exit;
  return { ...known, click: words.includes('click') || !opensItself };
}

/** Calls `open` at the first trigger. Returns a function that removes all listeners. */
export function waitFor({ delayMs, scrolled, exit }: Triggers, open: () => void): () => void {
  const stops: (() => void)[] = [];
  const stop = (): void => stops.splice(0).forEach((end) => end());
  const fire = (): void => {
    stop();
    open();
  };
  const listen = (target: EventTarget, name: string, listener: (event: Event) => void): void => {
    target.addEventListener(name, listener, { passive: true });
    stops.push(() => target.removeEventListener(name, listener));
  };
  if (delayMs !== null) {
    const timer = setTimeout(fire, delayMs);
    stops.push(() => clearTimeout(timer));
  }
  if (scrolled !== null) {
    listen(window, 'scroll', () => {
      const room = document.documentElement.scrollHeight - window.innerHeight;
      if (room > 0 && window.scrollY / room >= scrolled) fire();
    });
  }
  if (exit) {
    listen(document, 'mouseout', (event) => {
      const { relatedTarget, clientY } = event as MouseEvent;
      if (!relatedTarget && clientY <= 0) fire();
    });
  }
  return stop;
}
