import {
  describeTestDifference,
  labelsOf,
  listFindings,
  printDescription,
  runFormTests,
  type FormDefinition,
} from '@inlay/sdk/model';
import {
  followKit,
  parseAuthoring,
  printAuthoring,
  printFault,
  withoutKitStyles,
} from '@inlay/sdk/authoring';

/** A brand kit of the account, as texts name it. */
interface NamedKit {
  id: string;
  name: string;
}

/** Result of one of a form's tests; it passed without differences. */
export interface TestReport {
  name: string;
  differences: string[];
}

/** A text of a form as it was read: a form for a draft, or why it is none. */
export type ReadAuthored =
  | {
      ok: true;
      definition: FormDefinition;
      /** Why it could not be published yet, with line and column. */
      faults: string[];
      /** What is allowed, and is probably a mistake. */
      notices: string[];
      tests: TestReport[];
      /** The text with the ids that it left out; null where it has all. */
      withIds: string | null;
    }
  | { ok: false; faults: string[] };

/**
 * Reads the text of a form (docs/form-files.md) for a draft: what assistants and models write. The text can say what a
 * form asks, and nothing else of a platform: no webhook, no recipient, no script.
 * @param kits of the account; without them, a named kit is not looked for.
 * @param live what visitors see of the form, null for a new one.
 */
export function readAuthored(
  text: string,
  { kits, live = null }: { kits?: readonly NamedKit[]; live?: FormDefinition | null } = {},
): ReadAuthored {
  const parsed = parseAuthoring([{ file: '', text }]);
  if (!parsed.ok) return { ok: false, faults: parsed.faults.map(printFault) };
  const { form } = parsed;
  let { definition } = form;
  if (form.brand && kits) {
    const [kit, other] = kits.filter(({ name }) => name === form.brand?.kit);
    if (!kit || other) return { ok: false, faults: [unknownKit(form.brand.kit, kits)] };
    definition = followKit(definition, { named: form.brand, kitId: kit.id, live });
  }
  const completed = form.withIds().get('');
  return {
    ok: true,
    definition,
    faults: form.check().map(printFault),
    notices: listFindings(definition).map(({ description }) => printDescription(description)),
    tests: testsOf(definition),
    withIds: completed === undefined || completed === text ? null : completed,
  };
}

const unknownKit = (name: string, kits: readonly NamedKit[]): string => {
  const known = [...new Set(kits.map((one) => `“${one.name}”`))].join(', ');
  return known
    ? `No one brand kit is called “${name}”. Name one of these, or leave out “brand”: ${known}.`
    : `There is no brand kit “${name}”. Leave out “brand”.`;
};

function testsOf(definition: FormDefinition): TestReport[] {
  const labels = labelsOf(definition);
  return runFormTests(definition).map(({ test, differences }) => ({
    name: test.name,
    differences: differences.map((one) => printDescription(describeTestDifference(one, labels))),
  }));
}

/** Writes a form as such a text, with all its ids; its kit by name. */
export function printAuthored(definition: FormDefinition, kits: readonly NamedKit[]): string {
  const kit = kits.find(({ id }) => id === definition.brand?.kitId)?.name;
  return printAuthoring(kit === undefined ? definition : withoutKitStyles(definition), { kit });
}
