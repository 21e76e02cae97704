import iframeResizer from 'iframe-resizer/js/iframeResizer.js';

/**
 * Keeps a frame as high as its form until `ending`, and reports each settled height in px. The only module that uses
 * the resizing library (D-182). It is built by itself, because the loader is a classic script without exports.
 */
export function fitFrame(
  frame: HTMLIFrameElement,
  platform: string,
  ending: AbortSignal,
  onHeight: (height: number) => void,
): void {
  // The library counts from 0 where it does not find its own ids: in each shadow root, and once for each platform.
  frame.id ||= `form-embed-${Math.random().toString(36).slice(2)}`;
  iframeResizer(
    {
      checkOrigin: [platform],
      log: false,
      warningTimeout: 0,
      onResized: ({ height }: { height: string }) => onHeight(Number(height)),
      // A frame that a page moves is not to be closed, which removes it from its new place.
      onClose: () => !frame.isConnected,
    },
    frame,
  );
  ending.addEventListener('abort', () => frame.iFrameResizer?.removeListeners());
}
