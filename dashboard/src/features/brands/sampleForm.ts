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

/** Returns a form in a look. */
export const inLook = (definition: FormDefinition, styles: BrandStyles): FormDefinition => ({
  ...definition,
  customStyles: withBrandStyles(definition.customStyles, styles),
});
