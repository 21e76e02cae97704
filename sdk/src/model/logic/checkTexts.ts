import type { Report } from './finding.ts';
import type { FormTree } from './formTree.ts';
import { readsOf } from './readsOf.ts';

/** Names in texts: `{{id}}`, `{{id|fallback}}`. */
const NAMES = /\{\{([^{}|]+)(?:\|[^{}]*)?\}\}/g;

/**
 * Reports texts that name an answer before it can be there, itself or by way of a value. Names that
 * nothing has stay as they are written.
 */
export function checkTexts({ pages, values }: FormTree, report: Report): void {
  const fields = new Set(
    pages
      .flatMap((page) => page.items.flatMap((item) => ('items' in item ? item.items : [item])))
      .map(({ id }) => id),
  );
  const answered = new Set<string>();

  function checkTextsOf({ id, texts = [] }: { id: string; texts?: readonly string[] }): void {
    for (const [, name = ''] of texts.flatMap((text) => [...text.matchAll(NAMES)])) {
      const isValue = values.some((value) => value.id === name);
      const read = isValue ? readsOf([{ value: name }], values).fields : [name];
      const later = read.find((field) => fields.has(field) && !answered.has(field));
      if (later !== undefined) report('later_text', { id, key: 'texts' }, { id: later });
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
}
