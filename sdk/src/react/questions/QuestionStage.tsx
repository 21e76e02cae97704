import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Item } from '../../model/rendering.ts';
import type { QuestionStageProps } from '../pages/questions.ts';
import { focusQuestion, growOnly, keepButtonInView } from './questionPlace.ts';
import { useQuestionKeys } from './useQuestionKeys.ts';

/** Types of which one click is the whole answer. */
const SINGLE_CHOICES: readonly string[] = ['radio', 'yes_no', 'rating', 'scale', 'nps'];

/** Surrounds one question: its keys and what is said of them, the focus, its movement (decision 281). */
export function QuestionStage({ form, view, steps, hasMoved, goOn, goBack, children }: QuestionStageProps) {
  const { position, count } = steps;
  const { pages, page } = view;
  const stage = useRef<HTMLDivElement>(null);
  const before = useRef(position);
  const isLast = position === count - 1;
  const turn = position < before.current ? 'back' : 'on';
  const wasTyping = useQuestionKeys(stage, { goOn, goBack, isLast });
  const id = page?.id;

  useLayoutEffect(() => {
    before.current = position;
    if (!stage.current) return;
    growOnly(stage.current);
    for (const input of stage.current.querySelectorAll('input'))
      input.enterKeyHint = isLast ? 'send' : 'next';
  }, [id, position, isLast]);
  // Behind the effects that lead to another page.
  useEffect(() => {
    if (hasMoved.current && stage.current) focusQuestion(stage.current, wasTyping.current);
  }, [id, hasMoved, wasTyping]);
  useEffect(() => keepButtonInView(stage.current!), [id]);

  const hints = form.planned.questionWords!;
  return (
    <>
      <div
        key={id ?? ''}
        ref={stage}
        className="form-embed-question"
        part="question"
        tabIndex={-1}
        data-first={position === 0 && pages.length > 0 ? '' : undefined}
        data-turn={hasMoved.current ? turn : undefined}
      >
        {children}
      </div>
      <p className="form-embed-keys" part="keys">
        {hints[hintFor(page?.items ?? [], isLast)]}
      </p>
    </>
  );
}

/** Returns which hint a question needs. */
function hintFor(items: readonly Item[], isLast: boolean): 'enter' | 'line' | 'choice' {
  const types = items.map(({ type }) => type as string);
  if (!isLast && types.some((type) => SINGLE_CHOICES.includes(type))) return 'choice';
  return types.includes('textarea') ? 'line' : 'enter';
}
