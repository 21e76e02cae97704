import {
  itemsOnPage,
  parsePostedForm,
  type AnswerIssue,
  type Item,
  type Language,
  type PlannedResult,
  type Repeat,
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
  form: Pick<PublishedForm, 'definition' | 'plan'>;
  posted: URLSearchParams;
  language: Language;
  /** What the post asks for, if not what it says. */
  go?: 'stay';
}

/**
 * Decides what follows a plain post of a form with pages, logic or groups. Evaluates everything from the posted
 * answers: neither the page nor the way in the post is trusted. The submission asks for the captcha.
 */
export function takeStep({ form, posted, language, go }: PostedPage): Step {
  const { flow } = form.definition;
  const rawAnswers = parsePostedForm(form.definition, posted);
  const input = { form, rawAnswers, language, captchaToken: LATER };
  const validated = validateSubmission(input) as PlannedResult;
  const { way, items } = validated.settled;
  const stops = flow.review ? [...way, null] : way;
  const position = findPosition(stops, posted.get(STEP_INPUTS.at));
  const at = stops[position];
  if (at === undefined) return { kind: 'submit' };
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
  const onPage = itemsOnPage(form.definition, at);
  if (verb === 'back') return show(flow.back && position > 0 ? { at: stops[position - 1] ?? null } : {});
  if (verb === 'page') return show(way.includes(target) ? { at: target } : {});
  if (verb === 'add' || verb === 'remove') {
    const group = onPage.find((item) => item.type === 'repeat' && item.id === target);
    return show(
      group?.type === 'repeat' ? changeRows(group, rawAnswers, verb === 'add' ? null : Number(row)) : {},
    );
  }
  const issues = validated.ok ? [] : validated.issues.filter(({ pageId }) => pageId === at);
  if (issues.length > 0) return show({ issues });
  const unseen = (posted.get(STEP_INPUTS.unseen) ?? '').split(' ');
  const appeared = onPage.find(({ id }) => unseen.includes(id) && !items.isHidden(id));
  if (appeared) return show({ appeared, focus: firstControl(appeared) });
  const next = stops[position + 1];
  return next === undefined ? { kind: 'submit' } : show({ at: next });
}

/** Returns the place of a posted page on the way, empty for the review; the first one for any other. */
function findPosition(stops: readonly (string | null)[], posted: string | null): number {
  return posted === null ? 0 : Math.max(0, stops.indexOf(posted || null));
}

/** Adds a row to a group, or removes one by its number. */
function changeRows(
  { id, max, items: [first] }: Repeat,
  rawAnswers: Record<string, unknown>,
  removed: number | null,
): Partial<NextPage> {
  const rows = Array.isArray(rawAnswers[id]) ? rawAnswers[id] : [];
  const changed = removed === null ? [...rows, {}].slice(0, max) : rows.filter((_row, at) => at !== removed);
  const focused = Math.min(removed ?? max, changed.length - 1);
  return {
    rawAnswers: { ...rawAnswers, [id]: changed },
    focus: first && focused >= 0 ? `${id}.${focused}.${first.id}` : null,
  };
}

/** Returns the field that gets the focus for an item; the first one of a section. */
const firstControl = (item: Item): string | null =>
  item.type === 'section' ? (item.items[0]?.id ?? null) : item.id;
