import type { Node } from 'yaml';
import type { Expression } from '../logic/expression.ts';
import type { Names } from './names.ts';
import type { Entry, Reader } from './reader.ts';
import { readFormula } from './readFormula.ts';
import { suggest } from './similar.ts';
import { said } from './source.ts';

/** An automatic reply, as the API has it. */
export interface NamedReply {
  isOn: boolean;
  subject: string;
  text: string;
  to?: string;
  attachesPdf?: boolean;
  cases?: { if: Expression; subject: string; text: string; to?: string }[];
  otherwise?: boolean;
}

const MESSAGE = ['subject', 'text', 'to'] as const;
const REPLY = ['isOn', ...MESSAGE, 'attachesPdf', 'cases', 'otherwise'];

/** Returns the ids of the questions that a setting names, by their ids or titles. */
export function questionsIn(
  reader: Reader,
  given: unknown,
  { at, names }: { at: Node; names: Names },
): unknown {
  if (Array.isArray(given)) return given.map((one: unknown) => questionsIn(reader, one, { at, names }));
  if (typeof given !== 'string') return given;
  const ids = names.idsOf(given, (kind) => kind === 'item');
  if (ids.length === 1) return ids[0];
  reader.refuse(
    at,
    ids.length === 0
      ? said(
          'unknown_name',
          `The form has no question “${given}”.`,
          suggest(
            given,
            names.list((kind) => kind === 'item'),
          ),
        )
      : said(
          'ambiguous_name',
          `Several questions are called “${given}”.`,
          `Name one by its id: ${ids.join(' or ')}.`,
        ),
  );
  return given;
}

/** Reads subject, text and receiver of a reply, or of one of its cases. */
function readMessage(reader: Reader, node: Node, entries: readonly Entry[], names: Names) {
  reader.refuseMissing(node, entries, { needs: ['subject', 'text'], name: 'reply' });
  const message: { subject: string; text: string; to?: string } = { subject: '', text: '' };
  for (const { name, key, node: given } of entries)
    if (name === 'subject' || name === 'text') message[name] = reader.text(given, `“${name}”`);
    else if (name === 'to')
      message.to = questionsIn(reader, reader.text(given, '“to”'), { at: given ?? key, names }) as string;
  return message;
}

/** Reads an automatic reply. */
export function readReply(reader: Reader, node: Node, names: Names): NamedReply {
  const entries = reader.entries(node, 'An automatic reply') ?? [];
  reader.refuseUnknown(entries, REPLY, 'An automatic reply');
  const of = (wanted: string): Entry | undefined => entries.find(({ name }) => name === wanted);
  const flag = (name: string): boolean | undefined => {
    const entry = of(name);
    if (!entry) return undefined;
    const value = reader.raw(entry.node, [name]);
    if (typeof value === 'boolean') return value;
    reader.refuse(entry.node ?? entry.key, said('wrong_type', `“${name}” is true or false.`, ''));
    return undefined;
  };
  const [attachesPdf, otherwise] = [flag('attachesPdf'), flag('otherwise')];
  const cases = of('cases');
  return {
    isOn: flag('isOn') ?? true,
    ...readMessage(reader, node, entries, names),
    ...(attachesPdf !== undefined && { attachesPdf }),
    ...(otherwise !== undefined && { otherwise }),
    ...(cases && {
      cases: reader.items(cases.node, '“cases”').flatMap((one) => readCase(reader, one, names) ?? []),
    }),
  };
}

function readCase(reader: Reader, node: Node, names: Names) {
  const entries = reader.entries(node, 'A case of a reply') ?? [];
  reader.refuseUnknown(entries, ['if', ...MESSAGE], 'A case of a reply');
  reader.refuseMissing(node, entries, { needs: ['if'], name: 'case' });
  const found = entries.find(({ name }) => name === 'if');
  const condition = found && readFormula(reader, found.node, { names, path: [], key: found.key });
  return condition && { if: condition, ...readMessage(reader, node, entries, names) };
}
