import { importGoogleForm, isGoogleForm } from './googleForms.ts';
import type { ImportedForm } from './importedForm.ts';
import { importJotform, isJotform } from './jotform.ts';
import { isSource, type Source } from './reading.ts';
import { importSurveyJs, isSurveyJs } from './surveyjs/surveyJs.ts';
import { importTally, isTally } from './tally/tally.ts';
import { importTypeform, isTypeform } from './typeform/typeform.ts';

/** Every product with how its files are known and read, in the order in which they are tried. */
const PRODUCTS: readonly { isFile(content: Source): boolean; read(content: Source): ImportedForm }[] = [
  { isFile: isTypeform, read: importTypeform },
  { isFile: isGoogleForm, read: importGoogleForm },
  { isFile: isTally, read: importTally },
  { isFile: isJotform, read: importJotform },
  { isFile: isSurveyJs, read: importSurveyJs },
];

/**
 * Makes a form of the file of another product, which is known by its content. Nothing is sent or loaded.
 *
 * @returns `null` for a file of none of them
 */
export function importForm(content: unknown): ImportedForm | null {
  if (!isSource(content)) return null;
  return PRODUCTS.find(({ isFile }) => isFile(content))?.read(content) ?? null;
}
