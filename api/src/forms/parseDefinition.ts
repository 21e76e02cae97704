import {
  checkLogic,
  FormDefinitionError,
  listUnsupported,
  UNTITLED_FORM,
  upgradeFormDefinition,
  type FormDefinition,
} from '@inlay/sdk/model';
import { ProblemError } from '../http/problemError.ts';

/**
 * Parses a definition from outside, upgrades it and requires a title (D-65).
 * @throws {ProblemError} `form.invalid_definition`, with every issue below `definition`.
 */
export function parseDefinition(input: unknown): FormDefinition {
  try {
    const definition = upgradeFormDefinition(input);
    const issues = [...checkLogic(definition), ...listUnsupported(definition)];
    if (issues.length > 0) throw new FormDefinitionError(issues);
    return { ...definition, title: definition.title.trim() || UNTITLED_FORM };
  } catch (error) {
    if (!(error instanceof FormDefinitionError)) throw error;
    throw new ProblemError('form.invalid_definition', {
      issues: error.issues.map((issue) => ({ ...issue, path: ['definition', ...issue.path] })),
    });
  }
}
