import { useCallback, useMemo } from 'react';
import {
  checkContrast,
  DEFAULT_STYLES,
  resolveStyles,
  type ContrastCheck,
  type CustomStyles,
  type ResolvedStyles,
} from '@inlay/sdk/model';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** The styles of the form being built, for the controls of the style tab. */
export interface Styles {
  /** The owner's choices. */
  custom: CustomStyles;
  /** All styles, with defaults where the owner chose none. */
  resolved: ResolvedStyles;
  checks: ContrastCheck[];
  set(changes: CustomStyles): void;
  /** Back to the defaults. */
  reset(...keys: (keyof CustomStyles)[]): void;
}

/** The styles now. Changes of the same keys in quick succession are one step of undo. */
export function useStyles(builder: BuilderCore): Styles {
  const custom = useBuilderState(builder, (state) => definitionOf(state).customStyles);
  const set = useCallback(
    (changes: CustomStyles): void => {
      const { customStyles } = definitionOf(builder.get());
      const topic = `style ${Object.keys(changes).join(' ')}`;
      builder.changeForm({ customStyles: chosenOnly({ ...customStyles, ...changes }) }, topic);
    },
    [builder],
  );
  const reset = useCallback(
    (...keys: (keyof CustomStyles)[]): void => {
      const { customStyles } = definitionOf(builder.get());
      const kept = Object.entries(customStyles).filter(([key]) => !keys.includes(key as keyof CustomStyles));
      builder.changeForm({ customStyles: Object.fromEntries(kept) }, `style reset ${keys.join(' ')}`);
    },
    [builder],
  );
  return useMemo(
    () => ({ custom, resolved: resolveStyles(custom), checks: checkContrast(custom), set, reset }),
    [custom, set, reset],
  );
}

/** Styles that the host page decides by default, so that choosing the default is a choice too (D-195). */
const FOLLOWS_PAGE: readonly string[] = [
  'backgroundColor',
  'formContainerColor',
  'formBackgroundColor',
  'textColor',
  'inputTextColor',
  'fieldBackgroundColor',
  'fontFamily',
] satisfies (keyof CustomStyles)[];

/** Drops values equal to their default, which then follow it. */
export function chosenOnly(styles: CustomStyles): CustomStyles {
  const defaults: CustomStyles = DEFAULT_STYLES;
  const chosen = Object.entries(styles).filter(
    ([key, value]) =>
      value !== undefined && (value !== defaults[key as keyof CustomStyles] || FOLLOWS_PAGE.includes(key)),
  );
  return Object.fromEntries(chosen);
}
