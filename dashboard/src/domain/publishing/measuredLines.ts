import type { FormDetail } from '@inlay/api/contract';
import { embedLines, type EmbedLines, type FormHeight } from '@inlay/sdk/model';

/** Widths (px) between which a form's height is measured; no form grows wider. */
const WIDEST = 736;
const NARROWEST = 256;
const WIDTH_STEP = 16;
/** Difference (px) that visitors do not notice, and that layout shift hardly counts. */
const TOLERANCE = 8;

/** Lines that people read: the frame has the height of a wide column, and the loader fits it to any other. */
export interface MeasuredLines extends EmbedLines {
  /** The same, with the height of every width, so that nothing below the form ever moves; absent until it is measured. */
  exact?: EmbedLines;
}

/** Returns the lines to paste, with the form's height. */
export async function measuredLines({ id, title, embed }: FormDetail): Promise<MeasuredLines> {
  const lines = (height?: FormHeight): EmbedLines =>
    embedLines(new URL(embed.url).origin, { id, title }, height);
  const height = await measureForm(id);
  const { code } = lines(height && { ...height, steps: [] });
  return { ...lines(), code, exact: lines(height) };
}

/**
 * Measures a form as visitors get it, in columns of many widths.
 * @returns undefined where it cannot be shown, e.g. while it is disabled.
 */
async function measureForm(formId: string): Promise<FormHeight | undefined> {
  const response = await fetch(`/embed/${formId}/include`);
  if (!response.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = page.querySelector('template')?.content;
  const style = content?.querySelector('style')?.textContent;
  const form = content?.querySelector<HTMLElement>('[data-form-embed-place]');
  if (!style || !form) return undefined;

  const column = document.createElement('div');
  column.inert = true;
  column.style.cssText = 'position:fixed;inset-block-start:0;height:0;overflow:hidden';
  const root = column.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  root.append(form);
  document.body.append(column);
  const height = findSteps((width) => {
    column.style.width = `${width}px`;
    return form.offsetHeight;
  });
  column.remove();
  return height.widest > 0 ? height : undefined;
}

function findSteps(heightAt: (width: number) => number): FormHeight {
  const widest = heightAt(WIDEST);
  const steps: { below: number; change: number }[] = [];
  let last = widest;
  for (let width = WIDEST - WIDTH_STEP; width >= NARROWEST; width -= WIDTH_STEP) {
    const height = heightAt(width);
    if (Math.abs(height - last) <= TOLERANCE) continue;
    steps.push({ below: width + WIDTH_STEP, change: height - last });
    last = height;
  }
  return { widest, steps };
}
