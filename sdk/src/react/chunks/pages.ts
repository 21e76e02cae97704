import type { PublicForm } from '../../model/rendering.ts';
import type { ChunkContent } from '../fieldTypes.ts';
import { PLANNED } from '../planned.ts';
import { EndingCard, OwnEnding } from '../pages/EndingCard.tsx';
import { addRichTexts } from '../pages/ownerTexts.ts';
import { loadOperators } from '../pages/operators.ts';
import { PagedForm } from '../pages/PagedForm.tsx';
import { plannedCss } from '../pages/pagesCss.ts';
import { validatePlanned } from '../pages/validatePlanned.ts';

Object.assign(PLANNED, {
  Form: PagedForm,
  validate: validatePlanned,
  css: plannedCss,
  Success: EndingCard,
  Ending: OwnEnding,
});

/** Loads what else a form needs before it is shown. */
export async function load(form: Pick<PublicForm, 'planned'>): Promise<ChunkContent> {
  const { chunks } = form.planned!;
  const [richTexts, types, repeat, review, questions, asks, score, unfinished] = await Promise.all([
    chunks.includes('richTexts') ? import('../pages/richTexts.tsx') : null,
    chunks.includes('typeChunks') ? import('../typeChunks.ts') : null,
    chunks.includes('repeat') ? import('./repeat.ts') : null,
    chunks.includes('review') ? import('./review.ts') : null,
    chunks.includes('questions') ? import('./questions.ts') : null,
    chunks.includes('asks') ? import('./asks.ts') : null,
    chunks.includes('score') ? import('./score.ts') : null,
    chunks.includes('unfinished') ? import('./unfinished.ts') : null,
    loadOperators(chunks),
  ]);
  if (richTexts) addRichTexts(richTexts.createRichTexts);
  asks?.addAsks();
  // What locks answers wraps all else.
  await types?.loadTypeChunks(chunks);
  review?.addReview();
  questions?.addQuestions();
  score?.addScore();
  unfinished?.addUnfinished();
  return repeat?.addRepeat() ?? {};
}
