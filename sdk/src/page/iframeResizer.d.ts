declare module 'iframe-resizer/js/iframeResizer.contentWindow.js';
