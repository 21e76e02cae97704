import type { FormPayload } from '../model/rendering.ts';
import type { FormAppProps } from '../react/FormApp.tsx';

/** What a form's page holds for its script: all that it was rendered from but the words. */
export type PageData = Omit<FormAppProps, 'texts'> & FormPayload;
