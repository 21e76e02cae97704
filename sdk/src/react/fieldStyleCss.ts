import type { ResolvedStyles } from '../model/rendering.ts';

type FieldStyle = ResolvedStyles['fieldStyle'];

/** A line below the input; with a fill it keeps the upper corners. */
const LINES: Record<Exclude<FieldStyle, 'outline'>, string> = {
  filled: 'border-width:0 0 2px;border-end-start-radius:0;border-end-end-radius:0',
  underline: 'border-width:0 0 1px;border-radius:0;padding-inline-start:4px',
};

/** Returns the rule for the edges of inputs below `scope`. The line keeps the contrast of a whole frame. */
export const fieldStyleCss = (style: FieldStyle, scope: string): string =>
  style === 'outline'
    ? ''
    : `${scope} .form-embed-input{${LINES[style]}}` +
      `${scope} .form-embed-input[aria-invalid=true]{box-shadow:inset 0 -1px var(--form-embed-error-color)}`;
