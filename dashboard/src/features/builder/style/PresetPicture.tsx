import { t } from '@lingui/core/macro';
import { memo, useEffect } from 'react';
import {
  createEmptyDefinition,
  standInCss,
  TEXTS,
  withFields,
  type Field,
  type FormDefinition,
} from '@inlay/sdk/model';
import { FormRenderer, formStyleSheet, FormSurface, registerFont } from '@inlay/sdk/react';
import { adoptStyleSheet } from '../../../lib/adoptStyleSheet.ts';
import { language } from '../../../lib/language.ts';
import { PRESETS, type Preset } from '../../../domain/looks/presets.ts';
import classes from './style.module.css';

const FIELDS: Field[] = [
  {
    id: 'name',
    type: 'text',
    help: '',
    checks: [],
    label: t`Your name`,
    placeholder: t`Ada Lovelace`,
    required: false,
    columns: 12,
    maxLength: null,
  },
];

const definitionOf = ({ styles }: Preset): FormDefinition =>
  withFields(
    {
      ...createEmptyDefinition(t`Say hello`),
      customStyles: { ...styles, showSecurityBadge: false, showFooterCredit: false, showFooterLogo: false },
    },
    FIELDS,
  );

/** The fonts of the looks, each once. */
const FONTS = [...new Set(PRESETS.map(({ styles }) => styles.fontFamily))].filter(
  (font) => font !== undefined && font !== 'system',
);

/**
 * The looks as rules, below a class for each; the rest of the form's style sheet is there already. Their fonts are
 * seven files: until somebody turns to the looks, a fallback of the same size stands in.
 * @param isTurnedTo somebody points at a look, or has the focus there.
 */
export function usePresetStyles(isTurnedTo: boolean): void {
  useEffect(() => {
    const rules = PRESETS.map((one) => formStyleSheet(definitionOf(one), `.preset-${one.id} .form-embed`));
    return adoptStyleSheet(document, FONTS.map(standInCss).join('') + rules.join('')).remove;
  }, []);
  useEffect(() => {
    if (isTurnedTo) FONTS.forEach((font) => registerFont(font));
  }, [isTurnedTo]);
}

/** A small form in this style, by the visitors' renderer. */
export const PresetPicture = memo(function PresetPicture({ preset }: { preset: Preset }) {
  return (
    <div className={`${classes['picture']} preset-${preset.id}`} aria-hidden="true" inert>
      <div className={classes['pictureForm']}>
        <FormSurface>
          <FormRenderer
            texts={TEXTS[language]}
            form={{
              id: `preset-${preset.id}`,
              definition: definitionOf(preset),
              logoUrl: null,
              platformName: '',
              captcha: null,
            }}
            values={{}}
            errors={{}}
          />
        </FormSurface>
      </div>
    </div>
  );
});
