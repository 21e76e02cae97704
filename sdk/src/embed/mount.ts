import '../element/register.ts';
import type { FormEmbedElement } from '../element/FormEmbedElement.tsx';
import type { FormEmbedEventMap } from '../element/formEmbedEvents.ts';

/** What a form is mounted with. */
export interface MountOptions {
  formId: string;
  /** The platform's address, e.g. `https://forms.example.com`. */
  baseUrl: string;
  /** Values by field id or label in small letters; taken for the fields that the form allows. */
  prefill?: Readonly<Record<string, string>>;
  onReady?(event: FormEmbedEventMap['formready']): void;
  onChange?(event: FormEmbedEventMap['formchange']): void;
  onError?(event: FormEmbedEventMap['formerror']): void;
  onSubmitted?(event: FormEmbedEventMap['formsubmitted']): void;
  onResize?(event: FormEmbedEventMap['formresize']): void;
}

/** A mounted form. */
export interface MountedForm
  extends Pick<FormEmbedElement, 'submit' | 'reset' | 'prefill' | 'focus'> {
  readonly element: FormEmbedElement;
  unmount(): void;
}

/** Which option hears which event. */
export const EVENT_OPTIONS = {
  formready: 'onReady',
  formchange: 'onChange',
  formerror: 'onError',
  formsubmitted: 'onSubmitted',
  formresize: 'onResize',
} as const satisfies Record<keyof FormEmbedEventMap, keyof MountOptions>;

/** Prefill values as the element's attribute holds them. */
export const prefillAttribute = (values: MountOptions['prefill']): string =>
  new URLSearchParams({ ...values }).toString();

/** Puts a form at the end of an element of the page, as `<form-embed>`. */
export function mount(target: Element, options: MountOptions): MountedForm {
  const element = document.createElement('form-embed');
  element.formId = options.formId;
  element.baseUrl = options.baseUrl;
  if (options.prefill) element.setAttribute('prefill', prefillAttribute(options.prefill));
  for (const [event, option] of Object.entries(EVENT_OPTIONS)) {
    const hear = options[option] as ((event: Event) => void) | undefined;
    if (hear) element.addEventListener(event, hear);
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
