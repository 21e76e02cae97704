import { useMemo } from 'react';
import {
  brandStylesOf,
  checkContrast,
  resolveStyles,
  type BrandStyles,
  type BrandVariant,
  type CustomStyles,
} from '@inlay/sdk/model';
import type { Styles } from '../../domain/looks/styles.ts';
import { stylesOf, withStyles, type KitDraft } from './kitDraft.ts';

/** The styles of one look of a kit, for their controls. */
export function useKitStyles(
  draft: KitDraft,
  variant: BrandVariant,
  onChange: (draft: KitDraft) => void,
): Styles {
  return useMemo(() => {
    const custom: CustomStyles = stylesOf(draft, variant);
    const put = (styles: BrandStyles): void => onChange(withStyles(draft, variant, styles));
    return {
      custom,
      resolved: resolveStyles(custom),
      checks: checkContrast(custom),
      isChosen: (key) => Object.hasOwn(custom, key),
      set: (changes) => put(brandStylesOf({ ...custom, ...changes })),
      reset: (...keys) => {
        const kept = Object.entries(custom).filter(([key]) => !keys.some((one) => one === key));
        put(Object.fromEntries(kept));
      },
    };
  }, [draft, variant, onChange]);
}
