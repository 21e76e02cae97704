import type { FormDetail } from '@inlay/api/contract';
import { overlay, resolveStyles, themeProperties } from '@inlay/sdk/model';
import { registerFont } from '@inlay/sdk/react';
import { canvasToPng } from '../../lib/canvasToPng.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 96;
const TITLE_PX = 84;
const LINE_PX = 100;
/** Most lines of a title; a longer one ends in an ellipsis. */
const MAX_LINES = 4;

/** Draws the picture of a form's card in its colours and font. @returns a PNG of 1200 by 630 px */
export async function drawCard(form: FormDetail, title: string): Promise<File> {
  const styles = resolveStyles(form.definition.customStyles);
  const page = overlay(styles.backgroundColor, styles.colorScheme === 'dark' ? '#0f1115' : '#ffffff');
  const family = themeProperties(styles)['--form-embed-font-family'] ?? 'sans-serif';
  const font = `600 ${TITLE_PX}px ${family}`;
  registerFont(styles.fontFamily);
  // Without its font the picture is drawn in the next of the stack.
  await document.fonts.load(font, title).catch(() => undefined);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.fillStyle = page;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = overlay(styles.formBackgroundColor, page);
  context.beginPath();
  context.roundRect(MARGIN / 2, MARGIN / 2, WIDTH - MARGIN, HEIGHT - MARGIN, 24);
  context.fill();
  context.fillStyle = overlay(styles.buttonColor, page);
  context.fillRect(MARGIN, HEIGHT - MARGIN * 1.5, 160, 20);
  context.fillStyle = styles.textColor;
  context.font = font;
  context.textBaseline = 'top';
  linesOf(context, title).forEach((line, index) => context.fillText(line, MARGIN, MARGIN + index * LINE_PX));
  return new File([await canvasToPng(canvas)], 'card.png', { type: 'image/png' });
}

/** Breaks a title between words into lines that fit. */
function linesOf(context: Pick<CanvasRenderingContext2D, 'measureText'>, title: string): string[] {
  const lines = [''];
  for (const word of title.trim().split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (context.measureText(longer).width <= WIDTH - MARGIN * 2) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.filter((line) => line !== '');
  return shown.length > MAX_LINES ? [...shown.slice(0, MAX_LINES - 1), `${shown[MAX_LINES - 1]}…`] : shown;
}
