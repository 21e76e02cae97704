import { useEffect } from 'react';
import { fieldsOf, type FormDefinition } from '@inlay/sdk/model';
import { FIELD_TYPES_CSS, FORM_CSS, formStyleSheet, registerFont } from '@inlay/sdk/react';
import { definitionOf, type BuilderStore } from './store/builderStore.ts';

/** Two sheets for the form's styles: the constant part, and the owner's choices. */
function adopt(): { sheet: CSSStyleSheet; drop(): void } {
  const [base, sheet] = [new CSSStyleSheet(), new CSSStyleSheet()];
  base.replaceSync(FORM_CSS + FIELD_TYPES_CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, base, sheet];
  return {
    sheet,
    drop() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (one) => one !== base && one !== sheet,
      );
    },
  };
}

/** Inputs of the sheet: a change of two hundred fields' texts does not renew it. */
function partsOf(definition: FormDefinition): readonly unknown[] {
  return [definition.customStyles, ...fieldsOf(definition).filter((field) => 'color' in field)];
}

/**
 * Applies the form's styles as constructed sheets: the page's policy forbids style elements. Replaces a sheet
 * only on a change, because the browser then restyles every field.
 */
export function useFormStyles(builder: BuilderStore): void {
  useEffect(() => {
    const { sheet, drop } = adopt();
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
      sheet.replaceSync(formStyleSheet(definition, '.form-embed', 'page', true));
    };
    follow();
    const unsubscribe = builder.subscribe(follow);
    return () => {
      unsubscribe();
      drop();
    };
  }, [builder]);
}
