import { answerType } from '../answerType.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { checkForm } from '../logic/checkForm.ts';
import type { RulePlace } from '../logic/listExpressions.ts';
import { describeFinding } from '../logic/words/describeFinding.ts';
import { printDescription } from '../logic/words/printDescription.ts';
import type { DefinitionIssue } from '../upgrades/definitionIssue.ts';
import { fieldsOf } from './fieldsOf.ts';
import { labelsOf } from './labelsOf.ts';
import { logicTree } from './logicTree.ts';
import { partsOf } from './partsOf.ts';

/** Keys behind the number of a check, an option or a jump. */
const AFTER_NUMBER: { [Key in RulePlace['key']]?: string } = {
  checks: 'must',
  options: 'showIf',
  next: 'if',
};

/** Lists everything in a form's logic for which it cannot be stored, in words for its owner. */
export function checkLogic(form: FormDefinition): DefinitionIssue[] {
  const paths = new Map(partsOf(form).map(({ part, path }) => [part.id, path]));
  const fields = new Map(fieldsOf(form).map((field) => [field.id, field]));
  const labels = labelsOf(form);
  const findings = checkForm(logicTree(form), {
    typeOfField({ id }, part) {
      const field = fields.get(id);
      return field ? answerType(field, part) : null;
    },
  });
  return findings
    .filter(({ refuses }) => refuses)
    .map((finding) => {
      const { id, key, at } = finding.place;
      const inside = AFTER_NUMBER[key];
      const place =
        key === 'texts' ? [] : [key, ...(at === undefined ? [] : [at]), ...(inside ? [inside] : [])];
      return {
        path: [...(paths.get(id) ?? []), ...place],
        code: finding.code,
        message: printDescription(describeFinding(finding, labels)),
      };
    });
}
