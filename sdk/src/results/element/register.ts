import { FormResultsElement } from './FormResultsElement.ts';

// A page may contain the script twice.
if (!customElements.get('form-results')) customElements.define('form-results', FormResultsElement);
