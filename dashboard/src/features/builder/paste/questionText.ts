import { guessFieldType } from '@inlay/sdk/model';
import { fieldTypeName } from '../../../domain/forms/fieldTypeNames.ts';
import { isStatement } from '../questions/isStatement.ts';

/** A question that a page asks with a control. */
export interface PageQuestion {
  label: string;
  help: string;
  required: boolean;
  /** Name of the type of field that the control is; null where its label says more. */
  type: string | null;
  options: readonly string[];
  /** Columns of a table to answer in, whose rows are the options. */
  columns?: readonly string[];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Writes a question as people write it in a list: options and help below it, its type in a cell behind it. */
export function questionText({ label, help, required, type, options, columns = [] }: PageQuestion): string {
  const words = oneLine(label).replace(/^\(?\d{1,3}[.)]\s+/, '');
  // What a control asks is no sentence and no heading, whatever its words are.
  const asksNothing = isStatement(words) || guessFieldType(words) === 'header';
  const hint = type ?? (asksNothing ? fieldTypeName('text') : '');
  return [
    [`${words}${required && !/\*\s*$/.test(words) ? ' *' : ''}`, hint, columns.map(oneLine).join('; ')]
      .filter(Boolean)
      .join('\t'),
    help && `> ${oneLine(help)}`,
    ...options.map((option) => `    - ${oneLine(option)}`),
  ]
    .filter(Boolean)
    .join('\n');
}
