import r2wc from '@r2wc/react-to-web-component';
import { loadTexts } from '../languages/generated/loadTexts.ts';
import { loadChunks } from '../react/formChunks.ts';
import { EmbeddedForm } from './EmbeddedForm.tsx';
import { stateOf } from './elementState.ts';
import { parseBaseUrl, parseFormId } from './embedAddress.ts';
import { followScheme } from './followScheme.ts';
import { findPayload, type DeliveredPayload } from './findPayload.ts';
import type { EmbedHandle } from './methodCalls.ts';
import { reportProblem } from './reportProblem.ts';

/** The component's props and the attributes that set them. */
const ATTRIBUTES = { formId: 'form-id', baseUrl: 'base-url', prefill: 'prefill' } as const;
const EVENT = { bubbles: true, composed: true };

/** The part of r2wc's class that is used here. */
type CompiledElement = new () => HTMLElement & { connectedCallback(): void };

const CompiledForm = r2wc(EmbeddedForm, {
  shadow: 'open',
  props: { formId: 'string', baseUrl: 'string', prefill: 'string' },
  events: {
    onFormReady: EVENT,
    onFormChange: EVENT,
    onFormError: EVENT,
    onFormSubmitted: EVENT,
    onFormResize: EVENT,
  },
}) as CompiledElement;

/**
 * `<form-embed form-id="…">`: a form as part of any page, in an open shadow root; `EmbeddedForm` compiled by
 * r2wc. Its state lives as long as the element: moved, taken out and put back it keeps every typed character.
 *
 * All events bubble and are composed. Parts for `::part()`: surface, form, cover, title, description, field,
 * label, input, choice, captcha, error, summary, notice, button, footer, card. Custom properties: every
 * `--form-embed-*` of docs/embedding.md.
 *
 * @attr form-id - id of the form; another id shows another form
 * @attr base-url - the platform's address; by default where this script came from
 * @attr prefill - values as in a query, `email=ada@example.com&utm_source=news`; taken for the fields that
 *   the form allows, by id or by label in small letters, and only where the visitor has entered nothing
 * @attr scheme - `light` or `dark`: the page around, for forms that follow it; by default what can be seen there
 * @attr query-prefill - set to `off`, values of the page's own address are not taken
 * @attr drafts - set to `off`, what is not sent yet is not kept on this device
 *
 * @fires formready - {formId}: the form can be used
 * @fires formchange - {formId, fieldId}: the visitor changed a field
 * @fires formerror - {formId, fieldId?, problem?}: sending was refused, or there is no form to show
 * @fires formsubmitted - {formId, submissionId, answers?}: stored; answers only if the owner allows it
 * @fires formresize - {formId, height}: it takes up another height, in px
 */
export class FormEmbedElement extends CompiledForm {
  /** `preparing`: a server-rendered form waits for its texts, and the component is not mounted yet. */
  #phase: 'new' | 'preparing' | 'mounted' = 'new';
  #unfollow?: () => void;

  get formId(): string {
    return parseFormId(this.getAttribute('form-id'));
  }
  set formId(id: string) {
    this.setAttribute('form-id', id);
  }

  /** The platform's address, without a slash at the end. */
  get baseUrl(): string {
    return parseBaseUrl(this.getAttribute('base-url'));
  }
  set baseUrl(url: string) {
    this.setAttribute('base-url', url);
  }

  /** Validates and submits, as the button does. */
  submit(): void {
    this.#call((handle) => handle.submit());
  }
  /** Empties the form, also after it was submitted. */
  reset(): void {
    this.#call((handle) => handle.reset());
  }
  /**
   * Fills in fields by id or by label in lower case. Fields that the form does not allow, or that the
   * visitor has filled in, stay.
   */
  prefill(values: Readonly<Record<string, string | readonly string[]>>): void {
    const pairs = Object.entries(values).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    );
    this.#call((handle) => handle.prefill(pairs));
  }
  /** Focuses a field by its id, by default the first one. */
  override focus(field?: string | FocusOptions): void {
    this.#call((handle) => handle.focus(typeof field === 'string' ? field : undefined));
  }

  /** Keeps a shadow root declared by a server or attached by the form's own script. */
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    return this.shadowRoot ?? super.attachShadow(init);
  }

  override connectedCallback(): void {
    this.#unfollow = followScheme(this);
    this.#render();
    this.#reportDuplicate();
  }

  /** Overrides r2wc's, which unmounts: the element may be moving to another place in the page. */
  disconnectedCallback(): void {
    this.#unfollow?.();
  }

  /** Overrides r2wc's, which ignores removed and empty attributes. */
  attributeChangedCallback(): void {
    this.#render();
  }

  get #root(): ShadowRoot {
    if (!this.shadowRoot) throw new Error('unreachable');
    return this.shadowRoot;
  }

  #call(call: (handle: EmbedHandle) => void): void {
    stateOf(this.#root).calls.make(call);
  }

  #render(): void {
    if (!this.isConnected || !this.formId || this.#phase === 'preparing') return;
    const payload = this.#phase === 'new' ? findPayload(this.formId, this.#root) : null;
    if (payload) void this.#takeOver(payload);
    else this.#mount();
  }

  /** Mounts or updates the component with the current attributes. */
  #mount(): void {
    this.#phase = 'mounted';
    for (const [prop, attribute] of Object.entries(ATTRIBUTES))
      Reflect.set(CompiledForm.prototype, prop, this.getAttribute(attribute), this);
    super.connectedCallback();
  }

  /** Hydrates a server-rendered form. Without texts or code of its own it stays a form with a plain post. */
  async #takeOver({ form, language, prefilled }: DeliveredPayload): Promise<void> {
    const { formId, baseUrl } = this;
    this.#phase = 'preparing';
    const parts = Promise.all([loadTexts(language), loadChunks(form)]);
    const [texts] = await parts.catch(() => []);
    if (texts) {
      stateOf(this.#root).delivered = { form, texts, prefilled };
      this.#mount();
      return;
    }
    this.#phase = 'new';
    const detail = { formId, problem: 'script_blocked' };
    this.dispatchEvent(new CustomEvent('formerror', { ...EVENT, detail }));
    reportProblem(baseUrl, formId, 'script_blocked');
  }

  #reportDuplicate(): void {
    const { baseUrl, formId } = this;
    const elements = document.querySelectorAll(`form-embed[form-id="${CSS.escape(formId)}"]`);
    if (formId && elements.length > 1) reportProblem(baseUrl, formId, 'snippet_twice');
  }
}
