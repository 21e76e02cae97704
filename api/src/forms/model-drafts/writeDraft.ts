import {
  createEmptyDefinition,
  describeTestDifference,
  labelsOf,
  printDescription,
  runFormTests,
  type FormDefinition,
} from '@inlay/sdk/model';
import { parseAuthoring, type AuthoredForm, type AuthoringFault } from '@inlay/sdk/authoring';
import { MODEL_ROUNDS } from '../../platform/contract/index.ts';
import type { ModelAnswer, ModelMessage } from './callModel.ts';
import { ModelFailure } from './modelFailure.ts';
import { writeFaults, writePrompt } from './prompt.ts';

/** A form that a model has written. */
export interface WrittenDraft {
  definition: FormDefinition;
  /** What keeps it from being published, as sentences. */
  faults: string[];
  addresses: string[];
}

interface Wish {
  /** The form as it is; an empty one for a new form. */
  base: FormDefinition;
  description: string;
}

/**
 * Has a model write a form as text, and corrects it by what the checker says, at most three times. What comes out is a
 * definition and nothing else: whatever the text of forms cannot say, a model cannot cause (DRAFT-003).
 * @param ask asks the model; `round` counts from 1.
 * @throws {ModelFailure} where nothing that it wrote can be read.
 */
export async function writeDraft(
  { base, description }: Wish,
  ask: (messages: readonly ModelMessage[], round: number) => Promise<ModelAnswer>,
): Promise<WrittenDraft> {
  const messages = writePrompt(base, description);
  let best: { form: AuthoredForm; faults: readonly AuthoringFault[] } | null = null;
  for (let round = 1; round <= MODEL_ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each round answers the one before
    const { text } = await ask(messages, round);
    const parsed = parseAuthoring([{ file: '', text: formTextOf(text) }]);
    const faults = parsed.ok ? parsed.form.check() : parsed.faults;
    if (parsed.ok) best = { form: parsed.form, faults };
    if (faults.length === 0) break;
    messages.push(...writeFaults(text, faults));
  }
  if (!best)
    throw new ModelFailure(
      'The model didn’t write a form that can be read. Say it in other words, or try again.',
    );
  const definition = withHouse(best.form.definition, base);
  return {
    definition,
    faults: [...best.faults.map(({ message }) => message), ...listFailed(base, definition)],
    addresses: listNewAddresses(definition, JSON.stringify(base) + description),
  };
}

/** Returns the text of a form in an answer: its first block of code, or all of it, without thoughts before. */
function formTextOf(answer: string): string {
  const said = answer.replace(/^\s*<think>[\s\S]*?<\/think>/, '');
  return /```[\w-]*\s*\n([\s\S]*?)(?:\n\s*```|$)/.exec(said)?.[1] ?? said;
}

/** Look, brand and tests are as they were: tests of people judge what a model writes. */
function withHouse(written: FormDefinition, base: FormDefinition): FormDefinition {
  const { brand: _brand, tests, ...rest } = written;
  const kept = base.tests ?? tests;
  return {
    ...rest,
    customStyles: base.customStyles ?? createEmptyDefinition().customStyles,
    ...(base.brand && { brand: base.brand }),
    ...(kept && { tests: kept }),
  };
}

/** Tests that the form had before, and that fail now. */
const listFailed = (base: FormDefinition, definition: FormDefinition): string[] =>
  base.tests === undefined
    ? []
    : runFormTests(definition).flatMap(({ test, differences }) => {
        if (differences.length === 0) return [];
        const labels = labelsOf(definition);
        const words = differences.map((one) => printDescription(describeTestDifference(one, labels)));
        return [`The test “${test.name}” fails. ${words.join(' ')}`];
      });

const ADDRESS = /(?:\b(?:https?|ftp|javascript|data):|\/\/)[^\s"'<>()[\]\\]+|\bmailto:[^\s"'<>()[\]\\]+/gi;

/** Lists the web addresses of a form that do not occur in a text. */
function listNewAddresses(definition: FormDefinition, known: string): string[] {
  const found = textsIn(definition).flatMap((text) => text.match(ADDRESS) ?? []);
  return [...new Set(found)].filter((address) => !known.includes(address));
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};
