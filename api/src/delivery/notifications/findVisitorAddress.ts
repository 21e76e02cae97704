import { asksForCode, capabilitiesOf, checkEmail, fieldsOf, type FormDefinition } from '@inlay/sdk/model';

/**
 * Finds the address of a submission's sender in the first answered email field, or the address in another one.
 *
 * @param visible fields that are looked at, such as those that the reader may see; null = all
 * @returns null without one; `isProven` where a mailed code confirmed it
 */
export function findVisitorAddress(
  definition: FormDefinition,
  { answers }: { answers: Readonly<Record<string, unknown>> },
  visible: readonly string[] | null = null,
): { to: string; isProven: boolean } | null {
  for (const field of fieldsOf(definition)) {
    const isReadable = visible === null || visible.includes(field.id);
    const answer = isReadable && capabilitiesOf(field).isReplyAddress ? answers[field.id] : null;
    const checked = typeof answer === 'string' ? checkEmail(answer) : null;
    if (checked?.ok) return { to: checked.value, isProven: asksForCode(field) };
  }
  return null;
}
