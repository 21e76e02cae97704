import { hostOrigin } from './announceToHost.ts';

declare global {
  interface Window {
    /** Settings of iframe-resizer's script in the frame, which it reads at its start. */
    iFrameResizer?: { targetOrigin: string; heightCalculationMethod(): number };
  }
}

// Marks the page as framed where its request did not: spacing relative to the frame's height must not make
// the frame grow.
document.documentElement.dataset['framed'] = '';

let height = 0;

window.iFrameResizer = {
  // Heights go to the host's origin. Where the host hides it, any origin may learn the height, so that the
  // frame still fits.
  targetOrigin: hostOrigin() ?? '*',
  // A hidden frame, as in a closed popup, has no layout. It keeps its height.
  heightCalculationMethod() {
    height = document.body.offsetHeight || height;
    return height;
  },
};
void import('iframe-resizer/js/iframeResizer.contentWindow.js');
// The script sees changes of elements alone: fonts, paper and zoom change heights too.
new ResizeObserver(() => window.parentIFrame?.size()).observe(document.body);
