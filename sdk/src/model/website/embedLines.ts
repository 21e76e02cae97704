/** Height of a form by the width of its column, all in px. */
export interface FormHeight {
  /** Height in the widest column. */
  widest: number;
  /** Changes of the height in columns narrower than `below`. */
  steps: readonly { below: number; change: number }[];
}

/** Address of a form and the lines that site owners paste. */
export interface EmbedLines {
  /** The form as its own page. */
  url: string;
  /** Frame and loader. */
  code: string;
  /** Web component with the form's own script. */
  elementCode: string;
}

/** Height (px) of a frame whose form's height is unknown. */
const INITIAL_FRAME_HEIGHT = 600;

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * Builds the lines from the form's id alone (D-78). The frame is part of its line, so that the form loads
 * before any script.
 * @param height is reserved by the lines, so that nothing below the form moves.
 */
export function embedLines(
  publicUrl: string,
  form: { id: string; title: string },
  height?: FormHeight,
): EmbedLines {
  const url = `${publicUrl}/embed/${form.id}`;
  return {
    url,
    code: `${frame(url, form.title, height)}<script async src="${publicUrl}/sdk/loader.js"></script>`,
    // The form's own script: it holds the form, so that no second round trip precedes the first paint.
    elementCode: `<form-embed form-id="${form.id}">${height ? reserve(height) : ''}</form-embed><script async src="${url}/form.js"></script>`,
  };
}

/** Ways to show a form over a page, as the loader names them (docs/embedding.md). */
export const OVERLAY_SHAPES = ['popup', 'slide-in', 'side-tab', 'floating-button'] as const;
export type OverlayShape = (typeof OVERLAY_SHAPES)[number];

/** A form over a page, and the button that opens it. */
export interface Overlay {
  shape: OverlayShape;
  /** Text of the button. */
  label: string;
  /** Side of the window; a popup has none. */
  side: 'left' | 'right';
}

/** Returns whether the loader puts the button at the edge of the window, and not in the page. */
const isAtEdge = (shape: OverlayShape): boolean => shape === 'side-tab' || shape === 'floating-button';

/** Returns the lines that show a form over the page: the button, or its place, and the loader. */
export function overlayLines(
  publicUrl: string,
  form: { id: string; title: string },
  { shape, label, side }: Overlay,
): string {
  const attribute = (name: string, value: string): string =>
    ` data-form-embed-${name}="${escapeAttribute(value)}"`;
  const attributes =
    attribute('id', form.id) +
    attribute('title', form.title) +
    attribute('mode', shape) +
    (shape === 'popup' ? '' : attribute('side', side));
  const opener = isAtEdge(shape)
    ? `<div${attributes}${attribute('label', label)}></div>`
    : `<button type="button"${attributes}>${escapeAttribute(label)}</button>`;
  return `${opener}<script async src="${publicUrl}/sdk/loader.js"></script>`;
}

/** A frame's height can follow its width only through a container around it. */
function frame(url: string, title: string, height?: FormHeight): string {
  const line = (style: string): string =>
    `<iframe data-form-embed src="${url}" title="${escapeAttribute(title)}" style="width:100%;border:0${style}" height="${height?.widest ?? INITIAL_FRAME_HEIGHT}"></iframe>`;
  return height?.steps.length
    ? `<div style="container-type:inline-size;width:100%">${line(`;height:${cssHeight(height, '100cqw')}`)}</div>`
    : line('');
}

/** Content of the element. A shadow root hides it, so that the form replaces it within one frame. */
const reserve = (height: FormHeight): string =>
  `<div style="padding-bottom:${cssHeight(height, '100%')}"></div>`;

/** Returns the height as CSS without media queries: each step is a clamp of a steep slope. */
function cssHeight({ widest, steps }: FormHeight, width: '100%' | '100cqw'): string {
  if (steps.length === 0) return `${widest}px`;
  const terms = steps.map(({ below, change }) =>
    change > 0
      ? `clamp(0px,(${below}px - ${width})*9999,${change}px)`
      : `clamp(${change}px,(${width} - ${below}px)*9999,0px)`,
  );
  return `calc(${[`${widest}px`, ...terms].join(' + ')})`;
}
