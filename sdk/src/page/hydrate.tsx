import { hydrate } from 'preact';
import { readPostedAnswers } from '../model/rendering.ts';
import { FormApp, type FormAppProps } from '../react/FormApp.tsx';
import { announceToHost } from './announceToHost.ts';

/**
 * Takes over the page that the server rendered. Whatever the visitor typed before this script came
 * is already in the inputs, so it is read from there and lost nowhere.
 */
function takeOver(root: HTMLElement, data: HTMLElement): void {
  const props = JSON.parse(data.textContent) as FormAppProps;
  const { form } = props;
  const announce = (event: 'ready' | 'submitted', submissionId?: string) =>
    announceToHost({ event, formId: form.id, ...(submissionId && { submissionId }) });
  const typed = root.querySelector('form');
  const initialValues = { ...props.initialValues, ...(typed && readTyped(props, typed)) };
  hydrate(
    <FormApp
      {...props}
      initialValues={initialValues}
      onSubmitted={(submissionId) => announce('submitted', submissionId)}
    />,
    root,
  );
  root.dataset['ready'] = '';
  announce('ready');
  // Who blocks it misses nothing.
  import('../client/countVisit.ts').then(
    ({ countVisit }) => countVisit(root, form),
    () => {},
  );
}

function readTyped({ form }: FormAppProps, element: HTMLFormElement): Record<string, unknown> {
  const entries = [...new FormData(element)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return readPostedAnswers(form.definition, entries);
}

const root = document.getElementById('form-root');
const data = document.getElementById('form-data');
if (root && data) takeOver(root, data);
// In a frame, the page tells its height; nobody else needs that code.
if (window.parent !== window) void import('./fitFrame.ts');
