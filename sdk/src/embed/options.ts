import type { FormEmbedEventMap } from '../element/formEmbedEvents.ts';

/** Options of `mount` and the React component. */
export interface MountOptions {
  formId: string;
  /** The platform's address, e.g. `https://forms.example.com`. */
  baseUrl: string;
  /** Values by field id or label in lower case, for the fields that the form allows. */
  prefill?: Readonly<Record<string, string>>;
  /** `off` keeps nothing on the device before it is sent, for devices that people share (decision 056). */
  drafts?: 'off';
  onReady?(event: FormEmbedEventMap['formready']): void;
  onChange?(event: FormEmbedEventMap['formchange']): void;
  onError?(event: FormEmbedEventMap['formerror']): void;
  onSubmitted?(event: FormEmbedEventMap['formsubmitted']): void;
  onResize?(event: FormEmbedEventMap['formresize']): void;
}

type EventOption = Extract<keyof MountOptions, `on${string}`>;

/** The option that handles each event. */
export const EVENT_OPTIONS: Readonly<Record<keyof FormEmbedEventMap, EventOption>> = {
  formready: 'onReady',
  formchange: 'onChange',
  formerror: 'onError',
  formsubmitted: 'onSubmitted',
  formresize: 'onResize',
};

/** Returns prefill values as the element's attribute. */
export const prefillAttribute = (values: NonNullable<MountOptions['prefill']>): string =>
  new URLSearchParams({ ...values }).toString();
