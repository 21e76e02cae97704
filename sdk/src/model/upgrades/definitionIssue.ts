/** One mistake in a definition. */
export interface DefinitionIssue {
  path: (string | number)[];
  /** `invalid`, or what exactly is wrong with an expression. */
  code: string;
  message: string;
}
