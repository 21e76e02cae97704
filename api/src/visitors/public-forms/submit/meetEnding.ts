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
  QUESTION_MODELS,
  TEXTS,
  type MetEnding,
  type Print,
  type TurnedAway,
} from '@inlay/sdk/model';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { Judgement, Validated } from './judgement.ts';
import { printScore } from './printScore.ts';

/** What a visitor meets after valid answers, in the owner's words with the answers in them. */
export type Met =
  | { kind: 'stored'; ending: MetEnding | null; redirectUrl: string | null }
  | { kind: 'turned_away'; ending: TurnedAway };

/** Finds the ending for valid answers (decision 217). One without texts of its own shows the form's. */
export function meetEnding(
  { config: { publicUrl } }: Pick<SubmitDeps, 'config'>,
  { form, sent: { language } }: Pick<Judgement, 'form' | 'sent'>,
  validated: Validated,
): Met {
  const settled = 'settled' in validated ? validated.settled : null;
  const { definition } = form;
  const ending = endingOf(definition, settled);
  const { id, kind, picture } = ending;
  const showsScore = definition.scoring.kind === 'points' && definition.scoring.showResult !== 'never';
  if (kind === 'stored' && !ending.title && !ending.text && !ending.redirectUrl && !picture && !showsScore)
    return { kind, ending: null, redirectUrl: form.redirectUrl };

  const printed = { form: definition, answers: validated.answers, settled, models: QUESTION_MODELS };
  const print = createPrint(printed, { language, words: PLANNED_TEXTS[language] });
  const redirectUrl = ending.redirectUrl && pipeRedirect(ending.redirectUrl, print);
  const title = pipeText(ending.title, print);
  const text = pipe(parseRichText(ending.text), print);
  const shownPicture = picture && {
    picture: { ...pictureAttributes(publicUrl + picture.src), alt: picture.alt },
  };
  if (kind === 'stored') {
    const own = picture && text.length === 0 ? parseRichText(TEXTS[language].successText) : text;
    const shown = [...own, ...printScore(definition, settled, { print, language })];
    return {
      kind,
      ending: ending.title || shown.length > 0 ? { id, title, text: shown, ...shownPicture } : null,
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

/** Pipes answers into a redirect's address; leaves them all out where the address would be too long to follow. */
function pipeRedirect(url: string, print: Print): string {
  const piped = pipeUrl(url, print);
  return piped.length > MAX_URL_LENGTH ? pipeUrl(url, () => '') : piped;
}
