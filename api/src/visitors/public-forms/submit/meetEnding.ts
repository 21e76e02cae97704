import {
  ACCESS_TEXTS,
  createPrint,
  endingOf,
  MAX_URL_LENGTH,
  parseRichText,
  pictureAttributes,
  pipe,
  pipeText,
  pipeUrl,
  PLANNED_TEXTS,
  printValue,
  QUESTION_MODELS,
  scoreValuesOf,
  TEXTS,
  type Ending,
  type FormDefinition,
  type MetEnding,
  type Print,
  type PrintLanguage,
  type TurnedAway,
} from '@inlay/sdk/model';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { Judgement, SentAnswers, Validated } from './judgement.ts';
import { presentScore } from './presentScore.ts';

/** What a visitor meets after valid answers, in the owner's words with the answers in them. */
export type Met =
  | { kind: 'stored'; ending: MetEnding | null; redirectUrl: string | null }
  | { kind: 'turned_away'; ending: TurnedAway };

/** The form, and the language that the visitor reads. */
interface Reading extends Pick<Judgement, 'form'> {
  sent: Pick<SentAnswers, 'language'>;
}

/** Finds the ending for valid answers (decision 217). One without texts of its own shows the form's. */
export const meetEnding = (deps: Pick<SubmitDeps, 'config'>, judgement: Reading, validated: Validated): Met =>
  showEnding(deps, judgement, validated, endingOf(judgement.form.definition, settledOf(validated)));

/**
 * Shows the ending that a full quota leads to; it turns the visitor away, whatever its kind says. One that the revision
 * of the visitor does not have shows the platform's own words.
 */
export function turnAway(
  deps: Pick<SubmitDeps, 'config'>,
  judgement: Reading,
  validated: Validated,
  endingId: string,
): Extract<Met, { kind: 'turned_away' }> {
  const known = judgement.form.definition.endings.find(({ id }) => id === endingId);
  const ending = known ?? { id: endingId, title: '', text: '', redirectUrl: null };
  const met = showEnding(deps, judgement, validated, { ...ending, kind: 'turned_away' });
  if (met.kind !== 'turned_away') throw new Error('A full quota turns visitors away.');
  return met;
}

const settledOf = (validated: Validated) => ('settled' in validated ? validated.settled : null);

function showEnding(
  { config: { publicUrl } }: Pick<SubmitDeps, 'config'>,
  { form, sent: { language } }: Reading,
  validated: Validated,
  ending: Ending,
): Met {
  const settled = settledOf(validated);
  const { definition } = form;
  const { id, kind, picture } = ending;
  const showsScore = definition.scoring.kind !== 'none' && definition.scoring.showResult !== 'never';
  if (kind === 'stored' && !ending.title && !ending.text && !ending.redirectUrl && !picture && !showsScore)
    return { kind, ending: null, redirectUrl: form.redirectUrl };

  const printed = { form: definition, answers: validated.answers, settled, models: QUESTION_MODELS };
  const words = { language, words: PLANNED_TEXTS[language] };
  const print = withScore(createPrint(printed, words), { definition, validated }, words);
  const redirectUrl = ending.redirectUrl && pipeRedirect(ending.redirectUrl, print);
  const title = pipeText(ending.title, print);
  const text = pipe(parseRichText(ending.text), print);
  const shownPicture = picture && {
    picture: { ...pictureAttributes(publicUrl + picture.src), alt: picture.alt },
  };
  if (kind === 'stored') {
    const score = presentScore({ definition, answers: validated.answers, settled, print, language });
    const isBare = text.length === 0 && (picture || score);
    const shown = isBare ? parseRichText(TEXTS[language].successText) : text;
    return {
      kind,
      ending:
        ending.title || shown.length > 0
          ? { id, title, text: shown, ...shownPicture, ...(score && { score }) }
          : null,
      redirectUrl: redirectUrl ?? form.redirectUrl,
    };
  }
  const own = ACCESS_TEXTS[language];
  const shown = {
    id,
    title: title || own.turnedAwayTitle,
    text: text.length > 0 ? text : parseRichText(own.turnedAway),
    ...shownPicture,
  };
  return { kind, ending: { ...shown, redirectUrl } };
}

/** Prints the score and what else is stored of points as well, which endings alone may name (decision 761). */
function withScore(
  print: Print,
  { definition, validated }: { definition: FormDefinition; validated: Validated },
  language: PrintLanguage,
): Print {
  const stored: Readonly<Record<string, unknown>> = validated.answers;
  const scores = new Set(scoreValuesOf(definition).map(({ id }) => id));
  return (id) =>
    scores.has(id) ? printValue(stored[id] as number | boolean, 'number', language) : print(id);
}

/** Pipes answers into a redirect's address; leaves them all out where the address would be too long to follow. */
function pipeRedirect(url: string, print: Print): string {
  const piped = pipeUrl(url, print);
  return piped.length > MAX_URL_LENGTH ? pipeUrl(url, () => '') : piped;
}
