import type { EntityManager } from '@mikro-orm/postgresql';
import { checkCondition, printDescription, type Expression } from '@inlay/sdk/model';
import type { Form } from '../platform/entities/form.entity.ts';
import { invalidField } from '../platform/http/invalidField.ts';
import { getCurrentRevision } from './getForm.ts';

/**
 * Checks a condition about a form's answers against the form as visitors see it.
 * @param path of the condition in the request.
 * @throws {ProblemError} `request.invalid` with what it cannot ask, in words.
 */
export async function parseCondition<Given extends Expression | null | undefined>(
  em: EntityManager,
  form: Form,
  condition: Given,
  path: readonly string[] = ['condition'],
): Promise<Given> {
  if (!condition) return condition;
  const { definition } = await getCurrentRevision(em, form);
  const found = checkCondition(definition, condition, { refusalsOnly: true }).find(
    ({ finding }) => finding.refuses,
  );
  if (!found) return condition;
  const { code } = found.finding;
  throw invalidField(path, { code, message: printDescription(found.description) });
}
