/** A control that a person could use now. */
export interface Control {
  /** What it is and what it is called: `button Publish`. */
  name: string;
  kind: 'press' | 'type' | 'select' | 'drag';
  /** Of an input: `email`. */
  type: string;
}

/** What a page says about itself between two steps. */
export interface Sight {
  controls: Control[];
  /** Whether a link or button leads on from here. */
  leadsOn: boolean;
  /** Nothing at all is shown. */
  isBlank: boolean;
  /** Something says that it is still loading. */
  isLoading: boolean;
  /** A message, an invalid field or a heading tells what was refused. */
  tellsRefusal: boolean;
}

export interface PageEyes {
  look(): Sight;
  /** Brings a control of the last look into view; returns its middle, or null when it is covered or gone. */
  aim(index: number): { x: number; y: number } | null;
  /** Chooses an option of a select. */
  select(index: number, part: number): void;
  /** Whether a press must have an effect: not on what is chosen, or has shown all it has to say. */
  mustAct(index: number): boolean;
  /** Everything that a press may change, as a number that grows. */
  effects(): number;
  /** Resolves once nothing has changed for `quietMs`, or after `mostMs`. */
  quiet(quietMs: number, mostMs: number): Promise<void>;
}

declare global {
  interface Window {
    /** Set by `installEyes`. */
    monkeyEyes: PageEyes;
  }
}

/** Runs in each page before its own scripts: watches what changes, and finds what can be used. */
export function installEyes(): void {
  let [changes, changedAt] = [0, performance.now()];
  const changed = (): void => {
    changes++;
    changedAt = performance.now();
  };
  new MutationObserver(changed).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const kind of ['input', 'change', 'scroll', 'toggle', 'invalid', 'fullscreenchange'])
    document.addEventListener(kind, changed, { capture: true, passive: true });
  for (const kind of ['popstate', 'hashchange', 'blur']) window.addEventListener(kind, changed);
  // A press gives its own control the focus; only that of another is an effect.
  let pressed: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => (pressed = target), { capture: true });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(pressed instanceof Node && target instanceof Node && target.contains(pressed))) changed();
    },
    { capture: true },
  );
  window.print = changed;
  const { clipboard } = navigator as { clipboard?: Clipboard };
  const writeText = clipboard?.writeText.bind(clipboard);
  if (clipboard && writeText)
    clipboard.writeText = (text) => {
      changed();
      return writeText(text);
    };

  const CONTROLS =
    'a[href], button, input:not([type=hidden]), textarea, select, summary, [contenteditable=true], [draggable=true], ' +
    ['button', 'link', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'tab', 'option', 'switch', 'treeitem']
      .map((role) => `[role=${role}]`)
      .join(', ');
  const PRESSED = 'checkbox radio button submit reset file image color range';
  let seen: Element[] = [];

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]')
    );
  };
  const isEnabled = (element: Element): boolean =>
    !element.matches(':disabled, [aria-disabled=true], [data-disabled=true]');
  /** The control, or what stands for one that is there for assistive technology alone. */
  const shownPart = (element: Element): Element =>
    (element instanceof HTMLInputElement && !isShown(element) && element.labels?.[0]) || element;
  const nameOf = (element: Element): string => {
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const name =
      element.getAttribute('aria-label') ??
      (named || labels?.[0]?.textContent || element.textContent || element.getAttribute('placeholder'));
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return `${role} ${(name || element.getAttribute('title') || '').trim().replaceAll(/\s+/g, ' ').slice(0, 80)}`;
  };
  const kindOf = (element: Element): Control['kind'] => {
    if (element instanceof HTMLSelectElement) return 'select';
    if (element instanceof HTMLTextAreaElement || element.matches('[contenteditable=true]')) return 'type';
    if (element instanceof HTMLInputElement)
      return PRESSED.includes(element.type) || element.readOnly ? 'press' : 'type';
    return element.matches('[draggable=true]') ? 'drag' : 'press';
  };
  /** Chosen already, or leading to where the page is: a press may rightly do nothing. */
  const isChosen = (element: Element): boolean =>
    element.matches(
      '[aria-current], [aria-selected=true], [aria-pressed=true], [role=radio], [aria-checked=true], :checked, [type=radio], [type=color], [type=range]',
    ) ||
    (element instanceof HTMLAnchorElement && element.href.split('#')[0] === location.href.split('#')[0]);
  /** Leaves the platform, or is a mail, or a sign-out, which would end the walk. */
  const isWayOut = (element: Element): boolean =>
    (element instanceof HTMLAnchorElement && element.origin !== location.origin) ||
    /^(a|button|menuitem) (sign out|delete (my )?account)/i.test(nameOf(element));

  const usable = (within: ParentNode): Element[] =>
    [...within.querySelectorAll(CONTROLS)].filter(
      (element) => isEnabled(element) && isShown(shownPart(element)) && !isWayOut(element),
    );

  window.monkeyEyes = {
    look() {
      const modal = [...document.querySelectorAll('[aria-modal=true], dialog[open]')].findLast(isShown);
      // Messages go by themselves: what may be pressed in them depends on the moment.
      seen = usable(document).filter(
        (element) =>
          !element.closest('.mantine-Notifications-root, [role=alert]') &&
          (!modal || modal.contains(element) || element.closest('[data-portal] [role=menu], [role=listbox]')),
      );
      const ways = usable(document).filter((element) => element.matches('a[href], button, [role=button]'));
      const text = document.body?.innerText.trim() ?? '';
      const loading = [...document.querySelectorAll('[aria-busy=true], .mantine-Skeleton-root')];
      return {
        controls: seen.map((element) => ({
          name: nameOf(element),
          kind: kindOf(element),
          type: element instanceof HTMLInputElement ? element.type : '',
        })),
        leadsOn: ways.length > 0,
        isBlank: text === '',
        isLoading: loading.some(isShown),
        tellsRefusal: [
          ...document.querySelectorAll('[role=alert], [role=status], [aria-invalid=true], main h1, main h2'),
        ].some((element) => isShown(element)),
      };
    },
    aim(index) {
      const element = seen[index];
      if (!element?.isConnected) return null;
      const part = shownPart(element);
      part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A link over two lines has nothing in the middle of its bounds.
      const { left, top, width, height } = part.getClientRects()[0] ?? part.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const isHit = hit && (part.contains(hit) || hit.closest('label')?.contains(part));
      return isHit ? { x, y } : null;
    },
    select(index, part) {
      const element = seen[index];
      if (!(element instanceof HTMLSelectElement)) return;
      element.selectedIndex = Math.floor(part * element.options.length);
      for (const kind of ['input', 'change']) element.dispatchEvent(new Event(kind, { bubbles: true }));
    },
    mustAct(index) {
      const element = seen[index];
      if (!element || isChosen(element)) return false;
      const label = element.getAttribute('aria-label') ?? '';
      const tips = [...document.querySelectorAll('[role=tooltip]')];
      return !tips.some((tip) => isShown(tip) && tip.textContent && label.includes(tip.textContent));
    },
    effects: () => changes,
    quiet: (quietMs, mostMs) =>
      new Promise((resolve) => {
        const began = performance.now();
        const ask = (): void => {
          const now = performance.now();
          if (now - Math.max(changedAt, began) >= quietMs || now - began >= mostMs) resolve();
          else setTimeout(ask, 10);
        };
        ask();
      }),
  };
}
