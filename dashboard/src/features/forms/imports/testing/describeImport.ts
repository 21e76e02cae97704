import { fieldsOf, pagesOf, runFormTests, type Answers, type Field } from '@inlay/sdk/model';
import { importForm } from '../importForm.ts';
import type { ImportedForm } from '../importedForm.ts';

/** Reads a file that is one of another product, for a test. */
export function readImport(content: unknown): ImportedForm {
  const imported = importForm(content);
  if (!imported) throw new Error('The file is of no known product.');
  return imported;
}

/** Lists the fields of a form: type, label, and `*` for a required one. */
export const fieldLines = ({ definition }: ImportedForm): string[] =>
  fieldsOf(definition).map(({ type, label, required }) => `${type} ${label}${required ? '*' : ''}`);

export function fieldLabelled({ definition }: ImportedForm, label: string): Field {
  const field = fieldsOf(definition).find((one) => one.label === label);
  if (!field) throw new Error(`No field is labelled “${label}”.`);
  return field;
}

/** Lists the notes of all questions: label, code and name. */
export const noteLines = ({ items }: ImportedForm): string[] =>
  items.flatMap((item) =>
    item.notes.map(({ code, name }) => `${item.label}: ${[code, name].filter(Boolean).join(' ')}`),
  );

/** Works out with the engine which pages, by number from 1, visitors with some answers meet, and what is shown. */
export function wayOf(
  imported: ImportedForm,
  answersByLabel: Record<string, unknown>,
  expected: {
    pages?: readonly number[];
    ending?: string;
    values?: Record<string, number>;
    hidden?: string[];
    shown?: string[];
  },
): string {
  const { definition } = imported;
  const ids = pagesOf(definition).map(({ id }) => id);
  const { pages, ending, values, hidden, shown } = expected;
  const answers = Object.fromEntries(
    Object.entries(answersByLabel).map(([label, answer]) => [fieldLabelled(imported, label).id, answer]),
  ) as Answers;
  const idsOf = (labels: readonly string[]): string[] =>
    labels.map((label) => fieldLabelled(imported, label).id);
  const [result] = runFormTests(definition, [
    {
      id: 't1',
      name: 'Way',
      answers,
      today: '2026-11-25',
      expect: {
        ...(pages && { pages: pages.map((number) => ids[number - 1] ?? '') }),
        ...(ending !== undefined && { ending }),
        ...(values && { values }),
        ...(hidden && { hidden: idsOf(hidden) }),
        ...(shown && { shown: idsOf(shown) }),
      },
    },
  ]);
  const differences = result?.differences ?? [];
  return differences.length === 0 ? 'as expected' : JSON.stringify(differences);
}
