import type { FormPayload } from '../model/rendering.ts';
import type { FormAppProps } from '../react/FormApp.tsx';

/** Data in a form's page for its script: everything it was rendered from, except the texts. */
export type PageData = Omit<FormAppProps, 'form' | 'texts'> & FormPayload;

/** The same once `unpackForm` has completed its form. */
export type OpenedPageData = Omit<PageData, 'form'> & Pick<FormAppProps, 'form'>;
