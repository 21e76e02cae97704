import { useEffect } from 'react';
import type { PortalBrand } from '@inlay/api/contract';

/** Has the whole page wear the colours of a brand; the server has seen to their contrast (CLNT-092). */
export function useBrandColors(brand: PortalBrand | null): void {
  const { fill, textOnLight, textOnDark } = brand ?? {};
  useEffect(() => {
    if (!fill || !textOnLight || !textOnDark) return undefined;
    const { style } = document.documentElement;
    const colors: Readonly<Record<string, string>> = {
      '--inlay-accent': fill,
      '--inlay-accent-text': `light-dark(${textOnLight}, ${textOnDark})`,
      '--inlay-chart-1': `light-dark(${textOnLight}, ${textOnDark})`,
      '--inlay-accent-wash': `color-mix(in srgb, ${fill} 8%, var(--inlay-surface))`,
      '--mantine-color-accent-filled': fill,
      '--mantine-color-accent-filled-hover': `color-mix(in srgb, ${fill} 88%, black)`,
      '--mantine-primary-color-filled': fill,
    };
    // Mantine writes its own into a style of the page, which only `important` passes.
    for (const [name, value] of Object.entries(colors)) style.setProperty(name, value, 'important');
    return () => Object.keys(colors).forEach((name) => style.removeProperty(name));
  }, [fill, textOnLight, textOnDark]);
}
