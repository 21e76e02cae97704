import { MAX_LABEL_LENGTH, type Expression } from '@inlay/sdk/model';
import { isSmallEnough, join } from '../compare.ts';
import { note, type Draft, type DraftField } from '../createDraft.ts';
import type { ImportNote } from '../importedForm.ts';
import { entriesAt, isSource, textAt, type Source } from '../reading.ts';
import { plainText, shorten } from '../sourceText.ts';
import { surveyCondition } from './surveyCondition.ts';

/** Prefix of a question's name in rules and texts of the same row. */
export const ROW_PREFIX = 'panel.';

/** Conditions on an element and around it, all of which must hold for it to be shown. */
export interface Shown {
  visibleIf: readonly string[];
  /** Switched off, without a condition. */
  isHidden: boolean;
}

interface Holder {
  notes: ImportNote[];
}

/** Notes a rule that is not understood, with its source. @param name its position, if the holder does not say */
export const noteRule = (holder: Holder, name: string, source: string): void =>
  note(
    holder,
    'logic_left_out',
    shorten(plainText([name, source].filter(Boolean).join(': ')), MAX_LABEL_LENGTH),
  );

/** Parses a condition that a form can hold. */
function parseRule(draft: Draft, source: string): Expression | null {
  const condition = surveyCondition(draft, source);
  return condition && isSmallEnough(condition) ? condition : null;
}

/** Gives a part the conditions under which it is shown. */
export function addShown(
  draft: Draft,
  { part, holder, name = '' }: { part: { showIf?: Expression }; holder: Holder; name?: string },
  { visibleIf, isHidden }: Shown,
): void {
  const parts = visibleIf.map((source) => surveyCondition(draft, source));
  const known = parts.filter((one) => one !== null);
  const shown = known.length > 0 && known.length === parts.length ? join('and', known) : null;
  if (isHidden) {
    part.showIf = { lit: false };
    note(holder, 'never_shown');
  } else if (shown && isSmallEnough(shown)) part.showIf = shown;
  else for (const source of visibleIf) noteRule(holder, name, source);
}

/** Gives a field the condition under which it is required. */
export function addRequired(draft: Draft, { field, item }: DraftField, question: Source): void {
  const source = textAt(question, 'requiredIf');
  const required = source ? parseRule(draft, source) : null;
  if (required) field.requiredIf = required;
  else if (source) noteRule(item, '', source);
}

/** Gives options the conditions under which they are offered; other lists with conditions are not known here. */
export function addOptionRules(draft: Draft, { field, item, choices }: DraftField, question: Source): void {
  for (const list of ['choices', 'rows', 'columns'] as const) {
    for (const entry of entriesAt(question, list)) {
      const source = isSource(entry) ? textAt(entry, 'visibleIf') : '';
      if (!isSource(entry) || !source) continue;
      const value = choices.get(textAt(entry, 'value') || textAt(entry, 'name'));
      const option =
        list === 'choices' && 'options' in field
          ? field.options.find((one) => one.value === value)
          : undefined;
      const condition = parseRule(draft, source);
      if (option && condition) option.showIf = condition;
      else noteRule(item, option?.label ?? textAt(entry, 'value'), source);
    }
  }
  for (const key of [
    'choicesVisibleIf',
    'choicesEnableIf',
    'rowsVisibleIf',
    'columnsVisibleIf',
    'enableIf',
    'setValueIf',
    'resetValueIf',
  ]) {
    const source = textAt(question, key);
    if (source) noteRule(item, key, source);
  }
}
