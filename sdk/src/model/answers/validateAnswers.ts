import { ANSWER_MODELS } from '../fields/answerModels.ts';
import {
  validateWith,
  type AnsweredDefinition,
  type ValidationOptions,
  type ValidationResult,
} from './validateWith.ts';

/**
 * Validates raw answers against a definition. The browser runs it, the server repeats it (D-94). Drops
 * unknown fields, sanitises text by the form's setting, lists all issues in reading order. Takes
 * anything, never throws.
 */
export const validateAnswers = (
  definition: AnsweredDefinition,
  rawAnswers: unknown,
  options: ValidationOptions = {},
): ValidationResult => validateWith(ANSWER_MODELS, definition, rawAnswers, options);
