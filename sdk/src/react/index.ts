import './allChunks.ts';

export { fieldPlace, FormRenderer, renderOneField, type FormRendererProps } from './FormRenderer.tsx';
export { FormApp, type FormAppProps, type FormEvents } from './FormApp.tsx';
export { FormSurface, MessageCard, SuccessCard } from './MessageCard.tsx';
export { loadExtras, usesExtras } from './loadExtras.ts';
export { loadLayouts } from './loadLayouts.ts';
export { plannedCss } from './pages/pagesCss.ts';
export { PagedForm } from './pages/PagedForm.tsx';
export { describeIssues } from './describeIssues.ts';
export { validate } from './validate.ts';
export { controlId } from './controlId.ts';
export { focusControl } from './ErrorSummary.tsx';
export { formStyleSheet } from './formStyleSheet.ts';
export { CANVAS_TEXTS, FIELD_TYPES_CSS } from './allFieldTypes.tsx';
export { FORM_CSS } from './formCss.ts';
export { registerFont } from './registerFont.ts';
export type { RenderedForm } from './renderedForm.ts';
