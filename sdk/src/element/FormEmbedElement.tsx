import { hydrate, render, type ComponentChild } from 'preact';
import { afterFirstPaint } from '../client/afterFirstPaint.ts';
import { watchHostScheme } from '../client/hostScheme.ts';
import { recallHeight, rememberHeight } from '../client/heightMemory.ts';
import { loadTexts } from '../client/loadTexts.ts';
import { readTyped } from '../client/readTyped.ts';
import type { EmbedProblem } from '../model/embedProblems.ts';
import { fillableFields, type FormPayload, type PublicForm, type Texts } from '../model/rendering.ts';
import { FormApp, type FormAppProps, type FormHandle } from '../react/FormApp.tsx';
import { answersThatFit, type Answered } from './answersThatFit.ts';
import { findPayload } from './findPayload.ts';
import type { FormEmbedEventMap } from './formEmbedEvents.ts';
import { loadFont, loadForm, loadStyleSheet } from './loadForm.ts';
import { LoadMessage } from './LoadMessage.tsx';
import { isRefusedByPolicy } from './policyWatch.ts';

/** Where the platform lives: where this script came from. */
const SCRIPT_ORIGIN = new URL(import.meta.url).origin;

/**
 * `<form-embed form-id="…">`: a form as part of any page, in an open shadow root. What it knows lives as
 * long as the element: moved, taken out and put back it keeps every typed character.
 *
 * All events bubble and are composed. Parts for `::part()`: surface, form, title, description, field,
 * label, input, choice, captcha, error, summary, notice, button, footer, card. Custom properties: every
 * `--form-embed-*` of docs/embedding.md.
 *
 * @attr form-id - id of the form; another id shows another form
 * @attr base-url - the platform's address; by default where this script came from
 * @attr prefill - values as in a query, `email=ada@example.com&utm_source=news`; taken for the fields that
 *   the form allows, by id or by label in small letters, and only where the visitor has entered nothing
 * @attr scheme - `light` or `dark`: the page around, for forms that follow it; by default what can be seen there
 * @attr query-prefill - set to `off`, values of the page's own address are not taken
 *
 * @fires formready - {formId}: the form can be used
 * @fires formchange - {formId, fieldId}: the visitor changed a field
 * @fires formerror - {formId, fieldId?, problem?}: sending was refused, or there is no form to show
 * @fires formsubmitted - {formId, submissionId, answers?}: stored; answers only if the owner allows it
 * @fires formresize - {formId, height}: it takes up another height, in px
 */
export class FormEmbedElement extends HTMLElement {
  static readonly observedAttributes = ['form-id', 'base-url', 'prefill'];

  readonly #root: ShadowRoot;
  /** Id of the form that is shown or on its way; null before the first. */
  #shown: string | null = null;
  #place: HTMLElement | null = null;
  #form: PublicForm | null = null;
  #handle: FormHandle | null = null;
  /** What was asked for before the form was there. */
  #waiting: ((handle: FormHandle) => void)[] = [];
  #height = 0;
  /** Ends the counted visit of the form that is shown. */
  #endVisit: (() => void) | null = null;

  constructor() {
    super();
    // The server may have declared it, or the form's own script made it.
    this.#root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
  }

  get formId(): string {
    return this.getAttribute('form-id')?.trim() ?? '';
  }
  set formId(id: string) {
    this.setAttribute('form-id', id);
  }

  /** The platform's address, without a slash at the end. */
  get baseUrl(): string {
    return (this.getAttribute('base-url') ?? SCRIPT_ORIGIN).replace(/\/+$/, '');
  }
  set baseUrl(url: string) {
    this.setAttribute('base-url', url);
  }

  /** Validates and sends, as the button does. */
  submit(): void {
    this.#do((handle) => handle.submit());
  }
  /** Empties the form, also after it was sent. */
  reset(): void {
    this.#do((handle) => handle.reset());
  }
  /**
   * Fills in fields, by id or by label in small letters; only those that the form allows, and only where
   * the visitor has entered nothing.
   */
  prefill(values: Readonly<Record<string, string | readonly string[]>>): void {
    const pairs = Object.entries(values).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    );
    this.#prefill(pairs);
  }
  /** Puts the focus on a field by its id, else on the first one. */
  override focus(field?: string | FocusOptions): void {
    this.#do((handle) => handle.focus(typeof field === 'string' ? field : undefined));
  }

  connectedCallback(): void {
    // A page that says it is believed.
    if (!this.hasAttribute('scheme')) watchHostScheme(this, (scheme) => this.setAttribute('scheme', scheme));
    if (this.formId && this.formId !== this.#shown) void this.#show();
    this.#tellIfTwice();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    // Before it stands in a page, the attributes are read when it does.
    if (before === now || !this.isConnected || this.#shown === null) return;
    if (name === 'prefill') this.#prefill([...new URLSearchParams(now ?? '')]);
    else if (this.formId) void this.#show();
  }

  #do(act: (handle: FormHandle) => void): void {
    if (this.#handle) act(this.#handle);
    else this.#waiting.push(act);
  }

  /** @param answered what a visitor has answered of the form as it was */
  async #show(answered?: Answered): Promise<void> {
    const { formId, baseUrl } = this;
    const isFirst = this.#shown === null;
    this.#shown = formId;
    this.#handle = null;
    const isCurrent = (): boolean => this.#shown === formId && this.baseUrl === baseUrl;
    const payload = isFirst ? findPayload(formId, this.#root) : null;
    if (payload) {
      const texts = await this.#prepare(payload);
      if (!isCurrent()) return;
      if (!texts) return this.#tell('script_blocked');
      this.#mount(payload.form, texts, baseUrl);
      return;
    }
    if (!answered) this.#reserve();
    const loaded = await loadForm(baseUrl, formId).catch(() => null);
    if (!isCurrent()) return;
    if (!loaded) return this.#tell('script_blocked');
    if (loaded.kind === 'loaded') {
      await loadFont(baseUrl, loaded.form.definition.customStyles.fontFamily);
      if (!isCurrent()) return;
      this.#style(loaded.css);
      this.#mount(loaded.form, loaded.texts, baseUrl, answered);
      return;
    }
    this.#style(loaded.css);
    const retry = (): void => void this.#show(answered);
    this.#render(<LoadMessage outcome={loaded} texts={loaded.texts} onRetry={retry} />);
    this.#emit('formerror', { formId });
    if (loaded.kind === 'unavailable') this.#tell('form_not_found');
    else if (loaded.kind === 'disabled') this.#tell('form_disabled');
    else if (loaded.kind === 'not_allowed') this.#tell('website_not_allowed');
    else if (await isRefusedByPolicy(baseUrl)) this.#tell('csp');
  }

  /** What a form that the server rendered still needs before it is taken over; null where that cannot be had. */
  async #prepare({ form, language }: FormPayload): Promise<Texts | null> {
    const [texts] = await Promise.all([loadTexts(language).catch(() => null), afterFirstPaint()]);
    // The page around may be older than this script, or its policy may refuse the style in it.
    if (this.#root.adoptedStyleSheets.length === 0)
      loadStyleSheet().then(
        (styleSheet) => this.#style(styleSheet(form.definition)),
        () => undefined,
      );
    return texts;
  }

  #mount(form: PublicForm, texts: Texts, baseUrl: string, answered?: Answered): void {
    const { id: formId } = form;
    const existing = this.#root.querySelector<HTMLElement>('[data-form-embed-place]');
    const typed = this.#place ? {} : readTyped(form, existing?.querySelector('form') ?? null);
    const props: FormAppProps = {
      form,
      texts,
      baseUrl,
      initialValues: answered ? answersThatFit(answered, form) : typed,
      initialNotice: answered?.notice ?? null,
      onOutdated: (values, notice) => void this.#show({ form, values, notice }),
      onHandle: (handle) => this.#ready(form, handle),
      onChange: (fieldId) => this.#emit('formchange', { formId, fieldId }),
      onErrors: (fieldId) => this.#emit('formerror', { formId, fieldId }),
      onSubmitted: (submissionId, answers) =>
        this.#emit('formsubmitted', { formId, submissionId, ...(answers && { answers }) }),
    };
    // By its key, so that another form starts anew, and one that has changed.
    this.#render(<FormApp key={`${baseUrl} ${formId} ${form.revisionId}`} {...props} />, existing);
    if (existing) void loadFont(baseUrl, form.definition.customStyles.fontFamily);
  }

  #render(content: ComponentChild, existing: HTMLElement | null = null): void {
    this.#endVisit?.();
    this.#endVisit = null;
    if (existing && !this.#place) {
      this.#place = existing;
      hydrate(content, existing);
    } else {
      if (!this.#place) {
        this.#place = document.createElement('div');
        this.#root.append(this.#place);
      }
      render(content, this.#place);
    }
    this.#watchHeight(this.#place);
  }

  #ready(form: PublicForm, handle: FormHandle): void {
    this.#form = form;
    this.#handle = handle;
    if (fillableFields(form).length > 0) {
      const query = this.getAttribute('query-prefill') === 'off' ? '' : window.location.search;
      const given = [...new URLSearchParams(this.getAttribute('prefill') ?? '')];
      // What the page's author wrote counts before what its address says.
      const names = new Set(given.map(([name]) => name));
      const asked = [...new URLSearchParams(query)].filter(([name]) => !names.has(name));
      this.#prefill([...given, ...asked]);
    }
    for (const act of this.#waiting.splice(0)) act(handle);
    this.#emit('formready', { formId: form.id });
    // Who blocks it misses nothing.
    import('../client/countVisit.ts').then(
      ({ countVisit }) => {
        // Another form may be on its way by now.
        if (this.#place && this.#handle === handle)
          this.#endVisit = countVisit(this.#place, form, this.baseUrl);
      },
      () => undefined,
    );
  }

  #prefill(pairs: Iterable<[string, string]>): void {
    this.#do((handle) => {
      const form = this.#form;
      if (!form) return;
      import('../client/prefill.ts').then(
        ({ readPrefill }) => handle.prefill(readPrefill(form, pairs)),
        () => this.#tell('script_blocked'),
      );
    });
  }

  /** Constructed style sheets need no permission from the page's Content-Security-Policy. */
  #style(css: string): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    this.#root.adoptedStyleSheets = [sheet];
    // The one that the server declared, which this one replaces.
    this.#root.querySelector('style')?.remove();
  }

  /** Room for a form that is on its way, so that nothing below it jumps. */
  #reserve(): void {
    const height = recallHeight(this.formId, this.offsetWidth);
    if (height > 0) this.#style(`:host{display:block;min-height:${height}px}`);
  }

  #watchHeight(place: HTMLElement): void {
    if (this.#height) return;
    this.#height = 1;
    new ResizeObserver(() => {
      const height = place.offsetHeight;
      if (height === 0 || height === this.#height) return;
      this.#height = height;
      rememberHeight(this.formId, this.offsetWidth, height);
      this.#emit('formresize', { formId: this.formId, height });
      if (this.offsetHeight + 1 < height && this.isConnected) this.#tell('height_clamped');
    }).observe(place);
  }

  #tellIfTwice(): void {
    const others = document.querySelectorAll(`form-embed[form-id="${CSS.escape(this.formId)}"]`);
    if (this.formId && others.length > 1) this.#tell('snippet_twice');
  }

  #tell(problem: EmbedProblem): void {
    const { baseUrl, formId } = this;
    if (problem !== 'snippet_twice' && problem !== 'height_clamped')
      this.#emit('formerror', { formId, problem });
    import('../client/embedDoctor.ts').then(
      ({ tellProblem }) => tellProblem({ baseUrl, formId, mode: 'element' }, problem),
      () => undefined,
    );
  }

  #emit<Name extends keyof FormEmbedEventMap>(name: Name, detail: FormEmbedEventMap[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }
}
