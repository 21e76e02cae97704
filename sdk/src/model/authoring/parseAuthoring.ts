import { isMap, isScalar, visit, type Document } from 'yaml';
import type { FormDefinition } from '../definition/formDefinition.ts';
import { describeTestDifference } from '../formTests/describeTestDifference.ts';
import { runFormTests } from '../formTests/runFormTests.ts';
import { printDescription } from '../logic/words/printDescription.ts';
import { listUnsupported } from '../structure/listUnsupported.ts';
import { labelsOf } from '../structure/print/labelsOf.ts';
import { checkLogic } from '../structure/rules/checkLogic.ts';
import { checkTranslations } from '../translations/checkTranslations.ts';
import type { DefinitionIssue } from '../upgrades/definitionIssue.ts';
import { FormDefinitionError, upgradeSentDefinition } from '../upgrades/index.ts';
import { FormBuilder } from './buildForm.ts';
import { Building, type DerivedId } from './building.ts';
import type { AuthoringCode, AuthoringFault } from './fault.ts';
import type { NamedBrand } from './readBrand.ts';
import { Places, Reader } from './reader.ts';
import { said, Source } from './source.ts';

/** A text of a form. A form may be written in several, each with some of its keys. */
export interface AuthoredText {
  /** Name in faults; empty for the only one. */
  file: string;
  text: string;
}

/** A form that was read. */
export interface AuthoredForm {
  definition: FormDefinition;
  /** The brand kit that it follows, by name; null for none. */
  brand: NamedBrand | null;
  /** Lists why it could not be published: its rules, and its tests. */
  check(): AuthoringFault[];
  /** Returns the texts with the ids that they left out, by file: what has an id can be renamed. */
  withIds(): Map<string, string>;
}

export type ParsedAuthoring = { ok: true; form: AuthoredForm } | { ok: false; faults: AuthoringFault[] };

/**
 * Reads the short form of a definition (docs/forms-as-code.md). Never throws for any text; whatever cannot be read is
 * told with its place and what to do.
 */
export function parseAuthoring(texts: readonly AuthoredText[]): ParsedAuthoring {
  const sources = texts.map(({ file, text }) => new Source(file, text));
  const faults = (): AuthoringFault[] => sources.flatMap((source) => source.faults);
  const documents = sources.map((source) => source.parse());
  if (faults().length > 0) return { ok: false, faults: faults() };
  const places = new Places();
  const building = new Building(places, idsIn(documents));
  const builder = new FormBuilder(building);
  const seen = new Set<string>();
  for (const [index, source] of sources.entries()) {
    const { contents = null } = documents[index] ?? {};
    if (contents !== null && !(isScalar(contents) && contents.value === null))
      builder.addFile(new Reader(source, places), contents, seen);
  }
  if (!seen.has('form')) {
    const remedy = 'Begin the file with form: and a title.';
    sources[0]?.refuse(0, said('missing', 'The form has no title.', remedy));
  }
  building.finish();
  if (faults().length > 0) return { ok: false, faults: faults() };
  const refuse = (code: AuthoringCode, issues: readonly DefinitionIssue[]): void => {
    for (const issue of issues) {
      const place = places.find(issue.path);
      (place?.source ?? sources[0])?.refuse(place?.node, describeIssue(code, issue));
    }
  };
  try {
    const definition = upgradeSentDefinition(builder.form);
    const check = (): AuthoringFault[] => {
      for (const source of sources) source.faults.length = 0;
      refuse('logic', [
        ...checkLogic(definition),
        ...listUnsupported(definition),
        ...checkTranslations(definition),
        ...listFailed(definition),
      ]);
      return faults();
    };
    const withIds = () => addIds(sources, building.derived);
    return { ok: true, form: { definition, brand: builder.brand, check, withIds } };
  } catch (error) {
    if (!(error instanceof FormDefinitionError)) throw error;
    refuse('invalid', error.issues);
    return { ok: false, faults: faults() };
  }
}

/** Lists the ids that texts name, so that none is made again for another part. */
function idsIn(documents: readonly (Document | null)[]): { parts: Set<string>; tests: Set<string> } {
  const [parts, tests] = [new Set<string>(), new Set<string>()];
  for (const document of documents)
    visit(document, {
      Pair(_key, { key, value }, path) {
        if (!isScalar(key) || key.value !== 'id' || !isScalar(value)) return;
        const map = path.at(-1);
        (isMap(map) && map.has('test') ? tests : parts).add(String(value.value));
      },
    });
  return { parts, tests };
}

function describeIssue(code: AuthoringCode, { path, message }: DefinitionIssue) {
  const name = path.findLast((key) => typeof key === 'string');
  const sentence = /[.?!]$/.test(message) ? message : `${message}.`;
  if (code === 'logic') return said(code, sentence, '');
  const remedy = REMEDIES.find(([pattern]) => pattern.test(message))?.[1] ?? LOOK_IT_UP;
  return said(code, name === undefined ? sentence : `“${name}”: ${sentence}`, remedy);
}

const LOOK_IT_UP = 'docs/form-files.md lists what can stand here.';
const REMEDIES: readonly [RegExp, string][] = [
  [/^Must be a text/, 'Put it in quotes.'],
  [/^Not a.* id$/, 'Ids have small letters, digits and underscores, such as first_name.'],
  [/used twice$/, 'Change one of them.'],
  [/^Must be (one of|true)/, ''],
];

/** Tests that fail, with what came instead. */
const listFailed = (form: FormDefinition): DefinitionIssue[] =>
  runFormTests(form).flatMap(({ test, differences }, index) => {
    if (differences.length === 0) return [];
    const words = differences.map((one) => printDescription(describeTestDifference(one, labelsOf(form))));
    const message = `The test “${test.name}” fails. ${words.join(' ')}`;
    return [{ path: ['tests', index], code: 'test_failed', message }];
  });

/** Writes ids beside the titles of parts, and leaves everything else as it was typed. */
function addIds(sources: readonly Source[], derived: readonly DerivedId[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const source of sources) {
    const insertions = derived
      .filter(({ reader }) => reader.source === source)
      .flatMap(({ node, id }) => insertionOf(source.text, node, id))
      .sort((one, other) => other.at - one.at);
    let { text } = source;
    for (const { at, added } of insertions) text = text.slice(0, at) + added + text.slice(at);
    texts.set(source.file, text);
  }
  return texts;
}

function insertionOf(text: string, node: unknown, id: string): { at: number; added: string }[] {
  if (!isMap(node)) return [];
  const [first, second] = node.items;
  if (!first || !isScalar(first.key)) return [];
  const start = first.key.range?.[0] ?? 0;
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
  if (node.flow) return [{ at: start, added: `id: ${id}, ` }];
  // Behind the title; before everything else where there is none.
  if (!isScalar(first.value)) return [{ at: start, added: `id: ${id}\n${indent}` }];
  const next = second && isScalar(second.key) ? second.key.range?.[0] : undefined;
  if (next !== undefined) return [{ at: next, added: `id: ${id}\n${indent}` }];
  const end = first.value.range?.[2] ?? text.length;
  return text[end - 1] === '\n'
    ? [{ at: end, added: `${indent}id: ${id}\n` }]
    : [{ at: end, added: `\n${indent}id: ${id}\n` }];
}
