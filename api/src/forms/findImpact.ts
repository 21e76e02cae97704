import type { EntityManager } from '@mikro-orm/postgresql';
import {
  compareForms,
  describeObstacles,
  fieldsOf,
  isQuestion,
  listTranslationGaps,
  mapTexts,
  printDescription,
  type FormDefinition,
} from '@inlay/sdk/model';
import { MAX_COUNTED_SUBMISSIONS, type Impact } from '../platform/contract/index.ts';
import type { Form } from '../platform/entities/form.entity.ts';
import { findFormActivity, NO_ACTIVITY } from './formActivity.ts';
import { getCurrentRevision } from './getForm.ts';
import type { Comparison } from './impact/comparison.ts';
import { listAnswerEffects } from './impact/answerEffects.ts';
import { impactCode } from './impact/impactCode.ts';
import { listScoreEffects } from './impact/scoreEffects.ts';
import { listSettingEffects } from './impact/settingEffects.ts';
import { presentChanges } from './presentChanges.ts';

/** Returns what publishing a definition would mean for visitors and for what is stored. Stores nothing. */
export async function findImpact(
  em: EntityManager,
  secret: string,
  { form, after }: { form: Form; after: FormDefinition },
): Promise<Impact> {
  const { definition: before } = await getCurrentRevision(em, form);
  const activity = (await findFormActivity(em, [form])).get(form.id) ?? NO_ACTIVITY;
  const [earlier, later] = [fieldsOf(before).filter(isQuestion), fieldsOf(after).filter(isQuestion)];
  const [known, kept] = [new Set(earlier.map(({ id }) => id)), new Set(later.map(({ id }) => id))];
  const comparison: Comparison = {
    before,
    after,
    changes: compareForms(before, after),
    removed: earlier.filter(({ id }) => !kept.has(id)),
    added: later.filter(({ id }) => !known.has(id)),
  };
  const countedSubmissions = Math.min(activity.submissionCount, MAX_COUNTED_SUBMISSIONS);
  const isCounted = countedSubmissions === activity.submissionCount;
  return {
    submissionCount: activity.submissionCount,
    countedSubmissions,
    code: impactCode(secret, { formId: form.id, revisionId: form.currentRevisionId, definition: after }),
    changes: presentChanges(comparison.changes),
    effects: [
      ...(await listAnswerEffects(em, form, comparison, isCounted)),
      ...listScoreEffects(comparison, activity.submissionCount),
      ...(await listSettingEffects(em, form, comparison)),
    ],
    problems: presentObstacles(after, comparison),
    translations: listTranslationGaps(after).filter(
      ({ missing, stale }) => missing.length > 0 || stale.length > 0,
    ),
  };
}

/**
 * Presents why a definition cannot be published, each reason once. Removed fields are named as their owner knows them:
 * the new definition has their ids alone.
 */
function presentObstacles(after: FormDefinition, { removed }: Comparison): Impact['problems'] {
  const labels = new Map(removed.map(({ id, label }) => [id, label.trim()]));
  const described = describeObstacles(after).map((one) => mapTexts(one, (text) => labels.get(text) || text));
  const inWords = described.map((description) => ({ words: printDescription(description), description }));
  return [...new Map(inWords.map((one) => [one.words, one])).values()];
}
