import type { FormDefinition } from '../../definition/formDefinition.ts';
import { checkForm } from '../../logic/checkForm.ts';
import type { Finding } from '../../logic/finding.ts';
import type { RulePlace } from '../../logic/listExpressions.ts';
import type { Description } from '../../logic/words/description.ts';
import { describeFinding } from '../../logic/words/describeFinding.ts';
import { printDescription } from '../../logic/words/printDescription.ts';
import type { DefinitionIssue } from '../../upgrades/definitionIssue.ts';
import { labelsOf } from '../print/labelsOf.ts';
import { logicTree } from './logicTree.ts';
import { partsOf } from '../partsOf.ts';
import { typingOf } from './ruleSources.ts';

/** Keys behind the number of a check, an option or a jump. */
const AFTER_NUMBER: { [Key in RulePlace['key']]?: string } = {
  checks: 'must',
  options: 'showIf',
  next: 'if',
};

/** A finding of a form's logic, described for its owner. */
export interface DescribedFinding {
  finding: Finding;
  description: Description;
}

/**
 * Lists everything that is wrong with a form's logic, and everything in it that makes no sense. Never throws.
 *
 * @param options.refusalsOnly whether only what cannot be stored is sought
 */
export function listFindings(form: FormDefinition, { refusalsOnly = false } = {}): DescribedFinding[] {
  const labels = labelsOf(form);
  return checkForm(logicTree(form), { typeOfField: typingOf(form), refusalsOnly }).map((finding) => ({
    finding,
    description: describeFinding(finding, labels),
  }));
}

/** Lists everything in a form's logic for which it cannot be stored, in words for its owner. */
export function checkLogic(form: FormDefinition): DefinitionIssue[] {
  const paths = new Map(partsOf(form).map(({ part, path }) => [part.id, path]));
  return listFindings(form, { refusalsOnly: true })
    .filter(({ finding }) => finding.refuses)
    .map(({ finding, description }) => {
      const { id, key, index } = finding.place;
      const inside = AFTER_NUMBER[key];
      const place =
        key === 'texts' ? [] : [key, ...(index === undefined ? [] : [index]), ...(inside ? [inside] : [])];
      return {
        path: [...(paths.get(id) ?? []), ...place],
        code: finding.code,
        message: printDescription(description),
      };
    });
}
