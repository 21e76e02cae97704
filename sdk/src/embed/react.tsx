import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  type ForwardRefExoticComponent,
  type RefAttributes,
} from 'react';
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
        drafts?: 'off' | undefined;
        dangerouslySetInnerHTML?: { __html: string } | undefined;
        suppressHydrationWarning?: boolean | undefined;
      };
    }
  }
}

/** Methods of the element, for the component's `ref`. */
export type FormEmbedMethods = Pick<FormEmbedElement, 'submit' | 'reset' | 'prefill' | 'focus'>;

export interface FormEmbedProps extends MountOptions {
  className?: string;
  /**
   * For pages rendered on a server: the response of `GET /embed/{formId}/include`. The form is then part of
   * the page, also without JavaScript, and is hydrated in place. It is trusted markup: take it from the
   * platform alone.
   */
  include?: string | undefined;
}

/** Returns the declared shadow root of an include, which browsers attach only while they parse a page. */
const shadowRootOf = (include: string): string => /<template[^]*<\/template>/.exec(include)?.[0] ?? '';

/**
 * A form as a React component. It renders `<form-embed>`, so that the page's styles stay out of the form
 * and every website runs the same code. On a server it renders the bare element, or with `include` the
 * whole form.
 */
// React 18 hands a ref to components that forward it, and to no other.
export const FormEmbed: ForwardRefExoticComponent<FormEmbedProps & RefAttributes<FormEmbedMethods>> =
  forwardRef<FormEmbedMethods, FormEmbedProps>(function FormEmbed(props, ref) {
    const { formId, baseUrl, className, prefill, drafts, include, ...handlers } = props;
    const element = useRef<FormEmbedElement>(null);
    const newest = useRef(handlers);
    useEffect(() => {
      newest.current = handlers;
    });

    useEffect(() => {
      const { current } = element;
      if (!current) return undefined;
      const stop = new AbortController();
      for (const [name, option] of Object.entries(EVENT_OPTIONS)) {
        const listener = (event: Event): void =>
          (newest.current[option] as ((event: Event) => void) | undefined)?.(event);
        current.addEventListener(name, listener, { signal: stop.signal });
      }
      // In browsers alone; servers have no custom elements. After the listeners, so that they miss no event.
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
        drafts={drafts}
        // Before React compares the page, the element may have its scheme, and browsers have replaced an include's
        // template by a shadow root.
        suppressHydrationWarning
        {...(include !== undefined && { dangerouslySetInnerHTML: { __html: shadowRootOf(include) } })}
      />
    );
  });
