import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import type { FormEmbedElement } from '../element/FormEmbedElement.ts';
import { EVENT_OPTIONS, prefillAttribute, type MountOptions } from './options.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'form-embed': {
        ref?: import('react').Ref<FormEmbedElement>;
        class?: string | undefined;
        'form-id': string;
        'base-url'?: string;
        prefill?: string | undefined;
        dangerouslySetInnerHTML?: { __html: string } | undefined;
        suppressHydrationWarning?: boolean | undefined;
      };
    }
  }
}

export interface FormEmbedProps extends MountOptions {
  /** submit, reset, prefill and focus. */
  ref?: Ref<Pick<FormEmbedElement, 'submit' | 'reset' | 'prefill' | 'focus'>>;
  className?: string;
  /**
   * For pages rendered on a server: what `GET /embed/{formId}/include` answers. The form is then part of the
   * page, also without JavaScript, and comes to life where it stands. From the platform only: it is markup.
   */
  include?: string | undefined;
}

/** The declared shadow root of an include. The browser takes it when it reads the page, and only then. */
const shadowRootOf = (include: string): string => /<template[^]*<\/template>/.exec(include)?.[0] ?? '';

/**
 * A form in a page that has React. It renders `<form-embed>`, so that the page's styles stay out of the
 * form and the form's code is the one that every website runs. On a server it renders the bare element, or
 * with `include` the whole form.
 */
export function FormEmbed(props: FormEmbedProps) {
  const { ref, formId, baseUrl, className, prefill, include, ...hearers } = props;
  const element = useRef<FormEmbedElement>(null);
  const newest = useRef(hearers);
  useEffect(() => {
    newest.current = hearers;
  });

  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const stop = new AbortController();
    for (const [event, option] of Object.entries(EVENT_OPTIONS)) {
      const hear = (heard: Event): void =>
        (newest.current[option] as ((event: Event) => void) | undefined)?.(heard);
      current.addEventListener(event, hear, { signal: stop.signal });
    }
    // Only in a browser: on a server there are no elements to define. After the listeners, which miss nothing.
    void import('@inlay/sdk/embed');
    return () => stop.abort();
  }, []);

  useImperativeHandle(ref, () => {
    const act = (): FormEmbedElement => {
      if (!element.current) throw new Error('The form is not mounted.');
      return element.current;
    };
    return {
      submit: () => act().submit(),
      reset: () => act().reset(),
      prefill: (values) => act().prefill(values),
      focus: (field) => act().focus(field),
    };
  }, []);

  return (
    <form-embed
      ref={element}
      form-id={formId}
      base-url={baseUrl}
      class={className}
      prefill={prefill && prefillAttribute(prefill)}
      {...(include !== undefined && {
        dangerouslySetInnerHTML: { __html: shadowRootOf(include) },
        // Where the browser has taken the template it is no longer there to be compared.
        suppressHydrationWarning: true,
      })}
    />
  );
}
