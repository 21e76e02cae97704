import { createElement, type ComponentType, type ReactElement, type SVGProps } from 'react';

/** Properties of an icon: those of its `svg`, and its size in CSS pixels or any CSS length. */
export interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** An icon of Tabler as a component; `vite.icons.ts` makes one of each `~icons/NAME`. */
export type Icon = ComponentType<IconProps>;

const OUTLINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const FILLED = { fill: 'currentColor' } as const;

/**
 * Returns the component of an icon, in the colour of the text around it.
 *
 * @param name for style sheets: `tabler-icon-NAME`
 * @param paths the `d` of each path, in a box of 24
 */
export function createIcon(name: string, paths: readonly string[], isFilled: boolean): Icon {
  return function TablerIcon({ size = 24, className, ...others }: IconProps): ReactElement {
    const classes = ['tabler-icon', `tabler-icon-${name}`, className].filter(Boolean).join(' ');
    const looks = isFilled ? FILLED : OUTLINE;
    const box = { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 24 24' };
    return createElement(
      'svg',
      { ...box, ...looks, className: classes, ...others },
      ...paths.map((path) => createElement('path', { d: path })),
    );
  };
}
