import { fieldsOf, pagesOf, type AnswerIssue, type FormDefinition } from '@inlay/sdk/model';

/** Returns what a field says of its answer once the database has decided, with the page that it is on. */
export function issueBeside(
  definition: FormDefinition,
  { fieldId, code, message }: Pick<AnswerIssue, 'fieldId' | 'code'> & { message: string },
): AnswerIssue {
  const page = pagesOf(definition).find((one) =>
    fieldsOf({ pages: [one] }).some((field) => field.id === fieldId),
  );
  return { fieldId, code, params: { message }, ...(page && { pageId: page.id }) };
}
