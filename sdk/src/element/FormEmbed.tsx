import { useEffect, useRef, useState, type RefObject } from 'react';
import { loadPublicForm, type LoadOutcome } from '../client/loadPublicForm.ts';
import type { PublicForm } from '../model/rendering.ts';
import { ENGLISH_PAGE } from '../model/pageTexts.ts';
import { FORM_CSS } from '../react/formCss.ts';
import { FormApp } from '../react/FormApp.tsx';
import { formStyleSheet } from '../react/formStyleSheet.ts';
import { FormSurface, MessageCard } from '../react/MessageCard.tsx';

/** Properties of the element; attributes in kebab case set them. */
export interface FormEmbedProps {
  formId: string;
  baseUrl?: string;
  /** The element itself: r2wc hands it over. */
  container?: HTMLElement;
}

/** Where the platform lives: where this script came from. */
const SCRIPT_ORIGIN = new URL(import.meta.url).origin;

/** The form inside `<form-embed>`: loads it, styles its shadow root, tells the page what happens. */
export function FormEmbed({ formId, baseUrl = SCRIPT_ORIGIN, container }: FormEmbedProps) {
  const [outcome, setOutcome] = useState<LoadOutcome | null>(null);
  const place = useRef<HTMLDivElement>(null);

  const emit = (name: string, detail: Record<string, string>): void => {
    const root = place.current?.getRootNode();
    const host = root instanceof ShadowRoot ? root.host : container;
    // Composed and bubbling, under names no native event has; details carry ids, never answers.
    host?.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  };

  useEffect(() => {
    let isCurrent = true;
    setOutcome(null);
    void load(baseUrl, formId).then((loaded) => {
      if (!isCurrent) return;
      if (loaded.kind === 'loaded') adoptStyles(place.current, formStyleSheet(loaded.form.definition));
      setOutcome(loaded);
      if (loaded.kind === 'loaded') count(place, loaded.form, baseUrl);
      emit(loaded.kind === 'loaded' ? 'formready' : 'formerror', { formId });
    });
    return () => {
      isCurrent = false;
    };
    // `emit` only reads the place it stands in.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [baseUrl, formId]);

  return <div ref={place}>{content()}</div>;

  function content() {
    if (!outcome) return null;
    if (outcome.kind !== 'loaded') return <LoadMessage outcome={outcome} />;
    return (
      <FormApp
        form={outcome.form}
        baseUrl={baseUrl}
        onChange={(fieldId) => emit('formchange', { formId, fieldId })}
        onErrors={() => emit('formerror', { formId })}
        onSubmitted={(submissionId) => emit('formsubmitted', { formId, submissionId })}
      />
    );
  }
}

/** Counts the visit. Who blocks it misses nothing. */
function count(place: RefObject<Element | null>, form: PublicForm, baseUrl: string): void {
  import('../client/countVisit.ts').then(
    ({ countVisit }) => place.current && countVisit(place.current, form, baseUrl),
    () => {},
  );
}

function LoadMessage({ outcome }: { outcome: Exclude<LoadOutcome, { kind: 'loaded' }> }) {
  const [title, text] =
    outcome.kind === 'disabled'
      ? [ENGLISH_PAGE.formDisabled, ENGLISH_PAGE.formDisabledText]
      : [
          ENGLISH_PAGE.formUnavailable,
          outcome.kind === 'unavailable'
            ? ENGLISH_PAGE.formNotFound
            : ENGLISH_PAGE.loadFailed(outcome.message),
        ];
  return (
    <FormSurface>
      <MessageCard title={title}>
        <p>{text}</p>
      </MessageCard>
    </FormSurface>
  );
}

/** The form, and its font made known before it is shown; who chose none loads no code for it. */
async function load(baseUrl: string, formId: string): Promise<LoadOutcome> {
  const outcome = await loadPublicForm(baseUrl, formId);
  const font = outcome.kind === 'loaded' && outcome.form.definition.customStyles.fontFamily;
  if (font && font !== 'system') {
    // Without it the form stands in a system font.
    const fonts = await import('../react/registerFont.ts').catch(() => null);
    fonts?.registerFont(font, baseUrl);
  }
  return outcome;
}

/** Constructed style sheets need no permission from the host's Content-Security-Policy. */
function adoptStyles(place: Element | null, formCss: string): void {
  const root = place?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{display:block}${FORM_CSS}${formCss}`);
  root.adoptedStyleSheets = [sheet];
}
