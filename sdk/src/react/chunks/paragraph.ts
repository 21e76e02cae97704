import { ParagraphField } from '../fields/ParagraphField.tsx';
import { PARAGRAPH_CSS } from '../fields/styles/paragraph.ts';

export const components = { paragraph: ParagraphField };
export const css = PARAGRAPH_CSS;
