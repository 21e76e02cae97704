/**
 * Submits a form in a frame whose sandbox lacks `allow-forms`, where browsers fire no `submit` for its button. The
 * script posts nothing by the form, so it sends all the same.
 */
export function submitInSandbox(root: Element, signal: AbortSignal): void {
  let isHeard = false;
  root.addEventListener('submit', () => void (isHeard = true), { signal, capture: true });
  root.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('[type=submit]');
      isHeard = false;
      // Browsers fire `submit` right after the click.
      setTimeout(() => {
        if (!isHeard && !event.defaultPrevented)
          button?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      });
    },
    { signal },
  );
}
