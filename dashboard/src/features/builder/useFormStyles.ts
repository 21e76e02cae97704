import { useEffect } from 'react';
import type { FormDefinition } from '@inlay/sdk/model';
import { FORM_CSS, formStyleSheet, registerFont } from '@inlay/sdk/react';
import { definitionOf, type BuilderStore } from './store/builderStore.ts';

/** What the form looks like, in a sheet of its own each: what never changes, and what the owner chose. */
function adopt(): { sheet: CSSStyleSheet; drop(): void } {
  const [base, sheet] = [new CSSStyleSheet(), new CSSStyleSheet()];
  base.replaceSync(FORM_CSS);
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

/** What the sheet is made of: two hundred fields may change their words without a new one. */
function partsOf({ customStyles, fields }: FormDefinition): readonly unknown[] {
  return [customStyles, ...fields.filter((field) => 'color' in field)];
}

/**
 * The form's own styles, as constructed sheets: the page's policy allows no style elements. A sheet is
 * replaced only when it is another one, since that makes the browser look at every field again.
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
      sheet.replaceSync(formStyleSheet(definition));
    };
    follow();
    const unsubscribe = builder.subscribe(follow);
    return () => {
      unsubscribe();
      drop();
    };
  }, [builder]);
}
