import { ParagraphField } from './ParagraphField.tsx';
import css from './style.css?inline';

export const components = { paragraph: ParagraphField };
export { css };
