import iframeResizer from 'iframe-resizer/js/iframeResizer.js';

/**
 * Keeps a frame as high as its form, and reports each settled height in px. The only module that uses the
 * resizing library (D-182). It is built by itself, because the loader is a classic script without exports.
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
