import { LANGUAGES, MAX_DESCRIPTION_LENGTH } from '@inlay/sdk/model';
import { isSmallEnough } from '../compare.ts';
import {
  addEnding,
  createDraft,
  fit,
  lastPage,
  leaveOut,
  note,
  startPage,
  type Draft,
} from '../createDraft.ts';
import { finishDraft } from '../finishDraft.ts';
import type { ImportedForm } from '../importedForm.ts';
import { partsAt, textAt, type Source } from '../reading.ts';
import { plainText, richText } from '../sourceText.ts';
import { addSurveyQuestion } from './surveyQuestions.ts';
import { surveyCondition } from './surveyCondition.ts';
import { wordsAt } from './surveyText.ts';

/** Whether a file is the definition of a survey of SurveyJS. */
export const isSurveyJs = (content: Source): boolean =>
  !('version' in content) &&
  (partsAt(content, 'pages').some(
    (page) => Array.isArray(page['elements']) || Array.isArray(page['questions']),
  ) ||
    partsAt(content, 'elements').some((element) => 'type' in element && 'name' in element));

/** Makes a form of a survey. Panels of a page become headings, their questions stand below. */
export function importSurveyJs(survey: Source): ImportedForm {
  const draft = createDraft(plainText(wordsAt(survey, 'title')));
  draft.definition.language = LANGUAGES.find((one) => textAt(survey, 'locale').startsWith(one)) ?? null;
  const description = plainText(wordsAt(survey, 'description'));
  draft.definition.description = fit(draft, description, MAX_DESCRIPTION_LENGTH);
  const pages = partsAt(survey, 'pages');
  for (const page of pages.length > 0 ? pages : [survey]) addPage(draft, page, page === survey);
  addThanks(draft, survey);
  for (const trigger of partsAt(survey, 'triggers')) addTrigger(draft, trigger);
  return finishDraft('surveyjs', draft);
}

function addPage(draft: Draft, page: Source, isWhole: boolean): void {
  const started = startPage(draft, {
    title: isWhole ? '' : plainText(wordsAt(page, 'title')),
    description: isWhole ? '' : richText(wordsAt(page, 'description')),
    refs: isWhole ? [] : [textAt(page, 'name')],
  });
  const visibleIf = isWhole ? '' : textAt(page, 'visibleIf');
  const condition = visibleIf ? surveyCondition(draft, visibleIf) : null;
  addElements(draft, page, { depth: 0, visibleIf: [] });
  if (condition && isSmallEnough(condition)) started.showIf = condition;
  else if (visibleIf) note(draft, 'logic_left_out');
}

/** Where elements stand: how deep, and the conditions of the panels around them. */
interface Around {
  depth: number;
  visibleIf: readonly string[];
}

/** Deepest nesting of panels that is read. */
const MAX_DEPTH = 4;

function addElements(draft: Draft, holder: Source, around: Around): void {
  const elements = [...partsAt(holder, 'elements'), ...partsAt(holder, 'questions')];
  for (const element of elements) {
    const own = textAt(element, 'visibleIf');
    const visibleIf = [...around.visibleIf, ...(own ? [own] : [])];
    const isPanel = textAt(element, 'type') === 'panel';
    if (!isPanel) addSurveyQuestion(draft, element, visibleIf);
    else if (around.depth < MAX_DEPTH) addPanel(draft, element, { depth: around.depth + 1, visibleIf });
    else leaveOut(draft, plainText(wordsAt(element, 'title')), 'type_left_out', 'panel');
  }
}

function addPanel(draft: Draft, panel: Source, around: Around): void {
  const title = wordsAt(panel, 'title');
  const text = wordsAt(panel, 'description');
  if (title || text) {
    const words = { type: 'html', name: textAt(panel, 'name'), title, html: text };
    addSurveyQuestion(draft, words, around.visibleIf);
  }
  addElements(draft, panel, around);
}

function addThanks(draft: Draft, survey: Source): void {
  const html = wordsAt(survey, 'completedHtml');
  if (html) addEnding(draft, { ref: '', title: '', text: richText(html), redirectUrl: null });
}

/** Triggers that skip or complete are jumps behind the last page whose answers they read; others are not known here. */
function addTrigger(draft: Draft, trigger: Source): void {
  const type = textAt(trigger, 'type');
  const condition = surveyCondition(draft, textAt(trigger, 'expression'));
  const named = /\{([^{}]+)\}/.exec(textAt(trigger, 'expression'))?.[1]?.trim() ?? '';
  const from = draft.targets.get(named);
  const source = from && 'field' in from ? from : null;
  if (!condition || (type !== 'skip' && type !== 'complete')) {
    note(source?.item ?? draft, 'logic_left_out');
    return;
  }
  draft.jumps.push({
    pageId: source?.pageId ?? lastPage(draft).id,
    if: condition,
    target: type === 'complete' ? 'end' : { to: textAt(trigger, 'gotoName') },
    item: source?.item ?? null,
  });
}
