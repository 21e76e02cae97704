import { LANGUAGES, MAX_DESCRIPTION_LENGTH, MAX_ROWS, MAX_WORDS_LENGTH } from '@inlay/sdk/model';
import { isSmallEnough } from '../compare.ts';
import {
  addEnding,
  addRows,
  createDraft,
  fit,
  lastPage,
  leaveOut,
  startPage,
  type Draft,
} from '../createDraft.ts';
import { finishDraft } from '../finishDraft.ts';
import type { ImportedForm } from '../importedForm.ts';
import { clampWhole, isTrueAt, numberAt, partsAt, textAt, type Source } from '../reading.ts';
import { plainText, shorten } from '../sourceText.ts';
import { addSurveyQuestion } from './surveyQuestions.ts';
import { surveyCondition } from './surveyCondition.ts';
import { addShown, noteRule, ROW_PREFIX, type Shown } from './surveyRules.ts';
import { surveyText, wordsAt } from './surveyText.ts';

/** Returns whether a file is the definition of a survey of SurveyJS. */
export const isSurveyJs = (content: Source): boolean =>
  !('version' in content) &&
  (partsAt(content, 'pages').some(
    (page) => Array.isArray(page['elements']) || Array.isArray(page['questions']),
  ) ||
    partsAt(content, 'elements').some((element) => 'type' in element && 'name' in element));

/** Makes a form of a survey. Panels of a page become headings, followed by their questions. */
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
    title: isWhole ? '' : surveyText(draft, wordsAt(page, 'title')),
    description: isWhole ? '' : surveyText(draft, wordsAt(page, 'description'), { isRich: true }),
    refs: isWhole ? [] : [textAt(page, 'name')],
  });
  const visibleIf = isWhole ? '' : textAt(page, 'visibleIf');
  const condition = visibleIf ? surveyCondition(draft, visibleIf) : null;
  const isHidden = !isWhole && page['visible'] === false && !visibleIf;
  addElements(draft, page, { depth: 0, visibleIf: [], isHidden });
  if (condition && isSmallEnough(condition)) started.showIf = condition;
  else if (visibleIf) noteRule(draft, wordsAt(page, 'title') || textAt(page, 'name'), visibleIf);
}

/** Position of elements: their depth, and the conditions of the panels around them. */
interface Around extends Shown {
  depth: number;
}

/** Deepest nesting of panels that is read. */
const MAX_DEPTH = 4;

function addElements(draft: Draft, holder: Source, around: Around): void {
  const elements = [...partsAt(holder, 'elements'), ...partsAt(holder, 'questions')];
  for (const element of elements) {
    const own = textAt(element, 'visibleIf');
    const inside: Around = {
      depth: around.depth + 1,
      visibleIf: [...around.visibleIf, ...(own ? [own] : [])],
      isHidden: around.isHidden || (element['visible'] === false && !own),
    };
    const type = textAt(element, 'type');
    if (type === 'paneldynamic' && !draft.rows) addRepeat(draft, element, inside);
    else if (type !== 'panel') addSurveyQuestion(draft, element, inside);
    else if (around.depth < MAX_DEPTH) addPanel(draft, element, inside);
    else leaveOut(draft, plainText(wordsAt(element, 'title')), 'type_left_out', 'panel');
  }
}

/** Adds the questions of a panel that visitors repeat. In its rows, rules and texts name them as `{panel.name}`. */
function addRepeat(draft: Draft, panel: Source, around: Around): void {
  const fewest = numberAt(panel, 'minPanelCount') ?? 0;
  const min = clampWhole(isTrueAt(panel, 'isRequired') ? Math.max(fewest, 1) : fewest, 0, MAX_ROWS);
  const max = clampWhole(numberAt(panel, 'maxPanelCount') ?? MAX_ROWS, Math.max(min, 1), MAX_ROWS);
  const group = {
    label: surveyText(draft, wordsAt(panel, 'title') || textAt(panel, 'name')),
    help: surveyText(draft, wordsAt(panel, 'description'), { isRich: true }),
    min,
    max,
    addLabel: shorten(
      plainText(wordsAt(panel, 'addPanelText') || wordsAt(panel, 'panelAddText')),
      MAX_WORDS_LENGTH,
    ),
  };
  const questions = { elements: panel['templateElements'] };
  const rows = addRows(draft, group, () =>
    addElements(draft, questions, { depth: around.depth, visibleIf: [], isHidden: false }),
  );
  if (!rows) return;
  addShown(draft, { part: rows, holder: draft, name: rows.label }, around);
  // Nothing outside names them; the report does.
  for (const [ref, target] of draft.targets)
    if (ref.startsWith(ROW_PREFIX)) {
      draft.targets.delete(ref);
      draft.targets.set(`${rows.id} ${ref}`, target);
    }
}

function addPanel(draft: Draft, panel: Source, around: Around): void {
  const title = wordsAt(panel, 'title');
  const text = wordsAt(panel, 'description');
  if (title || text) {
    const words = { type: 'html', name: textAt(panel, 'name'), title, html: text };
    addSurveyQuestion(draft, words, around);
  }
  addElements(draft, panel, around);
}

function addThanks(draft: Draft, survey: Source): void {
  const html = wordsAt(survey, 'completedHtml');
  if (html)
    addEnding(draft, {
      ref: '',
      title: '',
      text: surveyText(draft, html, { isRich: true }),
      redirectUrl: null,
    });
}

/** Triggers that skip or complete are jumps behind the last page whose answers they read; others are not known here. */
function addTrigger(draft: Draft, trigger: Source): void {
  const type = textAt(trigger, 'type');
  const condition = surveyCondition(draft, textAt(trigger, 'expression'));
  const named = /\{([^{}]+)\}/.exec(textAt(trigger, 'expression'))?.[1]?.trim() ?? '';
  const from = draft.targets.get(named);
  const source = from && 'field' in from ? from : null;
  if (!condition || (type !== 'skip' && type !== 'complete')) {
    noteRule(source?.item ?? draft, type, textAt(trigger, 'expression'));
    return;
  }
  draft.jumps.push({
    pageId: source?.pageId ?? lastPage(draft).id,
    if: condition,
    target: type === 'complete' ? 'end' : { to: textAt(trigger, 'gotoName') },
    item: source?.item ?? null,
  });
}
