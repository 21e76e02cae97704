import { capabilitiesOf, fieldsOf, isQuestion, type FormDefinition } from '@inlay/sdk/model';

/**
 * Lists the questions whose answers say nothing of who sent them: choices, numbers, days and the like, but no
 * names, addresses, files or free text. A question must be so in every revision that asks it.
 */
export function impersonalFields(revisions: readonly Pick<FormDefinition, 'pages'>[]): string[] {
  const [open, personal] = [new Set<string>(), new Set<string>()];
  for (const field of revisions.flatMap(fieldsOf).filter(isQuestion)) {
    const { isPersonal, takesAnything } = capabilitiesOf(field);
    (isPersonal || takesAnything ? personal : open).add(field.id);
  }
  return [...open].filter((id) => !personal.has(id));
}
