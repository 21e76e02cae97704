import { renderToString } from 'preact-render-to-string';
import { absolutePictures } from '../model/structure/changePictures.ts';
import { packForm } from '../model/structure/packed/packForm.ts';
import type { Language } from '../model/language/languages.ts';
import type { FormPayload, PublicForm } from '../model/rendering.ts';
import { TEXTS } from '../languages/generated/formTexts.ts';
import '../react/allLayouts.ts';
import { FormApp } from '../react/FormApp.tsx';
import { shadowStyleSheet } from '../react/shadowStyleSheet.ts';
import { captchaNotice } from './CaptchaQuestion.tsx';
import { carriedPrefill } from './carriedPrefill.ts';
import { conditionsOf } from './conditionsOf.ts';
import { hiddenInputs, languageInput } from './hiddenInputs.ts';
import { disableSoldOut } from './disableSoldOut.ts';
import { escapeAttribute, inlineJson } from './html.ts';
import { htmlTree } from './htmlTree.ts';
import { partsOf, type ScriptParts } from './scriptParts.ts';

/** A form for pages of other websites. */
export interface EmbeddedForm {
  form: PublicForm;
  /** The platform's address, without a slash at the end. */
  baseUrl: string;
  /** Raw values that the address of the include fills in. */
  prefilled?: Readonly<Record<string, unknown>>;
  /** Language of the texts around the form. */
  language: Language;
  /** Files that the element's script splits off; those that the form uses are loaded together with it. */
  parts?: ScriptParts;
  /** Where the scripts' folder `sdk` is; default: the platform. */
  scriptsUrl?: string;
}

/**
 * Renders the script of one form (`GET /embed/{id}/form.js`). It holds definition, markup and style, shows
 * the form in every `<form-embed>` with its id, and loads the element's code. It is a classic script
 * without globals. It parses no markup, so Trusted Types do not apply.
 */
export function renderFormScript(embedded: EmbeddedForm): string {
  const { payload, markup, css } = renderForm(embedded);
  const data = inlineJson({ payload, css, tree: htmlTree(markup) });
  const scripts = [`/sdk/form-embed.js`, ...usedParts(embedded)].map((path) =>
    JSON.stringify(embedded.baseUrl + path),
  );
  return `"use strict";{const d=${data},c=document,k=Symbol.for("form-embed"),b=n=>{if(typeof n=="string")return n;const e=c.createElement(n[0]);for(const a in n[1])e.setAttribute(a,n[1][a]);e.append(...n[2].map(b));return e},p=()=>{for(const e of c.querySelectorAll('form-embed[form-id="'+d.payload.form.id+'"]'))if(!e.shadowRoot){const r=e.attachShadow({mode:"open"}),s=new CSSStyleSheet;s.replaceSync(d.css);r.adoptedStyleSheets=[s];r.append(...d.tree.map(b))}};(c[k]??=new Map).set(d.payload.form.id,d.payload);p();c.addEventListener("DOMContentLoaded",p);${scripts.map((url) => `import(${url}).catch(()=>{})`).join(';')}}`;
}

/**
 * Renders a form as markup for pages of other servers (`GET /embed/{id}/include`): `<form-embed>` with a
 * declared shadow root, which works without JavaScript.
 * @param embedded.nonce for pages whose Content-Security-Policy requires one
 */
export function renderFormInclude(embedded: EmbeddedForm & { nonce?: string }): string {
  const { payload, markup, css, inputs } = renderForm(embedded);
  const nonce = embedded.nonce ? ` nonce="${escapeAttribute(embedded.nonce)}"` : '';
  const base = escapeAttribute(embedded.baseUrl);
  const scripts = escapeAttribute(embedded.scriptsUrl ?? embedded.baseUrl);
  return (
    `<form-embed form-id="${embedded.form.id}" base-url="${base}"><template shadowrootmode="open">` +
    `<style${nonce}>${css.replaceAll('</', '<\\/')}</style>${markup}${inputs}` +
    `<script type="application/json">${inlineJson(payload)}</script></template></form-embed>` +
    `<script async type="module" fetchpriority="low"${nonce} src="${scripts}/sdk/form-embed.js"></script>` +
    usedParts(embedded)
      .map((path) => `<link rel="modulepreload" fetchpriority="low"${nonce} href="${scripts}${path}">`)
      .join('')
  );
}

const usedParts = ({ form, language, parts = {} }: EmbeddedForm): string[] => partsOf(form, language, parts);

function renderForm({ form, baseUrl, language, prefilled }: EmbeddedForm) {
  const absolute = (path: string | null) => (path?.startsWith('/') ? baseUrl + path : path);
  const shown = {
    ...form,
    definition: absolutePictures(form.definition, baseUrl),
    logoUrl: absolute(form.logoUrl),
    footerLogoUrl: absolute(form.footerLogoUrl),
    ...(form.coverUrl && { coverUrl: baseUrl + form.coverUrl }),
  };
  const conditions = conditionsOf(form, prefilled);
  const initial = prefilled && { prefilled };
  const payload: FormPayload = { form: packForm(shown), language, ...initial };
  // No idempotency key: all readers of a cached copy would share it. The server creates one.
  const withoutScript = { notice: captchaNotice(form, language) };
  const app = (
    <FormApp
      form={shown}
      texts={TEXTS[language]}
      baseUrl={baseUrl}
      {...initial}
      withoutScript={withoutScript}
    />
  );
  return {
    payload,
    markup: `<div data-form-embed-place>${disableSoldOut(renderToString(app as never), form.definition)}</div>`,
    css: shadowStyleSheet(form) + conditions.css,
    inputs: hiddenInputs(form.id, [
      ...languageInput(form),
      ...conditions.inputs,
      ...carriedPrefill(form, prefilled),
    ]),
  };
}
