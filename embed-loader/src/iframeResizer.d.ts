declare module 'iframe-resizer/js/iframeResizer.js' {
  interface Options {
    checkOrigin: string[];
    log: boolean;
    warningTimeout: number;
    onResized(data: { height: string }): void;
    /** Returns whether the frame may be closed. */
    onClose(): boolean;
  }
  export default function iframeResizer(options: Options, target: HTMLIFrameElement): unknown;
}

interface HTMLIFrameElement {
  /** Set by the library once it attends to the frame. */
  iFrameResizer?: {
    /** Measures the frame's content again. */
    resize(): void;
    removeListeners(): void;
  };
}
