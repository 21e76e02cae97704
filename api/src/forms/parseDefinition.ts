import {
  checkLogic,
  FormDefinitionError,
  listUnsupported,
  UNTITLED_FORM,
  upgradeFormDefinition,
  type FormDefinition,
} from '@inlay/sdk/model';
import { ProblemError } from '../http/problemError.ts';

/** Mistakes that keep a form from being published. */
const issuesOf = (definition: FormDefinition) => [...checkLogic(definition), ...listUnsupported(definition)];

/**
 * Parses a definition from outside, upgrades it and requires a title (D-65).
 * @throws {ProblemError} `form.invalid_definition`, with every issue below `definition`.
 */
export const parseDefinition = (input: unknown): FormDefinition =>
  parseWith(input, (definition) => {
    const issues = issuesOf(definition);
    if (issues.length > 0) throw new FormDefinitionError(issues);
    return { ...definition, title: definition.title.trim() || UNTITLED_FORM };
  });

/**
 * Parses a draft: the shape of a definition, whose rules need not fit yet (decision 320).
 * @throws {ProblemError} `form.invalid_definition`, as `parseDefinition` does.
 */
export const parseDraft = (input: unknown): FormDefinition => parseWith(input, (definition) => definition);

function parseWith(input: unknown, finish: (definition: FormDefinition) => FormDefinition): FormDefinition {
  try {
    return finish(upgradeFormDefinition(input));
  } catch (error) {
    if (!(error instanceof FormDefinitionError)) throw error;
    throw new ProblemError('form.invalid_definition', {
      issues: error.issues.map((issue) => ({ ...issue, path: ['definition', ...issue.path] })),
    });
  }
}
