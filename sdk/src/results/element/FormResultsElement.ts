import r2wc from '@r2wc/react-to-web-component';
import { SharedResults } from './SharedResults.tsx';

/**
 * `<form-results token="…">`: shared results as part of any page, in an open shadow root; `SharedResults` compiled by
 * r2wc (decision 365). The token is the last part of the link's address. It keeps nothing in the browser.
 *
 * Custom properties for the look: `--form-embed-primary-color`, `--form-embed-form-color`,
 * `--form-embed-text-color`, `--form-embed-focus-color`, `--form-embed-radius`.
 *
 * @attr token - names the link; another one shows other results
 * @attr base-url - the platform's address; by default where this script came from
 * @attr scheme - `light` or `dark`: the page around; by default what can be seen there
 */
export const FormResultsElement = r2wc(SharedResults as never, {
  shadow: 'open',
  props: { token: 'string', baseUrl: 'string' },
});
