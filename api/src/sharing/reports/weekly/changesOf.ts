import {
  formatShare,
  RESULT_TEXTS,
  resultFigures,
  resultParts,
  resultTitle,
  type Language,
} from '@inlay/sdk/model';
import type { ResultCard, Results } from '../../../platform/contract/index.ts';

/** Most questions that a mail names. */
const MOST_QUESTIONS = 5;
/** Smaller differences are no news, as a part of the scale. */
const LEAST_CHANGE = 0.01;

/** How a question is answered now and before, in words, and how far both are apart from 0 to 1. */
export interface Change {
  label: string;
  now: string;
  before: string;
  size: number;
}

/** Returns the questions whose answers changed most between two weeks, the largest change first. */
export function changesOf(now: Results, before: Results, language: Language): Change[] {
  const earlier = new Map(before.cards.map((card) => [card.id, card]));
  return now.cards
    .flatMap((card) => {
      const was = earlier.get(card.id);
      const change = was?.kind === card.kind && hasAnswers(card, was) ? changeOf(card, was, language) : null;
      return change && change.size >= LEAST_CHANGE ? [change] : [];
    })
    .toSorted((one, other) => other.size - one.size)
    .slice(0, MOST_QUESTIONS);
}

const hasAnswers = (...cards: readonly ResultCard[]): boolean => cards.every(({ answered }) => answered > 0);

/** Of choices the one whose share moved furthest; of points and numbers the mean, of NPS the score. */
function changeOf(card: ResultCard, was: ResultCard, language: Language): Change | null {
  if (card.kind === 'choices' && was.kind === 'choices') return shareChange(card, was, language);
  const size = distance(card, was);
  return size === null ? null : { ...inWords(card, was, language), size };
}

function distance(card: ResultCard, was: ResultCard): number | null {
  if (card.kind === 'points' && was.kind === 'points') {
    if (card.nps && was.nps) return Math.abs((card.nps.score ?? 0) - (was.nps.score ?? 0)) / 200;
    const most = Math.max(1, ...card.points.map(({ value }) => value));
    return Math.abs((card.mean ?? 0) - (was.mean ?? 0)) / most;
  }
  if (card.kind === 'number' && was.kind === 'number') {
    const largest = Math.max(Math.abs(card.mean ?? 0), Math.abs(was.mean ?? 0));
    return largest === 0 ? 0 : Math.abs((card.mean ?? 0) - (was.mean ?? 0)) / largest;
  }
  return null;
}

/** The first figure of a card stands for it: the score of an NPS question, the mean of others. */
function inWords(card: ResultCard, was: ResultCard, language: Language) {
  const words = RESULT_TEXTS[language];
  const [name = '', now = ''] = resultFigures(card, words)[0] ?? [];
  const [, before = ''] = resultFigures(was, words)[0] ?? [];
  return { label: `${resultTitle(card, words)} · ${name}`, now, before };
}

function shareChange(card: ResultCard, was: ResultCard, language: Language): Change | null {
  const words = RESULT_TEXTS[language];
  const earlier = new Map(resultParts(was, words).map(({ key, count }) => [key, count]));
  const [most] = resultParts(card, words)
    .map((part) => {
      const count = earlier.get(part.key) ?? 0;
      return { part, count, size: Math.abs(part.count / card.answered - count / was.answered) };
    })
    .toSorted((one, other) => other.size - one.size);
  if (!most) return null;
  return {
    label: `${resultTitle(card, words)} · ${most.part.label}`,
    now: formatShare(most.part.count, card.answered, words),
    before: formatShare(most.count, was.answered, words),
    size: most.size,
  };
}
