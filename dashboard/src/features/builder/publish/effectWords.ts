import { plural, t } from '@lingui/core/macro';
import type { ImpactEffect } from '@inlay/api/contract';

/** Describes the effect on answers that only older, uncounted submissions may have. */
function uncountedWords({ kind, label }: ImpactEffect): string {
  if (kind === 'answers_kept') return t`Older answers to “${label}” stay readable.`;
  if (kind === 'answers_retyped') return t`Older answers to “${label}” keep their old type.`;
  return t`Older submissions that chose “${label}” keep it.`;
}

/** Says a consequence of publishing in one sentence; the words of one part name it. */
export function effectWords(effect: ImpactEffect): string {
  const { kind, label, count } = effect;
  if (count === 0) return uncountedWords(effect);
  switch (kind) {
    case 'answers_kept':
      return plural(count, {
        one: `# answer to “${label}” stays readable.`,
        other: `# answers to “${label}” stay readable.`,
      });
    case 'answers_retyped':
      return plural(count, {
        one: `# answer to “${label}” keeps its old type.`,
        other: `# answers to “${label}” keep their old type.`,
      });
    case 'option_answers':
      return plural(count, {
        one: `“${label}” was chosen once; that answer stays.`,
        other: `“${label}” was chosen # times; those answers stay.`,
      });
    case 'column_lost':
      return t`Exports no longer have a column for “${label}”.`;
    case 'view':
      return plural(count, {
        one: `# saved view filters by “${label}” and shows old submissions only.`,
        other: `# saved views filter by “${label}” and show old submissions only.`,
      });
    case 'client_view':
      return t`The client sees “${label}” in old submissions only.`;
    case 'client_hidden':
      return t`The client doesn’t see “${label}” until you share it.`;
    case 'prefilled':
      return t`Websites can no longer fill in “${label}”.`;
    case 'webhook':
      return plural(count, {
        one: `# webhook no longer gets “${label}”.`,
        other: `# webhooks no longer get “${label}”.`,
      });
    case 'told':
      return plural(count, {
        one: `# notification depends on “${label}” and stops.`,
        other: `# notifications depend on “${label}” and stop.`,
      });
    case 'auto_reply':
      return t`The automatic reply stops: no email field is left.`;
    case 'scores_kept':
      return plural(count, {
        one: `# submission keeps the score it has.`,
        other: `# submissions keep the score they have.`,
      });
    case 'scores_missing':
      return plural(count, {
        one: `# submission from before has no score.`,
        other: `# submissions from before have no score.`,
      });
    case 'rules':
    default:
      return plural(count, {
        one: `# rule that used “${label}” is changed or gone.`,
        other: `# rules that used “${label}” are changed or gone.`,
      });
  }
}
