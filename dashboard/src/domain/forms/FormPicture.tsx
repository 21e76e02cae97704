import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { ENGLISH, mapFields, fieldsOf, type FormDefinition } from '@inlay/sdk/model';
import { FORM_CSS, FormRenderer, formStyleSheet, FormSurface, registerFont } from '@inlay/sdk/react';
import classes from './formPicture.module.css';

/** Width of the rendered form, in px: a form in the middle of a website. */
const FORM_WIDTH = 680;
/** Most rendered fields; the picture's edge would cut off the rest. */
const SHOWN_FIELDS = 8;

/** A picture of a form from the visitors' renderer, not usable. */
export function FormPicture({
  definition,
  logoUrl = null,
}: {
  definition: FormDefinition;
  logoUrl?: string | null;
}) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const { ref: measured, width } = useElementSize<HTMLDivElement>();
  const attach = useCallback((element: HTMLDivElement | null) => {
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);
  const host = useMergedRef(measured, attach);
  const shown = useMemo(() => {
    const shown = new Set(fieldsOf(definition).slice(0, SHOWN_FIELDS));
    return mapFields(definition, (field) => (shown.has(field) ? field : null));
  }, [definition]);

  useEffect(() => {
    if (!root) return undefined;
    // The form's colours stay within its shadow root.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(FORM_CSS + formStyleSheet(shown));
    root.adoptedStyleSheets.push(sheet);
    registerFont(shown.customStyles.fontFamily);
    return () => {
      const at = root.adoptedStyleSheets.indexOf(sheet);
      root.adoptedStyleSheets.splice(at, 1);
    };
  }, [root, shown]);

  return (
    <div ref={host} className={classes['picture']} aria-hidden="true" inert>
      {root
        ? createPortal(
            <div
              style={{
                width: FORM_WIDTH,
                transformOrigin: '0 0',
                transform: `scale(${width / FORM_WIDTH})`,
              }}
            >
              <FormSurface>
                <FormRenderer
                  texts={ENGLISH}
                  form={{
                    id: 'picture',
                    definition: shown,
                    logoUrl,
                    platformName: 'Inlay',
                    captcha: null,
                  }}
                  values={{}}
                  errors={{}}
                />
              </FormSurface>
            </div>,
            root,
          )
        : null}
    </div>
  );
}
