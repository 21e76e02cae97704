export { mount, type MountedForm } from './mount.ts';
export type { MountOptions } from './options.ts';
export type { FormEmbedElement } from '../element/FormEmbedElement.ts';
export type { FormEmbedEventMap } from '../element/formEmbedEvents.ts';
