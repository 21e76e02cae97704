/** Action of a key, besides the browser's own. */
export type KeyAction = 'on' | 'back' | { choose: HTMLInputElement } | { focus: HTMLElement };

/** Controls that take characters and most other keys themselves. */
const TYPED = 'input:not([type=radio],[type=checkbox]),textarea,select';
const BODY = '[role]>.form-embed-body';

/** Returns the choices that letters and digits mean: those of the focused field, else of the only one that has some. */
function choicesFor(target: Element, stage: Element): HTMLInputElement[] {
  const inputsIn = (body: Element | null | undefined): HTMLInputElement[] => [
    ...(body?.querySelectorAll<HTMLInputElement>('[type=radio],[type=checkbox]') ?? []),
  ];
  const bodies = [...stage.querySelectorAll(BODY)].filter((body) => inputsIn(body).length > 0);
  const choices = inputsIn(target.closest(BODY) ?? (bodies.length === 1 ? bodies[0] : null));
  // The rows of a table are questions of their own.
  return choices.every(({ name }) => name === choices[0]!.name) ? choices : [];
}

/** Returns the Latin letter of a key; on other keyboards that of its place. */
const letterOf = ({ key, code }: KeyboardEvent): string | undefined =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() : /^[ -~]/.test(key) ? undefined : /^Key(.)$/.exec(code)?.[1];

/** Finds the point of a digit, with digits typed just before as far as they name one. */
function findPoint(choices: readonly HTMLInputElement[], digits: string): HTMLInputElement | undefined {
  const named = (value: string) =>
    choices.find((input) => input.closest('[part=point]') && input.value === value);
  return named(digits) ?? named(digits.slice(-1));
}

/**
 * Returns the action of a key on the shown question, or undefined where it is the browser's (decision 242).
 * @param event.digits digits typed just before this key, with it if it is one
 * @param event.hasKeyboard whether Shift is at hand: without it Enter starts a new line in long texts
 * @param event.fits whether the whole form is in view, so that nothing has to be scrolled by keys
 */
export function actionOf(
  event: KeyboardEvent,
  stage: Element,
  { digits, hasKeyboard, fits }: { digits: string; hasKeyboard: boolean; fits: boolean },
): KeyAction | undefined {
  const target = event.target as HTMLElement;
  const { key } = event;
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const isTyped = target.matches(TYPED);
  if (key === 'Enter') {
    const isLine = target.matches('textarea') && (event.shiftKey || !hasKeyboard);
    // The browser submits by Enter in an input, and presses buttons and links.
    return isLine || target.matches('input,button,a') ? undefined : 'on';
  }
  if (fits && !target.matches('textarea,select')) {
    if (key === 'PageDown') return 'on';
    if (key === 'PageUp') return 'back';
  }
  if (isTyped) return undefined;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const isDown = key === 'ArrowDown';
    if (!target.matches('input')) return fits ? (isDown ? 'on' : 'back') : undefined;
    const boxes = target.matches('[type=checkbox]') ? choicesFor(target, stage) : [];
    const focus = boxes[boxes.indexOf(target) + (isDown ? 1 : -1)];
    return focus && { focus };
  }
  const choices = choicesFor(target, stage);
  const letter = letterOf(event);
  const choose = letter
    ? choices.filter((input) => !input.closest('[part=point]'))[letter.charCodeAt(0) - 65]
    : /^\d$/.test(key)
      ? findPoint(choices, digits)
      : undefined;
  return choose && { choose };
}
