import { hostOrigin } from './announceToHost.ts';

declare global {
  interface Window {
    /** Settings of iframe-resizer's script in the frame, which it reads at its start. */
    iFrameResizer?: { targetOrigin: string };
  }
}

// Marks the page as framed where its request did not: spacing relative to the frame's height must not make
// the frame grow.
document.documentElement.dataset['framed'] = '';

// Heights go to the host's origin. Where the host hides it, any origin may learn the height, so that the
// frame still fits.
window.iFrameResizer = { targetOrigin: hostOrigin() ?? '*' };
void import('iframe-resizer/js/iframeResizer.contentWindow.js');
