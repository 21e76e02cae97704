import iframeResizer from 'iframe-resizer/js/iframeResizer.js';

/**
 * Keeps a frame as high as its form, and tells each settled height in px. The one place that knows
 * the resizing library (D-182). Imports nothing of the loader: that has no exports, being a classic script.
 */
export function fitFrame(
  frame: HTMLIFrameElement,
  platform: string,
  onHeight: (height: number) => void,
): void {
  iframeResizer(
    {
      checkOrigin: [platform],
      log: false,
      warningTimeout: 0,
      onResized: ({ height }: { height: string }) => onHeight(Number(height)),
    },
    frame,
  );
}
