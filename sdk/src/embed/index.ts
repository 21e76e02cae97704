export { mount, type MountedForm, type MountOptions } from './mount.ts';
export type { FormEmbedElement } from '../element/FormEmbedElement.tsx';
export type { FormEmbedEventMap } from '../element/formEmbedEvents.ts';
