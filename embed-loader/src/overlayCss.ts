/**
 * Styles of the dialog and its button, for a constructed sheet, to which the page's policy does not apply.
 */
export const OVERLAY_CSS = `
:host{all:initial!important}
*,::before,::after{box-sizing:border-box}
button{all:unset;box-sizing:border-box;cursor:pointer;font:600 15px/1.2 system-ui,sans-serif}
button:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px;box-shadow:0 0 0 2px #fff}
.opener{position:fixed;z-index:2147483000;min-height:44px;padding:12px 18px;background:#1f2937;color:#fff;border:1px solid #0000;background-origin:border-box;box-shadow:0 0 0 1px #fff6,0 4px 16px #0004}
.opener[data-mode=floating-button]{bottom:max(20px,env(safe-area-inset-bottom));right:20px;border-radius:999px}
.opener[data-mode=side-tab]{top:50%;right:0;writing-mode:vertical-rl;border-radius:8px 0 0 8px;transform:translateY(-50%)}
.opener[data-mode=side-tab][data-side=left]{right:auto;left:0;border-radius:0 8px 8px 0}
.opener[data-mode=floating-button][data-side=left]{right:auto;left:20px}
dialog{position:fixed;z-index:2147483001;inset:0;margin:auto;padding:0;border:0;width:min(680px,calc(100vw - 24px));max-width:none;height:fit-content;max-height:calc(100dvh - 24px);overflow:hidden;background:#fff;color:#1f2937;border-radius:14px;box-shadow:0 16px 64px #0006;animation:rise .22s ease-out}
dialog[open]{display:flex;flex-direction:column}
dialog>div{flex:auto;min-height:0;overflow:auto;overscroll-behavior:contain}
dialog iframe{display:block}
dialog>div:focus-visible{outline:3px solid #1d4ed8;outline-offset:-3px}
dialog::backdrop{background:#0f172a99;animation:appear .22s ease-out}
dialog[data-place=side]{inset:0 0 0 auto;margin:0;width:min(440px,100vw);height:100dvh;max-height:none;border-radius:0;animation-name:slide}
dialog[data-place=side][data-side=left]{inset:0 auto 0 0;--from:-100%}
dialog[data-place=corner]{inset:auto 20px max(84px,calc(64px + env(safe-area-inset-bottom))) auto;margin:0;width:min(400px,calc(100vw - 40px));max-height:calc(100dvh - 120px)}
dialog[data-place=corner][data-side=left]{right:auto;left:20px}
.close{position:absolute;z-index:1;inset-block-start:4px;inset-inline-end:4px;display:grid;place-items:center;width:44px;height:44px;border:6px solid #0000;border-radius:999px;font-size:24px;background:#fffd padding-box;color:#1f2937}
.close:focus-visible{outline-offset:-5px;box-shadow:none}
@keyframes rise{from{opacity:0;transform:translateY(12px)}}
@keyframes appear{from{opacity:0}}
@keyframes slide{from{transform:translateX(var(--from,100%))}}
@media (prefers-reduced-motion:reduce){dialog,dialog::backdrop{animation:none!important}}
@media (forced-colors:active){dialog,.opener,.close{border:2px solid CanvasText}}
@media print{dialog,.opener{display:none!important}}
`;
