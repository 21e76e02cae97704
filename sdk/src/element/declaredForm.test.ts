import { afterEach, expect, test, vi } from 'vitest';
import { renderFormInclude } from '../server/index.ts';
import './register.ts';
import {
  FORM_ID,
  getInput,
  findInput,
  PLATFORM,
  publicForm,
  recordEvents,
  rootOf,
  stubPlatform,
  textField,
  type,
} from './testing/elementScene.ts';

const form = publicForm({}, [textField('name'), textField('town')]);

/** Puts an include into the page as a browser's parser does: with its shadow root declared. */
function include(shown = form, prefilled?: Record<string, unknown>): Element {
  const page = document.createElement('div');
  page.innerHTML = renderFormInclude({
    form: shown,
    baseUrl: PLATFORM,
    language: 'de',
    ...(prefilled && { prefilled }),
  });
  const [element, template] = [page.querySelector('form-embed'), page.querySelector('template')];
  if (!element || !template) throw new Error('The include holds no form');
  // Made before it is in the document, so that the element finds it there.
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.append(template.content);
  template.remove();
  return element;
}

afterEach(() => document.body.replaceChildren());

test('D-185 declared markup is hydrated: its controls, typed words and focus stay', async () => {
  const { requests } = stubPlatform([]);
  const events = recordEvents();
  const element = include();
  document.body.append(element);
  const [name, town] = [getInput(element, 'name'), getInput(element, 'town')];
  name.value = 'Ada';
  town.focus();
  await vi.waitFor(() => expect(events).toEqual([['formready', { formId: FORM_ID }]]));
  expect([findInput(element, 'name'), findInput(element, 'town')]).toEqual([name, town]);
  expect(name.value).toBe('Ada');
  expect(rootOf(element).activeElement).toBe(town);
  expect(requests.filter((url) => url.includes('/api/public/forms/') && !url.endsWith('/visits'))).toEqual(
    [],
  );
  type(element, 'town', 'Paris');
  await vi.waitFor(() => expect(events.at(-1)?.[0]).toBe('formchange'));
});

test('what the include was filled in with is shown at once, and gone over by what the visitor types', async () => {
  stubPlatform([]);
  const events = recordEvents();
  const element = include(
    publicForm({ prefillable: ['name', 'town'] }, [textField('name'), textField('town')]),
    {
      name: 'Ada',
      town: 'Bonn',
    },
  );
  document.body.append(element);
  const name = getInput(element, 'name');
  expect(name.value).toBe('Ada');
  name.value = 'Eve';
  await vi.waitFor(() => expect(events).toEqual([['formready', { formId: FORM_ID }]]));
  expect([name.value, getInput(element, 'town').value]).toEqual(['Eve', 'Bonn']);
  expect(findInput(element, 'name')).toBe(name);
});

test('the declared style stays where the page’s policy allows it, and nothing is loaded for it', async () => {
  stubPlatform([]);
  const events = recordEvents();
  const element = include();
  document.body.append(element);
  await vi.waitFor(() => expect(events).toEqual([['formready', { formId: FORM_ID }]]));
  expect(rootOf(element).querySelector('style')?.sheet).toBeTruthy();
  expect(rootOf(element).adoptedStyleSheets).toEqual([]);
});

test('a constructed style sheet takes the place of a declared style that the page’s policy refuses', async () => {
  stubPlatform([]);
  const element = include();
  const style = rootOf(element).querySelector('style');
  Object.defineProperty(style, 'sheet', { value: null });
  document.body.append(element);
  await vi.waitFor(() => expect(rootOf(element).adoptedStyleSheets[0]?.cssRules.length).toBeGreaterThan(1));
  expect(rootOf(element).querySelector('style')).toBeNull();
});

test('another form-id given before it came to life is loaded after it', async () => {
  const otherId = '01234567-89ab-7def-8123-00000000000b';
  stubPlatform([publicForm({ id: otherId }, [textField('other')])]);
  const element = include();
  document.body.append(element);
  element.setAttribute('form-id', otherId);
  await vi.waitFor(() => expect(findInput(element, 'other')).not.toBeNull());
  expect(findInput(element, 'name')).toBeNull();
});
