import { useCallback, useMemo } from 'react';
import {
  checkContrast,
  DEFAULT_STYLES,
  isBrandKey,
  resolveStyles,
  type BrandStyles,
  type CustomStyles,
} from '@inlay/sdk/model';
import { lookOf } from '../../../domain/looks/brandKits.ts';
import { useBrandKits } from '../../../domain/looks/useBrandKits.ts';
import type { Styles } from '../../../domain/looks/styles.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { followAgain, withOwn } from './followBrand.ts';

/** The styles now. Changes of the same keys in quick succession are one step of undo. */
export function useStyles(builder: BuilderCore): Styles {
  const custom = useBuilderState(builder, (state) => definitionOf(state).customStyles);
  const brand = useBuilderState(builder, (state) => definitionOf(state).brand);
  const { data } = useBrandKits({ isEnabled: brand !== undefined });
  const kit = data?.kits.find(({ id }) => id === brand?.kitId);
  const look = kit && brand ? lookOf(kit, brand.variant) : null;
  const set = useCallback(
    (changes: CustomStyles): void => {
      const { customStyles, brand: bond } = definitionOf(builder.get());
      const keys = Object.keys(changes);
      const next = chosenOnly({ ...customStyles, ...changes });
      builder.changeForm(
        { customStyles: next, ...(bond && { brand: withOwn(bond, keys) }) },
        `style ${keys.join(' ')}`,
      );
    },
    [builder],
  );
  const reset = useCallback(
    (...keys: (keyof CustomStyles)[]): void =>
      builder.changeForm(withoutChoices(builder, keys, look), `style reset ${keys.join(' ')}`),
    [builder, look],
  );
  return useMemo(
    () => ({
      custom,
      resolved: resolveStyles(custom),
      checks: checkContrast(custom),
      isChosen: (key) =>
        look && isBrandKey(key) ? (brand?.own.includes(key) ?? false) : Object.hasOwn(custom, key),
      set,
      reset,
    }),
    [custom, brand, look, set, reset],
  );
}

/** Returns the form's styles without some choices: those of a brand follow it again. */
function withoutChoices(builder: BuilderCore, keys: (keyof CustomStyles)[], look: BrandStyles | null) {
  const { customStyles, brand } = definitionOf(builder.get());
  const isKept = ([key]: [string, unknown]): boolean =>
    !keys.includes(key as keyof CustomStyles) || (look !== null && isBrandKey(key));
  const kept: CustomStyles = Object.fromEntries(Object.entries(customStyles).filter(isKept));
  return brand && look ? followAgain(kept, { brand, look }, keys.filter(isBrandKey)) : { customStyles: kept };
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
