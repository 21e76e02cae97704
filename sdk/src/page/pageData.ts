import type { FormPayload } from '../model/rendering.ts';
import type { FormAppProps } from '../react/FormApp.tsx';

/** Data in a form's page for its script: everything it was rendered from, except the texts. */
export type PageData = Omit<FormAppProps, 'texts'> & FormPayload;
