export { SERVER_TEXTS } from './generated/serverTexts.ts';
export { SENTENCES } from './en/server.ts';
export type { ServerText } from '../model/texts/textTypes.ts';
