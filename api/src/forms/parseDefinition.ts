import {
  checkLogic,
  checkTranslations,
  describeTestDifference,
  FormDefinitionError,
  labelsOf,
  listUnsupported,
  printDescription,
  runFormTests,
  UNTITLED_FORM,
  UnknownMembersError,
  upgradeSentDefinition,
  type DefinitionIssue,
  type FormDefinition,
} from '@inlay/sdk/model';
import { ProblemError } from '../platform/http/problemError.ts';

/** Mistakes for which no form is stored, drafts apart. */
const issuesOf = (definition: FormDefinition): DefinitionIssue[] => [
  ...checkLogic(definition),
  ...listUnsupported(definition),
  ...checkTranslations(definition),
];

/** Tests that fail, with what came instead (BUILD-090). */
const listFailedTests = (definition: FormDefinition): DefinitionIssue[] =>
  runFormTests(definition).flatMap(({ test, differences }, at) => {
    if (differences.length === 0) return [];
    const words = differences.map((one) =>
      printDescription(describeTestDifference(one, labelsOf(definition))),
    );
    return [
      {
        path: ['tests', at],
        code: 'test_failed',
        message: `The test “${test.name}” fails. ${words.join(' ')}`,
      },
    ];
  });

/** Parses a definition as `parseDefinition` does, and refuses one whose tests fail. */
export const parsePublished = (input: unknown): FormDefinition =>
  parseWith(parseDefinition(input), (definition) => {
    const failed = listFailedTests(definition);
    if (failed.length > 0) throw new FormDefinitionError(failed);
    return definition;
  });

/**
 * Parses a definition from outside, upgrades it and requires a title (D-65).
 * @throws {ProblemError} `form.invalid_definition`, or `form.unknown_members` for one that is valid without them, with
 *   every issue below `definition`.
 */
export const parseDefinition = (input: unknown): FormDefinition =>
  parseWith(input, (definition) => {
    const issues = issuesOf(definition);
    if (issues.length > 0) throw new FormDefinitionError(issues);
    return { ...definition, title: definition.title.trim() || UNTITLED_FORM };
  });

/**
 * Parses a draft: the shape of a definition, whose rules need not fit yet (decision 320).
 * @throws {ProblemError} as `parseDefinition` does.
 */
export const parseDraft = (input: unknown): FormDefinition => parseWith(input, (definition) => definition);

function parseWith(input: unknown, finish: (definition: FormDefinition) => FormDefinition): FormDefinition {
  try {
    return finish(upgradeSentDefinition(input));
  } catch (error) {
    if (!(error instanceof FormDefinitionError)) throw error;
    const isKnown = !(error instanceof UnknownMembersError);
    throw new ProblemError(isKnown ? 'form.invalid_definition' : 'form.unknown_members', {
      issues: error.issues.map((issue) => ({ ...issue, path: ['definition', ...issue.path] })),
    });
  }
}
