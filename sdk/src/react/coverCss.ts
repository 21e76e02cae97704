import type { ResolvedStyles } from '../model/rendering.ts';

/** Distance of a form's content from its edge, unless the host page sets one: narrow and wide. */
const PADDINGS = { narrow: ['24px', '16px'], wide: ['40px', '40px'] } as const;

/** Undoes the form's padding; a padding of two values, or none, leaves the picture inside it. */
const bleed = ([block, inline]: readonly [string, string]): string =>
  `margin-block-start:calc(-1*var(--form-embed-padding,${block}));` +
  `margin-inline:calc(-1*var(--form-embed-padding,${inline}))`;

/** A logo on the lower edge of the picture needs a form behind it that can be painted. */
const isSolid = ({ formBackgroundColor: color }: ResolvedStyles): boolean => color.length === 7;

/**
 * Returns the rules of the picture above a form. Its height never depends on the file, so that nothing moves
 * when it arrives. It reaches the edges of a card; a form without edges has it between its own.
 */
export function coverCss(styles: ResolvedStyles, scope: string, isFlush: boolean): string {
  const { coverHeight, coverX, coverY } = styles;
  const cover = `${scope} .form-embed-cover`;
  const radius = 'min(var(--form-embed-radius),22px)';
  const corners = isFlush ? radius : `${radius} ${radius} 0 0`;
  return (
    `${cover}{height:min(${coverHeight}px,50cqi);margin-block-end:24px;border-radius:${corners};overflow:hidden;` +
    `background:color-mix(in srgb,currentColor 8%,transparent);${bleed(PADDINGS.narrow)}}` +
    `${cover} img{display:block;width:100%;height:100%;object-fit:cover;object-position:${coverX}% ${coverY}%}` +
    (isFlush ? '' : `@container (min-width:480px){${cover}{margin-block-end:32px;${bleed(PADDINGS.wide)}}}`) +
    (isFlush || !isSolid(styles)
      ? ''
      : `${cover}+.form-embed-logo{position:relative;margin-block-start:-72px;padding:8px;border-radius:${radius};` +
        'background:var(--form-embed-form-color)}')
  );
}
