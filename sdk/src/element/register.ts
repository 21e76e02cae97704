import r2wc from '@r2wc/react-to-web-component';
import { FormEmbed } from './FormEmbed.tsx';

/**
 * `<form-embed form-id="…">`: a form as part of any page, in an open shadow root.
 *
 * Attributes: `form-id` (required), `base-url` (the platform's address; by default where this script
 * came from).
 *
 * Events, all bubbling and composed, without answers: `formready` {formId}, `formchange` {formId,
 * fieldId}, `formerror` {formId}, `formsubmitted` {formId, submissionId}.
 *
 * Custom properties: every `--form-embed-*` of the form's theme.
 */
const FormEmbedElement = r2wc(FormEmbed, {
  shadow: 'open',
  props: { formId: 'string', baseUrl: 'string' },
});

// A page may hold the script twice; the second time there is nothing left to do.
if (!customElements.get('form-embed')) customElements.define('form-embed', FormEmbedElement);
