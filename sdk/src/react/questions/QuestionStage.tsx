import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Item } from '../../model/rendering.ts';
import type { QuestionStageProps } from '../pages/questions.ts';
import { focusQuestion, growOnly, keepButtonInView, type Trail } from './questionPlace.ts';
import { useQuestionKeys } from './useQuestionKeys.ts';

/** Types of which one click is the whole answer. */
const SINGLE_CHOICES: readonly string[] = ['radio', 'yes_no', 'rating', 'scale', 'nps'];

/** Wraps one question with its keys and their hints, the focus, and its movement (decision 242). */
export function QuestionStage(props: QuestionStageProps) {
  const { form, view, steps } = props;
  const trailRef = useRef<Trail>({ position: steps.position, isTyping: false });
  const items = view.page?.items ?? [];
  return (
    <>
      <Question key={view.page?.id ?? ''} {...props} trailRef={trailRef} />
      <p className="form-embed-keys" part="keys">
        {form.planned.questionWords![hintFor(items, steps.position === steps.count - 1)]}
      </p>
    </>
  );
}

/** One question; another one is another element, which comes into view by itself. */
function Question(props: QuestionStageProps & { trailRef: RefObject<Trail> }) {
  const { view, steps, hasMoved, trailRef, goOn, goBack, children } = props;
  const { position, count } = steps;
  const stage = useRef<HTMLDivElement>(null);
  const isLast = position === count - 1;
  useQuestionKeys(stage, trailRef, { goOn, goBack, isLast });

  useLayoutEffect(() => {
    const { current: shown } = stage;
    if (!shown) return;
    // Before it is painted: the style has it come from where it lies.
    if (hasMoved.current && position !== trailRef.current.position)
      shown.dataset['turn'] = position < trailRef.current.position ? 'back' : 'on';
    trailRef.current.position = position;
    growOnly(shown);
    for (const input of shown.querySelectorAll('input')) input.enterKeyHint = isLast ? 'send' : 'next';
  }, [position, isLast, hasMoved, trailRef]);
  // Behind the effects that lead to another page.
  useEffect(() => {
    if (hasMoved.current && stage.current) focusQuestion(stage.current, trailRef.current.isTyping);
  }, [hasMoved, trailRef]);
  useEffect(() => keepButtonInView(stage.current!), []);

  return (
    <div
      ref={stage}
      className="form-embed-question"
      part="question"
      tabIndex={-1}
      data-first={position === 0 && view.page ? '' : undefined}
    >
      {children}
    </div>
  );
}

/** Returns which hint a question needs. */
function hintFor(items: readonly Item[], isLast: boolean): 'enter' | 'line' | 'choice' {
  const types = items.map(({ type }) => type as string);
  if (!isLast && types.some((type) => SINGLE_CHOICES.includes(type))) return 'choice';
  return types.includes('textarea') ? 'line' : 'enter';
}
