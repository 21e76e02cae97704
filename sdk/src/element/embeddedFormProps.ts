import type { FormEmbedEventMap } from './formEmbedEvents.ts';

type Detail<Name extends keyof FormEmbedEventMap> = FormEmbedEventMap[Name]['detail'];

/** Event props, named for r2wc: `onFormReady` is dispatched as `formready`. */
export interface EmbeddedFormEvents {
  onFormReady(detail: Detail<'formready'>): void;
  onFormChange(detail: Detail<'formchange'>): void;
  onFormError(detail: Detail<'formerror'>): void;
  onFormSubmitted(detail: Detail<'formsubmitted'>): void;
  onFormResize(detail: Detail<'formresize'>): void;
}

export interface EmbeddedFormProps extends EmbeddedFormEvents {
  /** The shadow root, given by r2wc. */
  container: ShadowRoot;
  formId?: string | null;
  baseUrl?: string | null;
  prefill?: string | null;
}
