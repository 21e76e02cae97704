import { FormEmbedElement } from './FormEmbedElement.ts';
import type { FormEmbedEventMap } from './formEmbedEvents.ts';

declare global {
  interface HTMLElementTagNameMap {
    'form-embed': FormEmbedElement;
  }
  interface HTMLElementEventMap extends FormEmbedEventMap {}
}

// A page may contain the script twice.
if (!customElements.get('form-embed')) customElements.define('form-embed', FormEmbedElement);
