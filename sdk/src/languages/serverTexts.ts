export { SERVER_TEXTS } from './generated/serverTexts.ts';
export { SENTENCES } from './en/server.ts';
export { TEMPLATE_SENTENCES } from './en/templates.ts';
export { TEMPLATE_TEXTS } from './generated/templatesTexts.ts';
export type { ServerText, TemplateText } from '../model/texts/textTypes.ts';
