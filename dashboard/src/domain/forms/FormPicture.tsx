import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import {
  directionOf,
  mapFields,
  fieldsOf,
  PICTURED_FIELDS,
  TEXTS,
  type FormDefinition,
} from '@inlay/sdk/model';
import { CANVAS_TEXTS, FormRenderer, FormSurface } from '@inlay/sdk/react';
import { languageOfForm } from './languageOfForm.ts';
import { useFormShadow } from './useFormShadow.ts';
import classes from './formPicture.module.css';

/** Width of the rendered form, in px: a form in the middle of a website. */
const FORM_WIDTH = 680;
/** No answers; always the same ones. */
const NO_ANSWERS = {};

/** A picture of a form from the visitors' renderer, not usable. */
export function FormPicture({
  definition,
  logoUrl = null,
  values = NO_ANSWERS,
  isWhole = false,
}: {
  definition: FormDefinition;
  logoUrl?: string | null;
  /** Answers that are filled in, by field id. */
  values?: Readonly<Record<string, unknown>>;
  /** All of it, as high as it is; otherwise its beginning, in the shape of the place. */
  isWhole?: boolean;
}) {
  const language = useMemo(() => languageOfForm(definition), [definition]);
  const direction = directionOf(language);
  const { ref: form, height } = useElementSize<HTMLDivElement>();
  const { ref: measured, width } = useElementSize<HTMLDivElement>();
  const shown = useMemo(() => {
    if (isWhole) return definition;
    const shown = new Set(fieldsOf(definition).slice(0, PICTURED_FIELDS));
    return mapFields(definition, (field) => (shown.has(field) ? field : null));
  }, [definition, isWhole]);
  const { attach, root } = useFormShadow(shown);
  const host = useMergedRef(measured, attach);

  return (
    <div
      ref={host}
      className={classes['picture']}
      dir={direction}
      aria-hidden="true"
      inert
      data-whole={isWhole || undefined}
      {...(isWhole && { style: { height: (height * width) / FORM_WIDTH } })}
    >
      {root
        ? createPortal(
            <div
              ref={form}
              style={{
                width: FORM_WIDTH,
                transformOrigin: direction === 'rtl' ? '100% 0' : '0 0',
                transform: `scale(${width / FORM_WIDTH})`,
              }}
            >
              <FormSurface language={language}>
                <FormRenderer
                  texts={{ ...TEXTS[language], render: CANVAS_TEXTS.render }}
                  form={{
                    id: 'picture',
                    definition: shown,
                    logoUrl,
                    platformName: 'Inlay',
                    captcha: null,
                  }}
                  values={values}
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
