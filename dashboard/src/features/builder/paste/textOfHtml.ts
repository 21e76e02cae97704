import { isStatement } from '../questions/isStatement.ts';
import { questionText } from './questionText.ts';
import { findPageQuestions, isHidden } from './pageQuestions.ts';
import { markGoogleQuestions } from './textOfGoogleForm.ts';

/** Elements that begin a line of their own. */
const BLOCKS = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody td th thead tfoot tr ul'.split(
    ' ',
  ),
);
const SKIPPED =
  'script, style, noscript, template, svg, head, title, button, nav, iframe, object, canvas, audio, video, img';

/** Words of a list's mark that Word writes as text: a number with its dot or bracket, or a sign. */
const WORD_MARK = /mso-list:\s*ignore/i;

/** Lines under way. */
interface Writer {
  lines: string[];
  /** Indexes of the lines that a control asks. */
  asked: Set<number>;
  words: string;
  /** Before the words of the line. */
  mark: string;
}

function endLine(writer: Writer): void {
  const words = writer.words.replace(/[ \t\n\r]+/g, ' ').trim();
  if (words !== '') {
    writer.lines.push(writer.mark + words);
    writer.mark = '';
  }
  writer.words = '';
}

/** Puts a blank line before what follows. */
function endBlock(writer: Writer): void {
  endLine(writer);
  if (writer.lines.length > 0 && writer.lines.at(-1) !== '') writer.lines.push('');
}

const textOf = (node: Element): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the mark of a paragraph that is an item of a list in Word, as other lists have theirs; '' for others. */
function takeWordMark(element: Element): string {
  const style = element.getAttribute('style') ?? '';
  const level = Number(/mso-list:[^;]*level(\d)/i.exec(style)?.[1] ?? 0);
  const ignored = [...element.querySelectorAll('span')].find((span) =>
    WORD_MARK.test(span.getAttribute('style') ?? ''),
  );
  if (level === 0 || !ignored) return '';
  const written = textOf(ignored);
  ignored.remove();
  const mark = /^[(]?(?:\d{1,3}|[a-z])[.)]/i.test(written) ? written : '-';
  return `${'    '.repeat(level - 1)}${mark} `;
}

/** Returns the mark of an item of a list. */
function markOfItem(item: Element): string {
  const depth = [...ancestorsOf(item)].filter(({ tagName }) => /^(?:OL|UL)$/.test(tagName)).length;
  const indent = '    '.repeat(Math.max(0, depth - 1));
  const list = item.parentElement;
  if (item.getAttribute('role') === 'checkbox') return `${indent}[ ] `;
  if (list?.tagName !== 'OL') return `${indent}- `;
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  return `${indent}${Number(list.getAttribute('start') ?? 1) + items.indexOf(item)}. `;
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let one = element.parentElement; one; one = one.parentElement) yield one;
}

/** Writes the rows of a table with their cells apart by tabs. */
function writeTable(table: Element, writer: Writer): void {
  endBlock(writer);
  for (const row of table.querySelectorAll('tr')) {
    if (row.closest('table') !== table) continue;
    const cells = [...row.children].map((cell) => {
      for (const end of cell.querySelectorAll('br, p + p, div + div, li + li')) end.prepend('; ');
      for (const br of cell.querySelectorAll('br')) br.replaceWith('; ');
      return textOf(cell).replace(/^[;\s]+|[;\s]+$/g, '');
    });
    if (cells.some((cell) => cell !== '')) writer.lines.push(cells.join('\t'));
  }
  endBlock(writer);
}

/** A table for words and numbers, as against one that lays out a page. */
function isTableOfCells(table: Element): boolean {
  if (table.querySelector('table, [data-question], h1, h2, h3, ul, ol')) return false;
  return [...table.querySelectorAll('tr')].some(({ children }) => children.length > 1);
}

function write(node: Node, writer: Writer): void {
  if (node.nodeType === Node.TEXT_NODE) writer.words += node.textContent ?? '';
  if (!(node instanceof Element) || isHidden(node)) return;
  const tag = node.tagName.toLowerCase();
  const question = node.getAttribute('data-question');
  if (question !== null) {
    endBlock(writer);
    for (const line of question.split('\n')) writer.asked.add(writer.lines.push(line) - 1);
    writer.lines.push('');
    return;
  }
  if (tag === 'br') return endLine(writer);
  if (tag === 'table' && isTableOfCells(node)) return writeTable(node, writer);
  const level = /^h([1-6])$/.exec(tag)?.[1] ?? (node.getAttribute('role') === 'heading' ? '2' : null);
  const isBlock = level !== null || BLOCKS.has(tag);
  if (isBlock) endLine(writer);
  if (level !== null) {
    endBlock(writer);
    writer.mark = `${'#'.repeat(Number(level))} `;
  }
  // A list within an item has items of its own.
  if (tag === 'li') writer.mark = markOfItem(node);
  else if (tag === 'p') writer.mark = takeWordMark(node) || writer.mark;
  const before = writer.lines.length;
  for (const child of node.childNodes) write(child, writer);
  if (isBlock) endLine(writer);
  if (level !== null) endBlock(writer);
  // An empty paragraph is a blank line.
  if (/^(?:p|div)$/.test(tag) && writer.lines.length === before && textOf(node) === '') endBlock(writer);
  if (tag === 'li' || level !== null) writer.mark = '';
}

/** What the HTML says besides its words: headings, lists, tables and controls. */
const STRUCTURE =
  'h1, h2, h3, h4, h5, h6, [role=heading], li, tr > * + *, [data-question], [style*="mso-list"]';

/** Returns HTML as a list of questions with marks; null where it has no structure. Runs and loads nothing of it. */
export function textOfHtml(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  markGoogleQuestions(body);
  for (const { element, others, ...question } of findPageQuestions(body)) {
    element.setAttribute('data-question', questionText(question));
    for (const other of others) other.remove();
  }
  for (const element of body.querySelectorAll(SKIPPED)) {
    if (!element.hasAttribute('data-question')) element.remove();
  }
  if (!body.querySelector(STRUCTURE)) return null;
  const writer: Writer = { lines: [], asked: new Set(), words: '', mark: '' };
  write(body, writer);
  endLine(writer);
  return (writer.asked.size > 0 ? linesOfPage(writer) : writer.lines).join('\n').trim();
}

/** Keeps what a page with controls asks, its headings and the sentences between; what stands below is the page's. */
function linesOfPage({ lines, asked }: Writer): string[] {
  const end = Math.max(...asked) + 1;
  return lines.slice(0, end).flatMap((line, index) => {
    if (asked.has(index) || line === '' || line.startsWith('#')) return [line];
    return isStatement(line) ? ['', `> ${line}`, ''] : [];
  });
}
