import '../element/register.ts';
import type { FormEmbedElement } from '../element/FormEmbedElement.ts';
import { EVENT_OPTIONS, prefillAttribute, type MountOptions } from './options.ts';

/** A mounted form. */
export interface MountedForm extends Pick<FormEmbedElement, 'submit' | 'reset' | 'prefill' | 'focus'> {
  readonly element: FormEmbedElement;
  unmount(): void;
}

/** Appends a form to an element of the page, as `<form-embed>`. */
export function mount(target: Element, options: MountOptions): MountedForm {
  const element = document.createElement('form-embed');
  element.formId = options.formId;
  element.baseUrl = options.baseUrl;
  if (options.prefill) element.setAttribute('prefill', prefillAttribute(options.prefill));
  if (options.drafts) element.setAttribute('drafts', options.drafts);
  for (const [event, option] of Object.entries(EVENT_OPTIONS)) {
    const listener = options[option] as ((event: Event) => void) | undefined;
    if (listener) element.addEventListener(event, listener);
  }
  target.append(element);
  return {
    element,
    submit: () => element.submit(),
    reset: () => element.reset(),
    prefill: (values) => element.prefill(values),
    focus: (field) => element.focus(field),
    unmount: () => element.remove(),
  };
}
