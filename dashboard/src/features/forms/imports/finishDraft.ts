import {
  FormDefinitionError,
  isWellFormedText,
  listFindings,
  MAX_JUMPS,
  MAX_TITLE_LENGTH,
  upgradeFormDefinition,
  withPart,
  withRule,
  type Ending,
  type FormDefinition,
  type Page,
} from '@inlay/sdk/model';
import { isSmallEnough } from './compare.ts';
import { note, startPage, type Draft, type DraftPage } from './createDraft.ts';
import type { ImportedForm, ImportedItem, SourceProduct } from './importedForm.ts';
import { shorten } from './sourceText.ts';

/** Most rounds of taking out rules that a form cannot have: each takes out one at least. */
const MAX_ROUNDS = 10;

/**
 * Makes a definition of a draft: valid by the schema and the checks of the logic, as the server has them. Rules that
 * it cannot have are taken out and noted.
 *
 * @throws {FormDefinitionError} if an importer made what the schema refuses
 */
export function finishDraft(product: SourceProduct, draft: Draft): ImportedForm {
  if (draft.pages.length === 0) startPage(draft, {});
  if (draft.leftOut > 0) note(draft, 'questions_left_out', String(draft.leftOut));
  resolveJumps(draft);
  const { definition } = draft;
  const form: FormDefinition = {
    ...definition,
    title: shorten(definition.title, MAX_TITLE_LENGTH),
    pages: draft.pages.filter(isNeeded(draft)),
    values: draft.values,
    endings: orderEndings(draft.endings, definition.endings),
  };
  const repaired = withoutRefused(draft, upgrade(draft, form));
  return { product, definition: repaired, items: draft.items, notes: draft.notes };
}

/** All rules together can be more than a form holds, though each of them is not. */
function upgrade(draft: Draft, form: FormDefinition): FormDefinition {
  try {
    return upgradeFormDefinition(form);
  } catch (error) {
    if (!(error instanceof FormDefinitionError)) throw error;
    note(draft, 'logic_left_out');
    return upgradeFormDefinition(withoutLogic(form));
  }
}

/** Empty pages are needed only where a jump leads, or as the only page. */
function isNeeded({ pages, jumps }: Draft) {
  const targets = new Set(pages.flatMap(({ next = [] }) => next.map(({ goTo }) => goTo)));
  const hasItems = pages.some(({ items }) => items.length > 0);
  return (page: Page, index: number): boolean =>
    page.items.length > 0 ||
    page.title !== '' ||
    page.description !== '' ||
    (jumps.length > 0 && targets.has(page.id)) ||
    (!hasItems && index === 0);
}

/** The first ending is the one without a condition, which is the last here; only jumps lead to the others. */
function orderEndings([open, ...others]: readonly Ending[], fallback: Ending[]): Ending[] {
  if (!open) return fallback;
  return [...others.map((ending): Ending => ({ ...ending, showIf: { lit: false } })), open];
}

/** Gives pages their jumps, now that all targets are known. */
function resolveJumps(draft: Draft): void {
  const order = draft.pages.map(({ id }) => id);
  for (const { pageId, if: condition, target, item } of draft.jumps) {
    const page = draft.pages.find(({ id }) => id === pageId);
    const goTo = target === 'end' ? (draft.endings[0]?.id ?? 'e1') : draft.places.get(target.to);
    const holder = item ?? draft;
    if (!page || goTo === undefined || !isSmallEnough(condition)) {
      note(holder, 'logic_left_out');
      continue;
    }
    const isBack = order.includes(goTo) && order.indexOf(goTo) <= order.indexOf(pageId);
    const next = page.next ?? [];
    if (isBack) note(holder, 'jump_back_left_out');
    else if (next.length >= MAX_JUMPS) note(holder, 'logic_left_out');
    else page.next = [...next, { if: condition, goTo }];
  }
  for (const [index, page] of draft.pages.entries()) dropIdleEnd(page, order[index + 1]);
}

/** A jump to the page that follows anyway says nothing, if it is the last. */
function dropIdleEnd(page: DraftPage, following: string | undefined): void {
  const { next = [] } = page;
  const kept = next.at(-1)?.goTo === following ? next.slice(0, -1) : next;
  if (kept.length > 0) page.next = kept;
  else delete page.next;
}

/** Takes out every rule for which the form could not be stored. */
function withoutRefused(draft: Draft, form: FormDefinition): FormDefinition {
  let repaired = form;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const refused = listFindings(repaired, { refusalsOnly: true })
      .map(({ finding }) => finding)
      .filter(({ refuses }) => refuses);
    if (refused.length === 0) return repaired;
    // From behind, so that the numbers of jumps before stay right.
    for (const { place } of refused.toReversed()) {
      note(
        itemAt(draft, place.id) ?? draft,
        place.key === 'texts' ? 'answer_name_removed' : 'logic_left_out',
      );
      repaired =
        place.key === 'texts' || place.key === 'redirectUrl'
          ? withoutNames(repaired, place.id)
          : place.key === 'is'
            ? { ...repaired, values: repaired.values.filter(({ id }) => id !== place.id) }
            : withRule(repaired, place, undefined);
    }
  }
  return withoutLogic(repaired);
}

/** The line of the report for a part: a field's own, or that of the last field on its page. */
function itemAt(draft: Draft, id: string): ImportedItem | null {
  for (const target of draft.targets.values())
    if ('field' in target && target.field.id === id) return target.item;
  const last = draft.pages.find((page) => page.id === id)?.items.at(-1);
  return last ? itemAt(draft, last.id) : null;
}

const NAMES = /\{\{ *\w+ *(?:\|[^{}]*)?\}\}/g;

/** Removes the names of answers from every text of a part. */
const withoutNames = (form: FormDefinition, id: string): FormDefinition =>
  withPart(form, id, (part) => {
    const entries = Object.entries(part).map(([key, value]) => [
      key,
      typeof value === 'string' && isWellFormedText(value) ? value.replace(NAMES, '') : value,
    ]);
    return Object.fromEntries(entries) as typeof part;
  });

const RULES = new Set(['showIf', 'requiredIf', 'next']);

const withoutRules = <Part extends object>(part: Part): Part =>
  Object.fromEntries(Object.entries(part).filter(([key]) => !RULES.has(key))) as Part;

/** Returns a form without the rules of its pages and fields, and without values. */
const withoutLogic = (form: FormDefinition): FormDefinition => ({
  ...form,
  values: [],
  pages: form.pages.map((page) => ({
    ...withoutRules(page),
    items: page.items.map((item) =>
      'items' in item ? { ...withoutRules(item), items: item.items.map(withoutRules) } : withoutRules(item),
    ),
  })),
});
