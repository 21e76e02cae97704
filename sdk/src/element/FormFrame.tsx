import { useEffect } from 'react';

/**
 * A form that asks for a password, in a frame of the platform: nobody should learn to type one into a website's own page.
 * The loader fits its height, fills it in and dispatches its events, which leave the element as the element's own do.
 */
export function FormFrame(props: {
  formId: string;
  baseUrl: string;
  /** Says that it needs a password. */
  message: string;
  prefill?: string | null | undefined;
}) {
  const { formId, baseUrl, message, prefill } = props;
  useEffect(() => {
    import(/* @vite-ignore */ `${baseUrl}/sdk/loader.js`).catch(() => undefined);
  }, [baseUrl]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the platform's own page, as in the pasted frame
    <iframe
      data-form-embed=""
      data-form-embed-prefill={prefill ?? undefined}
      src={`${baseUrl}/embed/${formId}`}
      title={message}
      height={400}
      style={{ width: '100%', border: 0 }}
    />
  );
}
