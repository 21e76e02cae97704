import type { Field } from '../../fields/field.ts';
import type { FormDefinition } from '../../definition/formDefinition.ts';
import { mapFields } from '../../structure/mapFields.ts';
import { checkHeadings } from '../contrast.ts';
import { resolveStyles } from '../resolveStyles.ts';
import { isBrandKey, withBrandStyles, type BrandStyles, type FormBrand } from './brand.ts';

/** A kit as forms begin to follow it. */
interface Kit {
  id: string;
  styles: BrandStyles;
}

/** Gives an unreadable heading the colour of the form's text (BUILD-034). */
export function readable(field: Field, { customStyles }: Pick<FormDefinition, 'customStyles'>): Field {
  if (!('color' in field) || checkHeadings(customStyles, [field]).length === 0) return field;
  return { ...field, color: resolveStyles(customStyles).textColor };
}

/** Returns a form that follows a brand with this look; headings that would be unreadable get the text's colour. */
export function applyBrand(definition: FormDefinition, brand: FormBrand, look: BrandStyles): FormDefinition {
  const customStyles = withBrandStyles(definition.customStyles, look, brand.own);
  return { ...mapFields(definition, (field) => readable(field, { customStyles })), customStyles, brand };
}

/** Returns a definition that follows no kit; its styles stay. */
export function withoutBrand(definition: FormDefinition): FormDefinition {
  const { brand: _bond, ...rest } = definition;
  return rest;
}

/** Returns a form that follows a kit in everything, in its look for light pages. */
export const followKit = (definition: FormDefinition, { id: kitId, styles }: Kit): FormDefinition =>
  applyBrand(definition, { kitId, variant: 'light', own: [] }, styles);

/** Returns whether nothing of a form's look was chosen that a kit would decide. */
const isPlain = ({ brand, customStyles }: FormDefinition): boolean =>
  !brand && !Object.keys(customStyles).some(isBrandKey);

/** Returns a form that follows the account's default kit, where it has no look of its own (STYLE-047). */
export const withDefaultKit = (definition: FormDefinition, kit: Kit | null | undefined): FormDefinition =>
  kit && isPlain(definition) ? followKit(definition, kit) : definition;
