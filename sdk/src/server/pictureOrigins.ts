import type { DefinitionTree } from '../model/structure/fieldsOf.ts';
import { picturesOf } from '../model/structure/picturesOf.ts';

/** Returns the origins of a form's pictures outside the platform: its logo's (FSET-011, D-64), images, choices. */
export function pictureOrigins(form: { logoUrl: string | null; definition: DefinitionTree }): string[] {
  const addresses = [form.logoUrl ?? '', ...picturesOf(form.definition)];
  const foreign = addresses.filter((address) => address && !address.startsWith('/'));
  return [...new Set(foreign.map((address) => new URL(address).origin))];
}
