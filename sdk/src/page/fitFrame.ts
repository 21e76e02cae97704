import { hostOrigin } from './announceToHost.ts';

declare global {
  interface Window {
    /** Settings of iframe-resizer's script in the frame, read when it starts. */
    iFrameResizer?: { targetOrigin: string };
  }
}

// Where the request for the page did not say so: distances that grow with the frame must not make it grow.
document.documentElement.dataset['framed'] = '';

// Heights go to the page around this one only. Its origin is known unless the host hides it; then the
// frame still fits, for a height is all there is in these messages.
window.iFrameResizer = { targetOrigin: hostOrigin() ?? '*' };
void import('iframe-resizer/js/iframeResizer.contentWindow.js');
