import { t } from '@lingui/core/macro';
import {
  createEmptyDefinition,
  createField,
  withBrandStyles,
  withFields,
  type BrandStyles,
  type FormDefinition,
} from '@inlay/sdk/model';

const FORM = withFields({ ...createEmptyDefinition(t`Say hello`), description: t`We reply within a day.` }, [
  { ...createField('text'), id: 'name', label: t`Your name`, placeholder: t`Ada Lovelace`, columns: 6 },
  { ...createField('email'), id: 'email', label: t`Email`, columns: 6 },
]);

/** Returns a form in a look, for an account that has none to show. */
export const sampleForm = (styles: BrandStyles): FormDefinition => inLook(FORM, styles);

/**
 * Returns a form in a look.
 * @param kitId the kit with this look: a form that follows it keeps the styles that are its own
 */
export const inLook = (
  definition: FormDefinition,
  styles: BrandStyles,
  kitId: string | null = null,
): FormDefinition => ({
  ...definition,
  customStyles: withBrandStyles(
    definition.customStyles,
    styles,
    definition.brand?.kitId === kitId ? definition.brand?.own : [],
  ),
});
