import { readLines, type Line, type LineMark } from './readLines.ts';
import { findNamedType } from '../definition/namedTypes.ts';
import { splitRequired } from '../definition/splitRequired.ts';
import { splitWords } from './splitWords.ts';

/** A question of a pasted list. */
export interface Question {
  /** Line number in the pasted text, from 1. */
  line: number;
  label: string;
  required: boolean;
  options: string[];
  /** Several options may be chosen, as far as the text says; null where it does not. */
  isMultiple: boolean | null;
  /** It is a heading and takes no answer. */
  isHeading: boolean;
  /** Words of a type in a spreadsheet's row, such as "dropdown". */
  hint: string;
  /** Room for a long answer was left in the text. */
  isLong: boolean;
}

/** First cells of a spreadsheet's first row that name its columns. */
const COLUMN_NAMES = /^(questions?|fields?|labels?|frage|feld|pregunta|champ|pergunta|質問|سؤال)$/i;

/** Reads a pasted list: which of its lines ask, and which are options or headings (decision 525). */
export function readQuestions(pasted: string): Question[] {
  const lines = readLines(pasted);
  if (lines[0] && lines[0].cells.length > 0 && COLUMN_NAMES.test(lines[0].text)) lines.shift();
  const kinds = findKinds(lines);
  const questions: Question[] = [];
  for (const [index, line] of lines.entries()) {
    const kind = kinds[index];
    const last = questions.at(-1);
    if (isRoom(line.text)) {
      if (last) last.isLong ||= !line.followsGap && isRoom(lines[index - 1]?.text ?? '');
    } else if (kind === 'option' && last && !last.isHeading) addOption(last, line);
    else questions.push(readQuestion(line, kind === 'heading'));
  }
  return questions;
}

/** Dots or underscores to write on. */
const isRoom = (text: string): boolean => /^[_.…\s]{3,}$/.test(text);

function addOption(question: Question, line: Line): void {
  question.options.push(line.text);
  if (line.mark === 'box') question.isMultiple = true;
  if (line.mark === 'circle') question.isMultiple = false;
}

/** Says of each line what it is. A mark means the same throughout a text, unless indents say otherwise. */
function findKinds(lines: readonly Line[]): ('question' | 'option' | 'heading')[] {
  const asks = findAskingMarks(lines);
  let base = 0;
  return lines.map((line, index) => {
    if (line.mark === 'heading') return 'heading';
    const isDeeper = index > 0 && line.indent > base;
    if (!isDeeper && asks.has(line.mark)) {
      base = line.indent;
      return isTitle(lines, index, asks) ? 'heading' : 'question';
    }
    return index === 0 ? 'question' : 'option';
  });
}

/** Returns the marks that precede questions. */
function findAskingMarks(lines: readonly Line[]): ReadonlySet<LineMark> {
  const marks = lines.map(({ mark }) => mark);
  const plain = marks.filter((mark) => mark === null).length;
  const runs = lines.filter(({ mark, number }) => mark === 'number' && number === 1).length;
  const asks = new Set<LineMark>();
  // Numbers that begin again are options of the lines between them.
  const areOptions = runs > 1 && plain > 1;
  if (marks.includes('number') && !areOptions) asks.add('number');
  // Among numbered questions a plain line is a heading.
  if (plain > 0 && (asks.size === 0 || hasHeadings(lines))) asks.add(null);
  if (asks.size === 0 || isListWithTitle(lines, plain)) {
    const first = marks.find((mark) => mark !== null && mark !== 'heading');
    if (first) asks.add(first);
  }
  return asks;
}

/** Plain lines with numbered lines directly or later behind them, none of which is an answer. */
const hasHeadings = (lines: readonly Line[]): boolean =>
  lines.some(({ mark, indent, followsGap }) => mark === null && indent === 0 && followsGap);

/** One plain line, then bullets that ask for something: a title above questions, instead of a question's options. */
function isListWithTitle(lines: readonly Line[], plain: number): boolean {
  const [title, ...rest] = lines;
  if (plain !== 1 || title?.mark !== null) return false;
  return rest.every(({ mark }) => mark === 'bullet') && rest.some(({ text }) => findNamedType(text) !== null);
}

/** A plain line is a heading where the next line asks under another mark, and it does not ask itself. */
function isTitle(lines: readonly Line[], index: number, asks: ReadonlySet<LineMark>): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next || line.mark !== null || line.cells.length > 0) return false;
  if (/[?？؟]$/.test(line.text) || splitRequired(line.text).required) return false;
  return next.mark !== null && next.mark !== 'heading' && asks.has(next.mark) && next.indent <= line.indent;
}

/** Words for "optional" at the end of a label, in the languages of forms. */
const OPTIONAL = /\s*[([](?:optional|freiwillig|facultatif|optionnel|opcional|任意|اختياري)[)\]]\s*$/iu;
/** Says that several options may be chosen. */
const SEVERAL =
  /\s*[([]?(?:select|choose|check|tick|mark|pick)?\s*(?:all that apply|all which apply|one or more|several|multiple(?: choice)?|mehrere(?: möglich)?|mehrfachauswahl|plusieurs(?: réponses| choix)?|varias(?: opciones)?|várias(?: opções)?|複数選択可?|複数回答可?)[)\]]?\s*$/iu;

function readQuestion(line: Line, isHeading: boolean): Question {
  let text = line.text;
  const take = (pattern: RegExp): boolean => {
    const rest = text.replace(pattern, '');
    // Nothing but such a word is the question itself.
    const isFound = rest !== text && rest !== '';
    if (isFound) text = rest;
    return isFound;
  };
  let isRequired = false;
  const takeRequired = (): void => {
    const { label, required } = splitRequired(text);
    text = label;
    isRequired ||= required;
  };
  takeRequired();
  take(OPTIONAL);
  const room = /[\s:]*(?:_{3,}|\.{4,}|…{2,})\s*$/;
  take(room);
  const isSeveral = take(SEVERAL);
  takeRequired();
  const cells = readCells(line.cells);
  const inline = cells.options.length > 0 ? { label: text, options: cells.options } : splitWords(text);
  return {
    line: line.lineNumber,
    label: trimColon(isHeading ? text : inline.label),
    required: isRequired || cells.required,
    options: isHeading ? [] : inline.options,
    isMultiple: isSeveral || line.mark === 'box' ? true : null,
    isHeading,
    hint: cells.hint,
    isLong: false,
  };
}

const trimColon = (text: string): string => text.replace(/\s*[:：]$/, '');

/** Reads the further cells of a spreadsheet's row: options, required, or a type. */
function readCells(cells: readonly string[]): { options: string[]; required: boolean; hint: string } {
  const found = { options: [] as string[], required: false, hint: '' };
  for (const cell of cells) {
    const parts = cell.split(/\s*[;|\n]\s*|\s*,\s+|\s*,(?=\S)|\s+\/\s+/).filter(Boolean);
    if (/^(yes|y|true|x|✓|✔|required|mandatory|ja|oui|sí|sim|はい|نعم)$/i.test(cell)) found.required = true;
    else if (/^(no|n|false|optional|nein|non|não|いいえ|لا)$/i.test(cell)) continue;
    else if (parts.length > 1) found.options.push(...parts);
    else found.hint ||= cell;
  }
  return found;
}
