import {
  guessFieldType,
  isCell,
  isRemark,
  namesForm,
  splitRequired,
  type FieldType,
  type Language,
} from '@inlay/sdk/model';
import { hintedType } from './hintedType.ts';
import { isStatement } from './isStatement.ts';
import { trimText } from './plainLines.ts';
import { readLines, type Line, type LineMark } from './readLines.ts';
import type { Question, QuestionKind } from './question.ts';
import { questionRows } from './questionRows.ts';
import { listOf, listOfSlashes, splitWords } from './splitWords.ts';

/** Guesses the type that a label asks for. */
type TypeOf = (label: string) => FieldType | null;

type LineKind = QuestionKind | 'option' | 'help';

/**
 * Reads a pasted list: which of its lines ask, and which are options, headings or words (decision 525).
 *
 * @param likely the languages that the text is probably in, the likeliest first
 */
export function readQuestions(pasted: string, likely: readonly Language[] = []): Question[] {
  const lines = questionRows(readLines(pasted));
  const typeOf: TypeOf = (label) => guessFieldType(label, likely);
  const kinds = findKinds(lines, typeOf);
  const questions: Question[] = [];
  for (const [index, line] of lines.entries()) {
    const kind = kinds[index] ?? 'question';
    const last = questions.at(-1);
    if (isRoom(line.text)) {
      if (last) last.isLong ||= !line.followsGap && isRoom(lines[index - 1]?.text ?? '');
    } else if (kind === 'option' && last?.kind === 'question') addOptions(last, line);
    else if (kind === 'help' && last) last.help = [last.help, line.text].filter(Boolean).join(' ');
    else questions.push(questionOf(line, kind === 'option' || kind === 'help' ? 'question' : kind, typeOf));
  }
  return questions;
}

/** Dots or underscores to write on. */
const isRoom = (text: string): boolean => /^[_.…\s]{3,}$/.test(text);

/** Adds the option of a line, or all those that stand in it apart by slashes. */
function addOptions(question: Question, line: Line): void {
  const inline = line.mark === null ? listOfSlashes(line.text) : [];
  // Options of a row that has some already are the rows of its table.
  if (
    question.options.length > 0 &&
    hintedType(question.hint) === 'matrix' &&
    question.columns.length === 0
  ) {
    question.columns = question.options;
    question.options = [];
  }
  question.options.push(...(inline.length > 1 ? inline : [splitRequired(line.text).label]));
  if (line.mark === 'box') question.isMultiple = true;
  if (line.mark === 'circle') question.isMultiple = false;
}

/** Says of each line what it is. A mark means the same throughout a text, unless indents say otherwise. */
function findKinds(lines: readonly Line[], typeOf: TypeOf): LineKind[] {
  const asks = findAskingMarks(lines, typeOf);
  let base = 0;
  // The mark of a list below a heading asks, too.
  let section: LineMark = null;
  return lines.map((line, index): LineKind => {
    const [before, next] = [lines[index - 1], lines[index + 1]];
    if (line.mark === 'heading') {
      base = line.indent;
      section = null;
      if (ASKS.test(line.text) || splitRequired(line.text).required) return 'question';
      section = isListMark(next?.mark ?? null) ? (next?.mark ?? null) : null;
      return index === 0 && lines.length > 1 ? 'title' : 'heading';
    }
    if (line.mark === 'quote') return before && !line.followsGap ? 'help' : 'paragraph';
    const isDeeper = index > 0 && line.indent > base;
    if (line.mark === null) section = null;
    if (!isDeeper && (asks.has(line.mark) || (section !== null && line.mark === section))) {
      base = line.indent;
      if (isOptionsOf(line, before)) return 'option';
      if (isTitle(lines, index, asks)) return index === 0 ? 'title' : 'heading';
      if (index === 0 && lines.length > 1 && isNameOfForm(line, typeOf)) return 'title';
      return isWords(line, typeOf) ? 'paragraph' : 'question';
    }
    if (index === 0) return 'question';
    const isAlone =
      line.mark === null && isDeeper && (next?.indent ?? 0) <= base && (before?.indent ?? 0) <= base;
    return isAlone && isStatement(line.text) ? 'help' : 'option';
  });
}

/** A text that asks, or begins a list of what it asks. */
const ASKS = /[?？؟:：]$/;

const isListMark = (mark: LineMark): boolean => mark === 'bullet' || mark === 'number' || mark === 'letter';

/** A plain line of options apart by slashes, right below the question. */
function isOptionsOf(line: Line, before: Line | undefined): boolean {
  if (!before || line.mark !== null || line.followsGap || line.cells.length > 0) return false;
  const count = listOfSlashes(line.text).length;
  return count > 2 || (count === 2 && /[?？؟:：]\s*\*?$/.test(before.text));
}

/** The first line calls the form by what it is, and asks nothing. */
const isNameOfForm = (line: Line, typeOf: TypeOf): boolean => {
  if (line.mark !== null || line.cells.length > 0 || ASKS.test(line.text)) return false;
  if (isStatement(line.text) || splitRequired(line.text).required || !namesForm(line.text)) return false;
  const type = typeOf(line.text);
  return type === null || type === 'header' || type === 'textarea' || type === 'text';
};

/** Types that a sentence may ask for, as in "Please describe the damage." */
const ASKED_IN_SENTENCES: ReadonlySet<FieldType | null> = new Set([
  'consent',
  'file',
  'nps',
  'rating',
  'scale',
  'signature',
  'textarea',
]);

/** A sentence that tells visitors something and asks nothing. */
const isWords = (line: Line, typeOf: TypeOf): boolean =>
  line.mark === null &&
  line.cells.length === 0 &&
  isStatement(line.text) &&
  !splitRequired(line.text).required &&
  !ASKED_IN_SENTENCES.has(typeOf(line.text));

/** Returns the marks that precede questions. */
function findAskingMarks(lines: readonly Line[], typeOf: TypeOf): ReadonlySet<LineMark> {
  const marks = lines.flatMap(({ mark }) => (mark === 'heading' || mark === 'quote' ? [] : [mark]));
  const plain = marks.filter((mark) => mark === null).length;
  const runs = lines.filter(({ mark, number }) => mark === 'number' && number === 1).length;
  const asks = new Set<LineMark>();
  // Numbers that begin again are options of the lines between them.
  const areOptions = runs > 1 && plain > 1;
  if (marks.includes('number') && !areOptions) asks.add('number');
  // Among numbered questions a plain line is a heading.
  if (plain > 0 && (asks.size === 0 || hasHeadings(lines))) asks.add(null);
  if (asks.size === 0 || isListWithTitle(lines, plain, typeOf)) {
    const first = marks.find((mark) => mark !== null);
    if (first) asks.add(first);
  }
  return asks;
}

/** Plain lines with numbered lines directly or later behind them, none of which is an answer. */
const hasHeadings = (lines: readonly Line[]): boolean =>
  lines.some(({ mark, indent, followsGap }) => mark === null && indent === 0 && followsGap);

/** One plain line, then bullets that ask for something: a title above questions, instead of a question's options. */
function isListWithTitle(lines: readonly Line[], plain: number, typeOf: TypeOf): boolean {
  const [title, ...rest] = lines;
  if (plain !== 1 || title?.mark !== null || ASKS.test(title.text)) return false;
  const isAsking = ({ text }: Line): boolean => {
    const type = typeOf(splitRequired(text).label);
    return type !== null && type !== 'text';
  };
  return rest.every(({ mark }) => mark === 'bullet') && rest.filter(isAsking).length * 2 >= rest.length;
}

/** A plain line is a heading where the next line asks under another mark, and it does not ask itself. */
function isTitle(lines: readonly Line[], index: number, asks: ReadonlySet<LineMark>): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next || line.mark !== null || line.cells.length > 0) return false;
  if (/[?？؟]$/.test(line.text) || splitRequired(line.text).required || isStatement(line.text)) return false;
  return next.mark !== null && next.mark !== 'heading' && asks.has(next.mark) && next.indent <= line.indent;
}

/** Words at the end of a label in brackets, and those behind its question mark or a dash. */
const REMARK = /^(.+?)\s*[([（［【]\s*([^()[\]（）［］【】]+?)\s*[)\]）］】]\s*([?？؟:：]?)$/u;
const TAIL = /^(.+?(?:[?？؟]|(?=\s*[,–—-]\s)))[\s,–—-]+(\S[^?？؟]*)$/u;
/** Room for an answer behind a label. */
const ROOM = /[\s:：]*(?:_{3,}|\.{4,}|…{2,})\s*$/;
/** An answer behind a label, as in a form that somebody filled in. */
const ANSWERED = /^([^:：]{2,60})[:：]\s+(?:\S+@\S+\.\S+|https?:\/\/\S+|www\.\S+|[+(]?\d[\d\s()./:+-]{3,})$/u;

/** Takes what says how to answer off a label. */
function splitRemarks(written: string): { label: string; required: boolean; isMultiple: boolean } {
  let label = written;
  let isRequired = false;
  let isMultiple = false;
  for (let isChanged = true; isChanged;) {
    const before = label;
    const split = splitRequired(label);
    label = split.label;
    isRequired ||= split.required;
    for (const pattern of [REMARK, TAIL]) {
      const [, words, remark = '', end = ''] = pattern.exec(label) ?? [];
      const isSeveral = isRemark('several', remark);
      if (words && (isSeveral || isRemark('optional', remark))) label = words + end;
      isMultiple ||= isSeveral;
    }
    const room = label.replace(ROOM, '');
    if (room !== '') label = room;
    isChanged = label !== before;
  }
  return { label: ANSWERED.exec(label)?.[1] ?? label, required: isRequired, isMultiple };
}

/** Reads a label by itself: its options, and what says how to answer. */
function readLabel(
  text: string,
  typeOf: TypeOf,
): Pick<Question, 'label' | 'required' | 'options' | 'isMultiple'> {
  const { label, required, isMultiple } = splitRemarks(text);
  const inline = splitWords(label, typeOf);
  return {
    label: trimColon(inline.label),
    required,
    options: inline.options,
    isMultiple: isMultiple || null,
  };
}

const EMPTY = {
  help: '',
  required: false,
  options: [],
  columns: [],
  isMultiple: null,
  hint: '',
  isLong: false,
};

function questionOf(line: Line, kind: QuestionKind, typeOf: TypeOf): Question {
  const question: Question = { ...EMPTY, options: [], kind, line: line.lineNumber, label: line.text };
  if (kind !== 'question') return { ...question, label: trimColon(line.text) };
  const read = readLabel(line.text, typeOf);
  const cells = readCells(line.cells);
  // Options in cells of their own leave the label as it is.
  const inCells =
    cells.options.length > 0 && read.options.length > 0 ? splitRemarks(line.text).label : read.label;
  return {
    ...question,
    ...read,
    label: trimColon(inCells),
    required: read.required || cells.required,
    options: cells.options.length > 0 ? cells.options : read.options,
    isMultiple: read.isMultiple ?? (line.mark === 'box' ? true : null),
    hint: cells.hint,
  };
}

/** Reads one question as it was typed, in a line of its own. */
export function readQuestion(written: string, likely: readonly Language[]): Question {
  const text = trimText(written);
  const typeOf: TypeOf = (label) => guessFieldType(label, likely);
  const line: Line = {
    lineNumber: 1,
    indent: 0,
    mark: null,
    number: 0,
    text,
    cells: [],
    row: [],
    followsGap: true,
  };
  return questionOf(line, isWords(line, typeOf) ? 'paragraph' : 'question', typeOf);
}

const trimColon = (text: string): string => text.replace(/\s*[:：]$/, '');

/** Reads the further cells of a spreadsheet's row: options, required, or a type. */
function readCells(cells: readonly string[]): { options: string[]; required: boolean; hint: string } {
  const found = { options: [] as string[], required: false, hint: '' };
  for (const cell of cells) {
    if (isCell('yes', cell)) found.required = true;
    else if (isCell('no', cell)) continue;
    else {
      const options = listOf(cell, [/\s*[;|]\s*/, /\s*[,、،]\s*/u, /\s+[/／]\s+/u]);
      if (options.length > 1) found.options.push(...options);
      else if (found.hint === '' || !hintedType(found.hint)) found.hint = cell;
    }
  }
  return found;
}
