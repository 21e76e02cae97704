import type { Impact, ImpactEffect, TranslationGaps } from '../api/index.ts';

const many = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

const answers = (count: number): string => (count === 0 ? 'Older answers' : many(count, 'answer', 'answers'));

/** Sentences of effects: on answers that were given, and on what else refers to a part. */
const EFFECTS: Readonly<Record<ImpactEffect['kind'], (label: string, count: number) => string>> = {
  answers_kept: (label, count) => `${answers(count)} to “${label}” stay readable`,
  answers_retyped: (label, count) => `${answers(count)} to “${label}” were given to another type of question`,
  option_answers: (label, count) => `${answers(count)} chose “${label}”, which nobody can choose any more`,
  column_lost: (label) => `Exports lose the column “${label}”`,
  view: (label, count) =>
    `${many(count, 'saved view filters', 'saved views filter')} by “${label}”, which is gone`,
  client_view: (label) => `The client sees “${label}” no longer`,
  client_hidden: (label) => `The client does not see “${label}” until you show it`,
  prefilled: (label) => `Websites that fill in “${label}” fill in nothing`,
  webhook: (label) => `Webhooks and other senders get “${label}” no longer`,
  told: (label, count) =>
    `${many(count, 'person or sender is', 'people or senders are')} told by “${label}”, and then no more`,
  auto_reply: () => 'The automatic reply has no address left to go to',
  rules: (label, count) => `${many(count, 'rule reads', 'rules read')} “${label}”, which is gone`,
  scores_kept: () => 'Stored scores stay as they are',
  scores_missing: () => 'Submissions from before have no score',
};

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** “German: 3 texts are missing, 2 texts are older than their original” */
function describeGaps({ language, missing, stale }: TranslationGaps): string {
  const gaps = [
    ...(missing.length > 0 ? [`${many(missing.length, 'text is', 'texts are')} missing`] : []),
    ...(stale.length > 0
      ? [
          `${many(stale.length, 'text is', 'texts are')} older than ${stale.length === 1 ? 'its' : 'their'} original`,
        ]
      : []),
  ];
  return `${LANGUAGES.of(language)}: ${gaps.join(', ')}`;
}

/** A platform of before names no translations. */
type SaidImpact = Omit<Impact, 'translations'> & Partial<Pick<Impact, 'translations'>>;

/** Says an impact in words: what changes, what follows, what keeps it from being published. */
export function describeImpact(
  { changes, effects, problems, translations = [], ...counts }: SaidImpact,
  settings: readonly string[],
): string[] {
  const { submissionCount, countedSubmissions } = counts;
  return [
    ...(changes.length > 0 ? ['Changes:', ...changes.map(({ text }) => `  ${text}`)] : []),
    ...(settings.length > 0 ? ['Settings:', ...settings.map((line) => `  ${line}`)] : []),
    ...(effects.length > 0
      ? ['Effects:', ...effects.map((effect) => `  ${EFFECTS[effect.kind](effect.label, effect.count)}`)]
      : []),
    ...(countedSubmissions < submissionCount
      ? [`  Answers are counted in the newest ${countedSubmissions} of ${submissionCount} submissions`]
      : []),
    ...(translations.length > 0
      ? ['Translations:', ...translations.map((one) => `  ${describeGaps(one)}`)]
      : []),
    ...(problems.length > 0 ? ['It cannot be published:', ...problems.map((line) => `  ${line}`)] : []),
  ];
}
