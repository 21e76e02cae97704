import { hasNamesOutsideQuery, namesIn } from '../richText/names.ts';
import type { Report } from './finding.ts';
import { type FormTree, isRepeat } from './formTree.ts';
import { readsOf } from './readsOf.ts';
import { SCORE_IDS } from './scoreOperators.ts';

/**
 * Reports texts that name an answer before it can be there, itself or by way of a value, texts of pages that name a
 * private value, and addresses that an answer could change. The server prints endings, so these may name the score.
 * Names that nothing has stay as they are written.
 */
export function checkTexts({ pages, values, endings, scoring }: FormTree, report: Report): void {
  const scores = new Set<string>(!scoring || scoring.kind === 'none' ? [] : SCORE_IDS);
  const inEndings = new Set(endings.map(({ id }) => id));
  const items = pages.flatMap((page) => page.items);
  const fields = new Set(
    items
      .flatMap((item) => ('items' in item ? [...(isRepeat(item) ? [item] : []), ...item.items] : [item]))
      .map(({ id }) => id),
  );
  const answered = new Set<string>();

  function checkTextsOf({ id, texts = [] }: { id: string; texts?: readonly string[] }): void {
    for (const name of texts.flatMap(namesIn)) {
      const isValue = values.some((value) => value.id === name);
      const reads = isValue ? readsOf([{ value: name }], values) : { fields: [name], points: false };
      const later = reads.fields.find((field) => fields.has(field) && !answered.has(field));
      if (later !== undefined) report('later_text', { id, key: 'texts' }, { id: later });
      if ((reads.points || scores.has(name)) && !inEndings.has(id))
        report('private_shown', { id, key: 'texts' });
    }
  }

  for (const page of pages) {
    checkTextsOf(page);
    for (const item of page.items) {
      checkTextsOf(item);
      for (const field of 'items' in item ? item.items : []) {
        checkTextsOf(field);
        answered.add(field.id);
      }
      answered.add(item.id);
    }
  }
  for (const ending of endings) {
    checkTextsOf(ending);
    if (hasNamesOutsideQuery(ending.redirectUrl ?? ''))
      report('name_outside_query', { id: ending.id, key: 'redirectUrl' });
  }
}
