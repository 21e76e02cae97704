import type { Expression } from '@inlay/sdk/model';
import { compare, isSmallEnough, join, not, type Comparison } from '../compare.ts';
import { note, type Draft, type DraftField } from '../createDraft.ts';
import { asText, lookUp, entriesAt, isSource, partAt, partsAt, textAt, type Source } from '../reading.ts';

/** Comparisons by Tally's names for them; the last four compare with several values. */
const COMPARISONS: Readonly<Record<string, Comparison>> = {
  IS: 'is',
  EQUAL: 'is',
  IS_NOT: 'is_not',
  NOT_EQUAL: 'is_not',
  CONTAINS: 'contains',
  DOES_NOT_CONTAIN: 'contains_not',
  STARTS_WITH: 'starts',
  ENDS_WITH: 'ends',
  LESS_THAN: 'less',
  IS_BEFORE: 'less',
  LESS_OR_EQUAL_THAN: 'at_most',
  GREATER_THAN: 'more',
  IS_AFTER: 'more',
  GREATER_OR_EQUAL_THAN: 'at_least',
  IS_EMPTY: 'blank',
  IS_NOT_EMPTY: 'answered',
};

/** Conditions under which a field is shown and hidden. */
interface Visibility {
  shown: Expression[];
  hidden: Expression[];
}

/** Adds what blocks of logic do: jumps to pages, and questions that are shown, hidden and required. */
export function addTallyLogic(draft: Draft, blocks: readonly Source[]): void {
  const visibility = new Map<DraftField, Visibility>();
  let pageId = draft.pages[0]?.id ?? '';
  for (const block of blocks) {
    // Logic counts where the page ends on which it lies.
    const page = textAt(block, 'type') === 'PAGE_BREAK' ? draft.places.get(textAt(block, 'uuid')) : undefined;
    if (page !== undefined) pageId = page;
    if (textAt(block, 'type') === 'CONDITIONAL_LOGIC')
      addRule(draft, partAt(block, 'payload'), { pageId, visibility });
  }
  const hiddenAtFirst = new Set(
    blocks
      .filter((block) => partAt(block, 'payload')['isHidden'] === true)
      .map((block) => fieldOf(draft, textAt(block, 'uuid'))),
  );
  for (const { shown, hidden, field } of [...visibility].map(([field, rule]) => ({ field, ...rule }))) {
    const conditions = [
      ...(hiddenAtFirst.has(field) && shown.length > 0 ? [join('or', shown)] : []),
      ...(hidden.length > 0 ? [not(join('or', hidden))] : []),
    ];
    const condition = conditions.length > 0 ? join('and', conditions) : null;
    if (condition && isSmallEnough(condition)) field.field.showIf = condition;
    else if (condition) note(field.item, 'logic_left_out');
    hiddenAtFirst.delete(field);
  }
  // Nothing ever shows these; here they would be shown at once.
  for (const field of hiddenAtFirst) if (field) note(field.item, 'logic_left_out');
}

function fieldOf(draft: Draft, ref: string): DraftField | null {
  const target = draft.targets.get(ref);
  return target && 'field' in target ? target : null;
}

interface RuleContext {
  pageId: string;
  visibility: Map<DraftField, Visibility>;
}

function addRule(draft: Draft, payload: Source, { pageId, visibility }: RuleContext): void {
  const condition = conditionOf(draft, payload, 0);
  const first = firstFieldOf(draft, payload);
  const holder = first?.item ?? draft;
  if (!condition || !isSmallEnough(condition)) {
    note(holder, 'logic_left_out');
    return;
  }
  const setVisible = (refs: readonly unknown[], key: keyof Visibility): void => {
    const fields = new Set(refs.map((ref) => fieldOf(draft, asText(ref))));
    for (const field of fields) {
      if (!field) {
        note(holder, 'logic_left_out');
        continue;
      }
      const rule = visibility.get(field) ?? { shown: [], hidden: [] };
      rule[key].push(condition);
      visibility.set(field, rule);
    }
  };
  for (const action of partsAt(payload, 'actions')) {
    const details = partAt(action, 'payload');
    switch (textAt(action, 'type')) {
      case 'SHOW_BLOCKS':
        setVisible(entriesAt(details, 'showBlocks'), 'shown');
        break;
      case 'HIDE_BLOCKS':
        setVisible(entriesAt(details, 'hideBlocks'), 'hidden');
        break;
      case 'REQUIRE_ANSWER': {
        const field = fieldOf(draft, textAt(details, 'requireAnswer'));
        if (field) field.field.requiredIf = condition;
        else note(holder, 'logic_left_out');
        break;
      }
      case 'JUMP_TO_PAGE':
        draft.jumps.push({
          pageId,
          if: condition,
          target: { to: textAt(details, 'jumpToPage') },
          item: first?.item ?? null,
        });
        break;
      default:
        note(holder, 'logic_left_out');
    }
  }
}

/** The first question that a rule reads: what could not be taken over is noted there. */
function firstFieldOf(draft: Draft, payload: Source): DraftField | null {
  const [first] = partsAt(payload, 'conditionals');
  return first ? fieldOf(draft, refOf(partAt(first, 'payload'))) : null;
}

const refOf = (payload: Source): string => {
  const field = partAt(payload, 'field');
  return textAt(field, 'blockGroupUuid') || textAt(field, 'uuid');
};

/** Deepest nesting of groups of conditions that is read. */
const MAX_DEPTH = 8;

function conditionOf(draft: Draft, payload: Source, depth: number): Expression | null {
  const conditionals = entriesAt(payload, 'conditionals');
  const parts = conditionals.map((one) => {
    if (!isSource(one) || depth > MAX_DEPTH) return null;
    const inside = partAt(one, 'payload');
    return textAt(one, 'type') === 'SINGLE' ? singleOf(draft, inside) : conditionOf(draft, inside, depth + 1);
  });
  const known = parts.filter((part) => part !== null);
  if (known.length === 0 || known.length < parts.length) return null;
  return join(textAt(payload, 'logicalOperator') === 'OR' ? 'or' : 'and', known);
}

function singleOf(draft: Draft, payload: Source): Expression | null {
  const field = partAt(payload, 'field');
  const target =
    draft.targets.get(textAt(field, 'uuid')) ?? draft.targets.get(textAt(field, 'blockGroupUuid'));
  const name = textAt(payload, 'comparison');
  const value = payload['value'];
  if (!target) return null;
  const each = (comparison: Comparison): Expression[] | null => {
    const values = Array.isArray(value) ? value.slice(0, MAX_VALUES) : [value];
    const parts = values.map((one) => compare(target, comparison, one)).filter((one) => one !== null);
    return parts.length === values.length && parts.length > 0 ? parts : null;
  };
  switch (name) {
    case 'IS_ANY_OF':
    case 'IS_NOT_ANY_OF': {
      const parts = each('is');
      if (!parts) return null;
      return name === 'IS_ANY_OF' ? join('or', parts) : not(join('or', parts));
    }
    case 'IS_EVERY_OF': {
      const parts = each('contains');
      return parts && join('and', parts);
    }
    case 'DOES_NOT_START_WITH':
    case 'DOES_NOT_END_WITH': {
      const condition = compare(target, name === 'DOES_NOT_START_WITH' ? 'starts' : 'ends', value);
      return condition && not(condition);
    }
    default: {
      const comparison = lookUp(COMPARISONS, name);
      const parts = comparison ? each(comparison) : null;
      return parts && join('and', parts);
    }
  }
}

/** Most values that one condition compares with. */
const MAX_VALUES = 50;
