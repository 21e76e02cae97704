import type { AnswerOfType, Field, FieldOfType, FieldType } from './field.ts';
import type { AnswerIssue } from './issues.ts';

/** What reading an answer may need to know beside the field itself. */
export interface AnswerContext {
  textHandling: 'sanitise' | 'as_typed';
}

/** One column of an export. */
export interface ExportColumn {
  key: string;
  label: string;
}

/**
 * Everything the platform knows about one type of field: one object per file in `fields/`.
 * No zod in here: these objects are part of the browser's bundle (see docs/decisions).
 * The zod schema of the settings stands beside it in the same file and is tree-shaken away.
 */
export interface FieldTypeModel<Type extends FieldType> {
  readonly type: Type;
  /** Shown in the palette; the label of a new field (D-74). */
  readonly name: string;
  /** False for fields that only show something. */
  readonly takesAnswer: boolean;
  /** A new field of this type, complete but for its id. */
  createDefaults(): Omit<FieldOfType<Type>, 'id'>;
  /** What an untouched field holds. */
  emptyAnswer(field: FieldOfType<Type>): AnswerOfType<Type>;
  /**
   * Brings an unknown value into the answer's shape, sanitised per D-89, trimmed, as it will be
   * stored. Missing is the empty answer; a value of another shape is `undefined`. Never throws.
   */
  readAnswer(field: FieldOfType<Type>, raw: unknown, context: AnswerContext): AnswerOfType<Type> | undefined;
  isEmpty(field: FieldOfType<Type>, answer: AnswerOfType<Type>): boolean;
  /** Everything wrong with a read answer, required included. */
  check(field: FieldOfType<Type>, answer: AnswerOfType<Type>): AnswerIssue[];
  /** The answer as one line a person reads (SUBM-024, SUBM-025). */
  print(field: FieldOfType<Type>, answer: AnswerOfType<Type>): string;
  exportColumns(field: FieldOfType<Type>): ExportColumn[];
}

export type AnyFieldTypeModel = FieldTypeModel<FieldType>;
export type { Field };
