/** A colour by lightness (0-1), chroma (0 = grey) and hue (radians): equal steps look equally large. */
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = [number, number, number];

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Returns the colour without its transparency. */
export function toOklch(color: string): Oklch {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    toLinear(parseInt(color.slice(start, start + 2), 16) / 255),
  ) as Triple;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** Returns linear red, green and blue; outside 0-1 for colours beyond sRGB. */
function toRgb({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Precision of the matrices above; smaller excesses do not reduce chroma. */
const TOLERANCE = 1e-5;
const isShown = (rgb: Triple): boolean => rgb.every((value) => value >= -TOLERANCE && value <= 1 + TOLERANCE);

/** Returns the colour as `#rrggbb`, with less chroma where sRGB cannot show it. */
export function fromOklch(color: Oklch): string {
  let rgb = toRgb(color);
  if (!isShown(rgb)) {
    let [shown, hidden] = [0, color.chroma];
    while (hidden - shown > 0.0005) {
      const chroma = (shown + hidden) / 2;
      if (isShown(toRgb({ ...color, chroma }))) shown = chroma;
      else hidden = chroma;
    }
    rgb = toRgb({ ...color, chroma: shown });
  }
  const hex = rgb.map((value) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** Steps of lightness in the search; finer ones are invisible. */
const STEPS = 256;

/**
 * Returns the accepted colour nearest in lightness, with the same hue and transparency. Drops the
 * transparency when no such colour is accepted; null when none is.
 */
export function nearestColor(color: string, does: (candidate: string) => boolean): string | null {
  if (does(color)) return color;
  const { lightness, chroma, hue } = toOklch(color);
  const opacity = color.slice(7);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const next of [lightness - step / STEPS, lightness + step / STEPS]) {
      if (next < -1 / STEPS || next > 1 + 1 / STEPS) continue;
      const bounded = Math.min(1, Math.max(0, next));
      const candidate = fromOklch({ lightness: bounded, chroma, hue }) + opacity;
      if (does(candidate)) return candidate;
    }
  }
  return opacity === '' ? null : nearestColor(color.slice(0, 7), does);
}
