import {
  isInput,
  idsOn,
  isSpent,
  itemsOutsideRows,
  leadsTo,
  parsePostedForm,
  rowPath,
  shownPages,
  type AnswerIssue,
  type Field,
  type Item,
  type Language,
  type PlannedResult,
  type Repeat,
  type Settled,
  type ShownPage,
} from '@inlay/sdk/model';
import { STEP_INPUTS } from '@inlay/sdk/server';
import type { PublishedForm } from '../publishedForm.ts';
import { validateSubmission } from '../submit/validateSubmission.ts';

/** Stands for the captcha's token, which no step needs. */
const LATER = 'later';

/** The page that follows a plain post. */
export interface NextPage {
  kind: 'page';
  /** Id of the page; null for the review of all answers. */
  at: string | null;
  rawAnswers: Record<string, unknown>;
  issues: AnswerIssue[];
  /** Item that belongs to the page since this post. */
  appeared: Item | null;
  /** Control or group that gets the focus, as a field's id or `group.row.field`. */
  focus: string | null;
}

/** What a plain post leads to: another page, or the submission of all answers. */
export type Step = { kind: 'submit' } | NextPage;

interface PostedPage {
  form: Pick<PublishedForm, 'definition' | 'plan' | 'hiddenFields'>;
  posted: URLSearchParams;
  language: Language;
  /** What the post asks for, if not what it says. */
  go?: 'stay';
  /** The day by which logic reads the answers; today by default. */
  day?: string | undefined;
}

/**
 * Decides what follows a plain post of a form with pages, logic or groups. Evaluates everything from the posted
 * answers: neither the page nor the way in the post is trusted. The submission asks for the captcha; it also refuses
 * a form that takes too much work.
 */
export function takeStep({ form, posted, language, go, day }: PostedPage): Step {
  const { flow } = form.definition;
  const rawAnswers = parsePostedForm(form.definition, posted);
  const input = { form, rawAnswers, language, captchaToken: LATER };
  const validated = validateSubmission(input, day) as PlannedResult;
  if (isSpent(validated.settled)) return { kind: 'submit' };
  const pages = shownPages(form.definition, validated.settled, form.hiddenFields);
  const stops = flow.review ? [...pages, null] : pages;
  const position = findPosition(stops, posted.get(STEP_INPUTS.at));
  const stop = stops[position];
  if (stop === undefined) return { kind: 'submit' };
  const at = idOf(stop);
  const show = (changes: Partial<NextPage>): NextPage => ({
    kind: 'page',
    at,
    rawAnswers,
    issues: [],
    appeared: null,
    focus: null,
    ...changes,
  });
  const [verb, target = '', row = ''] = (go ?? posted.get(STEP_INPUTS.go) ?? 'next').split(':');
  if (verb === 'stay') return show({});
  const onPage = stop ? itemsOutsideRows(stop) : [];
  if (verb === 'back') return show(flow.back && position > 0 ? { at: idOf(stops[position - 1]) } : {});
  if (verb === 'page') return show({ at: idOf(pages.find((page) => leadsTo(page, target)) ?? stop) });
  if (verb === 'add' || verb === 'remove') {
    const group = onPage.find((item) => item.type === 'repeat' && item.id === target);
    return show(
      group?.type === 'repeat' ? changeRows(group, rawAnswers, verb === 'add' ? null : Number(row)) : {},
    );
  }
  const onStop = new Set(stop ? idsOn(stop) : []);
  const issues = validated.ok ? [] : validated.issues.filter(({ fieldId }) => onStop.has(fieldId));
  if (issues.length > 0) return show({ issues });
  const unseen = (posted.get(STEP_INPUTS.unseen) ?? '').split(' ');
  const appeared = findAppeared(onPage, unseen, validated.settled);
  if (appeared) return show({ appeared: appeared.item, focus: appeared.control });
  const next = stops[position + 1];
  return next === undefined ? { kind: 'submit' } : show({ at: idOf(next) });
}

/** A page, or the review of all answers. */
type Stop = ShownPage | null;

const idOf = (stop: Stop | undefined): string | null => stop?.id ?? null;

/** Returns the place of a posted page on the way, empty for the review; the first one for any other. */
function findPosition(stops: readonly Stop[], posted: string | null): number {
  if (posted === null) return 0;
  const isPosted = (stop: Stop): boolean =>
    stop && posted ? leadsTo(stop, posted) : stop === null && posted === '';
  return Math.max(0, stops.findIndex(isPosted));
}

/**
 * Adds a row to a group, or removes one by its number. `null` is a new row, which is shown with its start values.
 * The first field of a new row gets the focus; after a removed one the row before, else the group.
 */
function changeRows(
  { id, max, items }: Repeat,
  rawAnswers: Record<string, unknown>,
  removed: number | null,
): Partial<NextPage> {
  const rows = Array.isArray(rawAnswers[id]) ? rawAnswers[id] : [];
  if (removed !== null) {
    const changed = rows.filter((_row, at) => at !== removed);
    const focus = removed > 0 && removed <= changed.length ? `${id}.${removed - 1}` : id;
    return { rawAnswers: { ...rawAnswers, [id]: changed }, focus };
  }
  const changed = [...rows, null].slice(0, max);
  const first = items.find(isInput);
  return {
    rawAnswers: { ...rawAnswers, [id]: changed },
    focus: first ? rowPath(id, changed.length - 1, first.id) : `${id}.${changed.length - 1}`,
  };
}

/** An item that belongs to the page since a post, and what gets the focus for it. */
interface Appeared {
  item: Item;
  control: string | null;
}

/** Finds the first item of a page that is shown now and that its visitor has not seen, also in rows. */
function findAppeared(
  onPage: readonly Item[],
  unseen: readonly string[],
  { items, rows }: Settled,
): Appeared | undefined {
  for (const item of onPage) {
    if (items.isHidden(item.id)) continue;
    if (unseen.includes(item.id)) return { item, control: firstControl(item) };
    if (item.type !== 'repeat') continue;
    for (const [row, settled] of (rows.get(item.id) ?? []).entries()) {
      const isNew = ({ id }: Field) => unseen.includes(rowPath(item.id, row, id)) && !settled.isHidden(id);
      const field = item.items.find(isNew);
      if (field) return { item: field, control: rowPath(item.id, row, field.id) };
    }
  }
  return undefined;
}

/** Returns the field that gets the focus for an item; the first one of a section. */
const firstControl = (item: Item): string | null =>
  item.type === 'section' ? (item.items[0]?.id ?? null) : item.id;
