/** Stylesheets of websites that a form must survive, and that it must not change. */
export const HOSTILE_STYLES: Readonly<Record<string, string>> = {
  plain: '',
  reset:
    'html,body,div,span,form,label,fieldset,legend,p,h1,h2,ul,li,input,button,select,textarea{margin:0;padding:0;border:0;font:inherit;vertical-align:baseline}ol,ul{list-style:none}',
  important:
    '*{margin:7px!important;padding:9px!important;color:red!important;background:yellow!important;border:3px solid green!important;font:italic 30px/3 serif!important;text-align:right!important;letter-spacing:5px!important;box-shadow:0 0 9px red!important;border-radius:0!important}form-embed,iframe{margin:0!important}',
  bootstrap3:
    'html{font-size:10px}*,*:before,*:after{box-sizing:border-box}body{font:14px/1.42857143 "Helvetica Neue",Helvetica,Arial,sans-serif;color:#333}input,button,select,textarea{font-family:inherit;font-size:inherit;line-height:inherit}label{display:inline-block;max-width:100%;margin-bottom:5px;font-weight:700}h1{font-size:36px;margin:20px 0 10px}input[type=radio],input[type=checkbox]{margin:4px 0 0}button{text-transform:none;overflow:visible}.form-embed-input{height:34px}',
  bootstrap5:
    ':root{--bs-body-color:#212529}*,::after,::before{box-sizing:border-box}body{margin:0;font:400 1rem/1.5 system-ui;color:var(--bs-body-color)}label{display:inline-block}h1{font-size:2.5rem;margin:0 0 .5rem;font-weight:500;line-height:1.2}button,input,select,textarea{margin:0;font:inherit}[type=button]:not(:disabled),button:not(:disabled){cursor:pointer}textarea{resize:vertical}fieldset{min-width:0;border:0}',
  tailwind:
    '*,::after,::before,::backdrop{box-sizing:border-box;margin:0;padding:0;border:0 solid}html{line-height:1.5;tab-size:4}h1,h2{font-size:inherit;font-weight:inherit}img,svg,iframe{display:block;vertical-align:middle}img{max-width:100%;height:auto}button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit;border-radius:0;background:transparent;opacity:1}',
  wordpress:
    'body{font:18px/1.7 Georgia,serif;color:#28303d}.entry-content>*{max-width:610px}label{display:block;font-weight:500}input,textarea,select{border:3px solid #39414d;padding:10px;font-size:1.125rem;width:100%}button,input[type=submit]{background:#28303d;color:#d1e4dd;padding:15px 30px;border:3px solid}form p{margin-bottom:30px}iframe{max-width:100%}',
  smallRoot: 'html{font-size:62.5%}body{font-size:1.6rem}',
  rightToLeft: 'html,body,main{direction:rtl;text-align:right;unicode-bidi:embed}',
  dark: ':root{color-scheme:dark}html,body{background:#0b1020;color:#e5e7eb}*{accent-color:red}input,select,textarea,button{background:#111;color:#eee;border-color:#444}',
  hugeLines:
    'body{line-height:4;letter-spacing:.3em;word-spacing:2em;text-indent:4em;text-transform:uppercase;font-variant:small-caps}',
  inherited:
    'main{white-space:nowrap;visibility:visible;cursor:crosshair;quotes:none;text-shadow:2px 2px red;font-weight:900;font-style:italic;list-style:square inside;hyphens:auto;word-break:break-all;-webkit-text-stroke:1px red;color:lime}',
  filtered:
    'form-embed{zoom:1.5;filter:invert(1);opacity:.4;column-count:2;text-indent:30px;visibility:hidden}form-embed *{display:none!important}',
};

/** Ways to set a form into a page. */
export const EMBED_MODES = ['frame', 'element', 'script', 'include'] as const;
