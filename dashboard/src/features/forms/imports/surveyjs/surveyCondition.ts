import type { Expression } from '@inlay/sdk/model';
import { compare, join, not, type Comparison } from '../compare.ts';
import type { Draft } from '../createDraft.ts';
import { lookUp } from '../reading.ts';

/** Comparisons by SurveyJS's operators that have a value behind them. */
const COMPARISONS: Readonly<Record<string, Comparison>> = {
  '=': 'is',
  '==': 'is',
  equal: 'is',
  '<>': 'is_not',
  '!=': 'is_not',
  notequal: 'is_not',
  '<': 'less',
  less: 'less',
  '<=': 'at_most',
  lessorequal: 'at_most',
  '>': 'more',
  greater: 'more',
  '>=': 'at_least',
  greaterorequal: 'at_least',
  contains: 'contains',
  contain: 'contains',
  '*=': 'contains',
  notcontains: 'contains_not',
  notcontain: 'contains_not',
};

/** Names of questions, quoted texts, lists, brackets, numbers and words. */
const TOKENS = /\{([^{}]+)\}|'([^']*)'|"([^"]*)"|\[([^[\]]*)\]|(<=|>=|<>|!=|==|\*=|[()=<>!])|([\w.+-]+)/gy;

/** Longest condition that is read, in characters. */
const MAX_LENGTH = 2_000;
/** Deepest brackets that are read. */
const MAX_DEPTH = 8;

type Token =
  | { kind: 'name'; name: string }
  | { kind: 'value'; value: unknown }
  | { kind: 'list'; values: string[] }
  | { kind: 'word'; word: string };

/** Parses a condition such as `{cake} = 'yes' and {guests} > 3`; `null` where it means nothing here. */
export function surveyCondition(draft: Draft, source: string): Expression | null {
  const tokens = source.length <= MAX_LENGTH ? readTokens(source) : null;
  if (!tokens) return null;
  let position = 0;
  const word = (): string => {
    const token = tokens[position];
    return token?.kind === 'word' ? token.word : '';
  };
  const take = (...words: readonly string[]): boolean => {
    const isNext = words.includes(word());
    if (isNext) position += 1;
    return isNext;
  };

  function anyOf(depth: number): Expression | null {
    return joined('or', ['or', '||'], () => joined('and', ['and', '&&'], () => one(depth)));
  }

  function joined(
    op: 'and' | 'or',
    words: readonly string[],
    next: () => Expression | null,
  ): Expression | null {
    const parts: Expression[] = [];
    do {
      const part = next();
      if (!part) return null;
      parts.push(part);
    } while (take(...words));
    return join(op, parts);
  }

  function one(depth: number): Expression | null {
    if (depth > MAX_DEPTH) return null;
    if (take('!', 'negate')) {
      const inner = one(depth + 1);
      return inner && not(inner);
    }
    if (take('(')) {
      const inner = anyOf(depth + 1);
      return inner && take(')') ? inner : null;
    }
    return comparison();
  }

  function comparison(): Expression | null {
    const subject = tokens?.[position];
    const target = subject?.kind === 'name' ? draft.targets.get(subject.name) : undefined;
    if (!target) return null;
    position += 1;
    const operator = word();
    position += 1;
    if (operator === 'empty') return compare(target, 'blank', null);
    if (operator === 'notempty') return compare(target, 'answered', null);
    const object = tokens?.[position];
    position += 1;
    if (operator === 'anyof' || operator === 'allof') {
      const values = object?.kind === 'list' ? object.values : [];
      const parts = values.map((value) => compare(target, operator === 'anyof' ? 'is' : 'contains', value));
      const known = parts.filter((part) => part !== null);
      if (known.length === 0 || known.length < parts.length) return null;
      return join(operator === 'anyof' ? 'or' : 'and', known);
    }
    const how = lookUp(COMPARISONS, operator);
    const values = object?.kind === 'list' ? object.values : [valueOf(object)];
    const [value] = values;
    return how && values.length === 1 && value !== undefined ? compare(target, how, value) : null;
  }

  const condition = anyOf(0);
  return condition && position === tokens.length ? condition : null;
}

/** A word behind an operator is a value as well: a number, or `true`. */
function valueOf(token: Token | undefined): unknown {
  if (token?.kind === 'value') return token.value;
  return token?.kind === 'word' ? token.word : undefined;
}

/** Splits a condition; `null` where a part of it is unknown. */
function readTokens(source: string): Token[] | null {
  const tokens: Token[] = [];
  const text = source.trim();
  TOKENS.lastIndex = 0;
  let position = 0;
  while (position < text.length) {
    if (/\s/.test(text.charAt(position))) {
      position += 1;
      continue;
    }
    TOKENS.lastIndex = position;
    const match = TOKENS.exec(text);
    if (!match) return null;
    position += match[0].length;
    const [, name, single, double, list, sign, word] = match;
    if (name !== undefined) tokens.push({ kind: 'name', name: name.trim() });
    else if (list !== undefined) tokens.push({ kind: 'list', values: valuesIn(list) });
    else if (single !== undefined || double !== undefined)
      tokens.push({ kind: 'value', value: single ?? double });
    else tokens.push({ kind: 'word', word: (sign ?? word ?? '').toLowerCase() });
  }
  return tokens;
}

const valuesIn = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter(Boolean);
