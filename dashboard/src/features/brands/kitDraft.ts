import type { BrandKit } from '@inlay/api/contract';
import { darkStylesOf, themeOfColors, type BrandStyles, type BrandVariant } from '@inlay/sdk/model';

/** A kit while it is edited. */
export interface KitDraft {
  name: string;
  styles: BrandStyles;
  /** The look for dark pages as chosen; null = computed. */
  ownDarkStyles: BrandStyles | null;
  /** The stored logo, a new file with its content as an address, or none. */
  logo: { url: string; file: File | null } | null;
  /** Address of the website whose look it has. */
  website: string | null;
}

/** The colours that a new kit starts from. */
const FIRST_ACCENT = '#4f46e5';

/** Returns the draft of a kit, or of a new one. */
export const draftOf = (kit: BrandKit | null): KitDraft =>
  kit
    ? {
        name: kit.name,
        styles: kit.styles,
        ownDarkStyles: kit.ownDarkStyles,
        logo: kit.logoUrl === null ? null : { url: kit.logoUrl, file: null },
        website: kit.website,
      }
    : {
        name: '',
        styles: themeOfColors({ accent: FIRST_ACCENT }),
        ownDarkStyles: null,
        logo: null,
        website: null,
      };

/** Returns whether two drafts say the same. */
export const isSameKit = (one: KitDraft, other: KitDraft): boolean =>
  JSON.stringify({ ...one, logo: one.logo?.url }) === JSON.stringify({ ...other, logo: other.logo?.url });

/** Returns the look of a draft for light or for dark pages. */
export const stylesOf = ({ styles, ownDarkStyles }: KitDraft, variant: BrandVariant): BrandStyles =>
  variant === 'light' ? styles : (ownDarkStyles ?? darkStylesOf(styles));

/** Returns a draft with another look; a changed dark one is computed no longer. */
export const withStyles = (draft: KitDraft, variant: BrandVariant, styles: BrandStyles): KitDraft =>
  variant === 'light' ? { ...draft, styles } : { ...draft, ownDarkStyles: styles };
