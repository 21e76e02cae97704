import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { actionOf } from './questionKeys.ts';
import { hasKeyboard, TEXTS, type Trail } from './questionPlace.ts';

/** Time (ms) between a choice and the next question: long enough to see what was chosen. */
const PAUSE_MS = 500;
/** The same after a digit that another may follow, as in 10. */
const DIGIT_PAUSE_MS = 1000;

interface Ways {
  goOn(): void;
  goBack(): void;
  isLast: boolean;
}

/** Leads on and back by keys, and on by itself after a single choice that was not reached by arrow keys. */
export function useQuestionKeys(
  stage: RefObject<HTMLElement | null>,
  trailRef: RefObject<Trail>,
  ways: Ways,
): void {
  const newest = useRef(ways);
  useLayoutEffect(() => {
    newest.current = ways;
  });
  useEffect(() => {
    const form = stage.current?.closest('form');
    if (!form) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let digits = '';
    let byArrow = false;
    const rest = (): void => clearTimeout(timer);

    const press = (event: KeyboardEvent): void => {
      rest();
      const shown = stage.current;
      if (!shown || event.defaultPrevented) return;
      digits = /^\d$/.test(event.key) ? digits + event.key : '';
      byArrow = event.key.startsWith('Arrow');
      const { top, bottom } = form.getBoundingClientRect();
      const fits = top >= 0 && bottom <= window.innerHeight;
      const action = actionOf(event, shown, { digits, hasKeyboard: hasKeyboard(), fits });
      if (!action) return;
      event.preventDefault();
      if (action === 'on') newest.current.goOn();
      else if (action === 'back') newest.current.goBack();
      else if ('focus' in action) action.focus.focus();
      else {
        action.choose.focus();
        action.choose.click();
      }
    };

    // Browsers click a radio button for arrow keys, too.
    const choose = ({ target }: Event): void => {
      rest();
      const shown = stage.current;
      const input = target as HTMLInputElement;
      if (!shown || input.type !== 'radio' || byArrow || newest.current.isLast) return;
      const names = new Set([...shown.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name));
      if (names.size > 1) return;
      timer = setTimeout(
        () => {
          digits = '';
          newest.current.goOn();
        },
        digits ? DIGIT_PAUSE_MS : PAUSE_MS,
      );
    };
    const point = (): void => void (byArrow = false);
    const note = ({ target }: Event): void => {
      const control = target as HTMLElement;
      const { isTyping } = trailRef.current;
      trailRef.current.isTyping = control.matches(TEXTS) || (isTyping && control.matches('button'));
    };

    form.addEventListener('keydown', press);
    form.addEventListener('pointerdown', point);
    form.addEventListener('click', choose);
    form.addEventListener('focusin', note);
    return () => {
      rest();
      form.removeEventListener('keydown', press);
      form.removeEventListener('pointerdown', point);
      form.removeEventListener('click', choose);
      form.removeEventListener('focusin', note);
    };
  }, [stage, trailRef]);
}
