/** Answers to "react-dom/client" in the visitors' builds: the one name that r2wc uses, straight from preact. */
import { hydrate, render } from 'preact';

/**
 * Renders into a place of its own in the container. Markup that a server declared there is hydrated, so that
 * typed characters and the focus stay.
 */
export function createRoot(container) {
  const declared = container.querySelector('[data-form-embed-place]');
  const place = declared ?? document.createElement('div');
  if (!declared) container.append(place);
  place.dataset.formEmbedPlace = '';
  let show = declared ? hydrate : render;
  return {
    render(content) {
      show(content, place);
      show = render;
    },
    unmount: () => render(null, place),
  };
}
