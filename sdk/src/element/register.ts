import { FormEmbedElement } from './FormEmbedElement.ts';
import type { FormEmbedEventMap } from './formEmbedEvents.ts';

declare global {
  interface HTMLElementTagNameMap {
    'form-embed': FormEmbedElement;
  }
  interface HTMLElementEventMap extends FormEmbedEventMap {}
}

// A page may hold the script twice; the second time there is nothing left to do.
if (!customElements.get('form-embed')) customElements.define('form-embed', FormEmbedElement);
