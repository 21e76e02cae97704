import { isMap, isScalar, type Node, type Scalar } from 'yaml';
import type { Expression } from '../logic/expression.ts';
import { parseFormula, type FormulaFault } from '../logic/formula/parseFormula.ts';
import { OPERATORS } from '../logic/operators/index.ts';
import { isReadable, type Names } from './names.ts';
import { textOf, type Path, type Reader } from './reader.ts';
import { suggest } from './similar.ts';
import { bareFormula, said, type Said } from './source.ts';

/** Keys of an expression that is written as a tree, as very long ones are. */
const OF_TREE = ['op', 'lit', 'field', 'value', 'date', 'time'];

const WRITE_ONE = `Write one in quotes, such as '{name} = "Ada"'.`;

/** Reads a condition or formula: as text, or as a tree. Returns undefined, with a fault, for what is neither. */
export function readFormula(reader: Reader, node: Node | null, at: Where): Expression | undefined {
  const { names, path, key } = at;
  if (node) reader.places.set(path, reader.source, node);
  if (isMap(node)) {
    const [first] = node.items;
    const isTree = isScalar(first?.key) && OF_TREE.includes(String(first.key.value));
    if (isTree) return reader.raw(node, path) as Expression;
    const [start = 0, end = 0] = node.range ?? [];
    const fault = node.flow ? bareFormula(reader.source.text.slice(start, end)) : notText;
    reader.refuse(node, fault);
    return undefined;
  }
  if (isScalar(node) && typeof node.value === 'boolean') return { lit: node.value };
  const text = textOf(node);
  if (text === null || text.trim() === '') {
    reader.refuse(node ?? key, said('missing', 'A condition or formula is missing here.', WRITE_ONE));
    return undefined;
  }
  const parsed = parseFormula(text, (name) => names.findReference(name));
  if (parsed.ok) return parsed.expression;
  const place = placeIn(node as Scalar, parsed.fault.offset, reader.source.text);
  reader.refuse(place, describeFault(parsed.fault, names));
  return undefined;
}

interface Where {
  names: Names;
  path: Path;
  /** Where a fault of a formula that is missing stands. */
  key: Node;
}

const notText = said('formula', 'A condition or formula is a text.', WRITE_ONE);

/** Returns where a place of a formula is in the file; the formula's begin where it is written over several lines. */
function placeIn({ range, type, value }: Scalar, offset: number, text: string): number {
  const [start = 0, end = 0] = range ?? [];
  const written = text.slice(start, end);
  const isQuoted = type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE';
  const inner = isQuoted ? written.slice(1, -1) : written;
  if (inner === value) return start + (isQuoted ? 1 : 0) + offset;
  if (typeof value === 'string' && type === 'QUOTE_SINGLE' && inner.replaceAll("''", "'") === value)
    return start + 1 + offset + (value.slice(0, offset).split("'").length - 1);
  return start;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': 'Write “and” for “&&”.',
  '|': 'Write “or” for “||”.',
  '!': 'Write “not” for “!”.',
  '=': 'Write one “=” for “is”.',
  "'": 'Write texts in double quotes.',
};

/** Says what is wrong with a formula. */
function describeFault({ code, found }: FormulaFault, names: Names): Said {
  const fault = (message: string, remedy: string) => said('formula', message, remedy);
  switch (code) {
    case 'unknown_name':
      return describeUnknown(found, names);
    case 'unknown_function':
      return names.idsOf(found, isReadable).length > 0
        ? fault(`“${found}” stands without braces.`, `Write {${found}}.`)
        : fault(`There is no function “${found}”.`, suggest(found, Object.keys(OPERATORS)));
    case 'wrong_number_of_arguments':
      return fault(`“${found}” takes another number of arguments.`, 'docs/expressions.md says which.');
    case 'unclosed_text':
      return fault('A text is not closed.', 'Close it with a double quote.');
    case 'unclosed_name':
      return fault('A name is not closed.', 'Close it with “}”.');
    case 'invalid_literal':
      return fault('This value is not valid.', 'Days are date("2026-05-03"), times are time("14:30").');
    case 'too_deep':
      return fault(
        'The formula is too deep or has too many parts.',
        'Compute a part of it as a value of its own.',
      );
    case 'too_long':
      return fault(
        'The formula has more than 2,000 characters.',
        'Compute a part of it as a value of its own.',
      );
    default:
      return found === ''
        ? fault('The formula ends too early.', 'Complete it, or close a bracket.')
        : fault(
            `“${found}” is not expected here.`,
            SIGNS[found] ?? 'docs/expressions.md shows how formulas are written.',
          );
  }
}

function describeUnknown(found: string, names: Names): Said {
  const several = names.idsOf(found, isReadable);
  if (several.length > 1) {
    const ids = several.map((id) => `{${id}}`).join(' or ');
    return said('ambiguous_name', `Several parts are called “${found}”.`, `Name one by its id: ${ids}.`);
  }
  const known = names.list(isReadable);
  return said('unknown_name', `The form has no question or value “${found}”.`, suggest(found, known));
}
