import { useEffect } from 'react';
import { fieldsOf, type FormDefinition } from '@inlay/sdk/model';
import { FIELD_TYPES_CSS, FORM_CSS, formStyleSheet, registerFont } from '@inlay/sdk/react';
import { adoptStyleSheet } from '../../lib/adoptStyleSheet.ts';
import { definitionOf, type BuilderStore } from './store/builderStore.ts';

/** Inputs of the sheet: a change of two hundred fields' texts does not renew it. */
function partsOf(definition: FormDefinition): readonly unknown[] {
  return [definition.customStyles, ...fieldsOf(definition).filter((field) => 'color' in field)];
}

/**
 * Applies the form's styles: a constant sheet, and one of the owner's choices. Replaces the second only on a change,
 * because the browser then restyles every field.
 */
export function useFormStyles(builder: BuilderStore): void {
  useEffect(() => {
    const constant = adoptStyleSheet(document, FORM_CSS + FIELD_TYPES_CSS);
    const chosen = adoptStyleSheet(document, '');
    let last: readonly unknown[] = [];
    let seen: FormDefinition | undefined;
    const follow = (): void => {
      const definition = definitionOf(builder.get());
      if (definition === seen) return;
      seen = definition;
      const parts = partsOf(definition);
      if (parts.length === last.length && parts.every((part, index) => part === last[index])) return;
      last = parts;
      registerFont(definition.customStyles.fontFamily);
      chosen.replace(formStyleSheet(definition, '.form-embed', 'page', true));
    };
    follow();
    const unsubscribe = builder.subscribe(follow);
    return () => {
      unsubscribe();
      constant.remove();
      chosen.remove();
    };
  }, [builder]);
}
