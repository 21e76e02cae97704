import {
  capabilitiesOf,
  fieldsOf,
  isQuestion,
  partsThatFollow,
  type Field,
  type FormDefinition,
  type Item,
} from '@inlay/sdk/model';
import type { ShareableQuestion } from '../../platform/contract/index.ts';
import { FULL_VISIBILITY } from '../../submissions/visibility/answerVisibility.ts';
import { impersonalFields } from '../../submissions/visibility/impersonalFields.ts';
import { visibleForm } from '../../submissions/visibility/visibleForm.ts';

/** Texts that somebody may decide to show: no addresses, links, files, or what the page filled in. */
const isPlainText = (field: Field): boolean => {
  const { isProse = false, isHidden = false } = capabilitiesOf(field);
  return isProse && !isHidden;
};

/**
 * Lists the questions of the current revision that can be shared: those that say nothing of who answered, texts, and
 * values that follow from the former. A question must be so in every revision that asks it; one that no longer is, or
 * is asked no more, is none of them at once.
 * @param revisions newest first.
 */
export function shareableQuestions(revisions: readonly FormDefinition[]): ShareableQuestion[] {
  const [current] = revisions;
  if (!current) return [];
  const counts = new Set(impersonalFields(revisions));
  const others = new Set(
    revisions
      .flatMap(fieldsOf)
      .filter((field) => !isPlainText(field))
      .map(({ id }) => id),
  );
  const everybody = askedOfEverybody(revisions);
  // Labels name answers of other questions by their question, which may be no shared one.
  const shown = visibleForm(current, { ...FULL_VISIBILITY, fields: fieldsOf(current).map(({ id }) => id) });
  const labels = new Map(shown.fields.filter(isQuestion).map(({ id, label }) => [id, label]));
  const questions = fieldsOf(current).filter(isQuestion);
  const values = new Map(partsThatFollow(revisions, [...counts]).map(({ id, name }) => [id, name]));
  return [
    ...questions.flatMap((field) => {
      const kind = counts.has(field.id)
        ? ('counts' as const)
        : others.has(field.id)
          ? null
          : ('text' as const);
      if (!kind || (kind === 'counts' && !isCounted(field))) return [];
      const label = labels.get(field.id) ?? field.label;
      return [{ id: field.id, label, kind, needsAllGroups: !everybody.has(field.id) }];
    }),
    ...current.values
      .filter(({ id }) => values.has(id))
      .map(({ id, name }) => ({ id, label: name, kind: 'counts' as const, needsAllGroups: true })),
  ];
}

const isCounted = (field: Field): boolean => capabilitiesOf(field).countedAs !== undefined;

/** Ids of the questions that every revision asks of everybody, once. */
function askedOfEverybody(revisions: readonly FormDefinition[]): ReadonlySet<string> {
  const [always, sometimes] = [new Set<string>(), new Set<string>()];
  for (const { pages } of revisions) {
    const hasJumps = pages.some(({ next }) => (next?.length ?? 0) > 0);
    for (const [at, { items, showIf }] of pages.entries()) {
      const isAlways = showIf === undefined && !(hasJumps && at > 0);
      for (const item of items) addItem(item, isAlways);
    }
  }
  return new Set([...always].filter((id) => !sometimes.has(id)));

  function addItem(item: Item, isAlways: boolean): void {
    const isShown = isAlways && !('showIf' in item && item.showIf !== undefined);
    if (item.type === 'repeat') for (const { id } of item.items) sometimes.add(id);
    else if (item.type === 'section') for (const field of item.items) addItem(field, isShown);
    else (isShown ? always : sometimes).add(item.id);
  }
}
