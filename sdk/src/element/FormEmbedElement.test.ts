import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberHeight } from '../protocol/heightMemory.ts';
import {
  createElement,
  findInput,
  FORM_ID,
  getInput,
  json,
  PLATFORM,
  publicForm,
  recordEvents,
  rootOf,
  stubPlatform,
  textField,
  type,
} from './testing/elementScene.ts';

const OTHER_ID = '01234567-89ab-7def-8123-00000000000b';
const THIRD_ID = '01234567-89ab-7def-8123-00000000000c';
const contact = publicForm({ prefillable: ['name', 'town'] }, [textField('name'), textField('town')]);
const other = publicForm({ id: OTHER_ID }, [textField('other')]);
const third = publicForm({ id: THIRD_ID }, [textField('third')]);

const expectShown = (element: Element, fieldId: string) =>
  vi.waitFor(() => expect(findInput(element, fieldId)).not.toBeNull());
/** A form has an element's events and methods only once its effects have run. */
const isReady = (element: Element) =>
  new Promise((resolve) => {
    element.addEventListener('formready', resolve, { once: true });
  });
const rulesOf = (element: Element) =>
  rootOf(element).adoptedStyleSheets.map((sheet) => sheet.cssRules.length);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
// The platform stays stubbed: parts that are loaded late may still report to it.
afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

describe('attributes', () => {
  test('EMBED-003 the form is asked for at base-url by form-id, once', async () => {
    const { requests } = stubPlatform([contact]);
    const element = createElement({ 'form-id': ` ${FORM_ID} `, 'base-url': `${PLATFORM}//` });
    document.body.append(element);
    await isReady(element);
    expect([element.formId, element.baseUrl]).toEqual([FORM_ID, PLATFORM]);
    expect(requests.filter((url) => !url.endsWith('/visits'))).toEqual([
      `${PLATFORM}/api/public/forms/${FORM_ID}`,
    ]);
  });

  test('EMBED-137 a form with a password is a frame of the platform, which the page cannot read', async () => {
    vi.stubGlobal('fetch', async () =>
      json(403, { error: { code: 'form.password_required', message: 'Needs a password' } }),
    );
    const element = createElement({ 'form-id': FORM_ID, 'base-url': PLATFORM, prefill: 'name=Ada' });
    document.body.append(element);
    const frame = await vi.waitFor(() => {
      const found = rootOf(element).querySelector('iframe');
      expect(found).not.toBeNull();
      return found!;
    });
    expect([frame.getAttribute('src'), frame.title]).toEqual([
      `${PLATFORM}/embed/${FORM_ID}`,
      'Needs a password',
    ]);
    expect(frame.dataset['formEmbedPrefill']).toBe('name=Ada');
    expect(rootOf(element).querySelector('input')).toBeNull();
  });

  test('without form-id nothing is shown until it has one', async () => {
    const { requests } = stubPlatform([contact]);
    const element = createElement();
    document.body.append(element);
    expect([element.formId, requests]).toEqual(['', []]);
    element.formId = FORM_ID;
    await expectShown(element, 'name');
    expect(element.getAttribute('form-id')).toBe(FORM_ID);
  });

  test('a form-id that is taken away leaves the form that is shown', async () => {
    stubPlatform([contact]);
    const element = createElement({ 'form-id': FORM_ID });
    document.body.append(element);
    await isReady(element);
    type(element, 'name', 'Ada');
    element.removeAttribute('form-id');
    element.removeAttribute('prefill');
    expect(getInput(element, 'name').value).toBe('Ada');
  });

  test('prefill counts before the page’s query, later changes too; typed values stay', async () => {
    stubPlatform([contact]);
    window.history.replaceState(null, '', '/?name=Query&town=Paris');
    const element = createElement({ 'form-id': FORM_ID, prefill: 'name=Attribute' });
    document.body.append(element);
    await vi.waitFor(() => expect(getInput(element, 'name').value).toBe('Attribute'));
    expect(getInput(element, 'town').value).toBe('Paris');
    const late = createElement({ 'form-id': FORM_ID, 'query-prefill': 'off' });
    document.body.append(late);
    await isReady(late);
    type(late, 'name', 'Typed');
    late.setAttribute('prefill', 'name=Late&town=Rome');
    await vi.waitFor(() => expect(getInput(late, 'town').value).toBe('Rome'));
    expect(getInput(late, 'name').value).toBe('Typed');
  });
});

describe('events and methods', () => {
  test('EMBED-003 events bubble out of the shadow root with the form’s id', async () => {
    stubPlatform([contact]);
    const events = recordEvents();
    const element = createElement({ 'form-id': FORM_ID });
    document.body.append(element);
    await vi.waitFor(() => expect(events).toEqual([['formready', { formId: FORM_ID }]]));
    type(element, 'name', 'Ada');
    await vi.waitFor(() =>
      expect(events.at(-1)).toEqual(['formchange', { formId: FORM_ID, fieldId: 'name' }]),
    );
  });

  test('methods called before the form is there are carried out in their order', async () => {
    const { answer } = stubPlatform([]);
    const element = createElement({ 'form-id': FORM_ID });
    element.prefill({ name: 'Early', unknown: 'x' });
    document.body.append(element);
    element.prefill({ town: ['Paris'] });
    answer(FORM_ID, json(200, contact));
    await vi.waitFor(() => expect(findInput(element, 'town')?.value).toBe('Paris'));
    expect(getInput(element, 'name').value).toBe('Early');
    element.focus('town');
    expect(rootOf(element).activeElement).toBe(getInput(element, 'town'));
    type(element, 'name', 'Typed');
    await vi.waitFor(() => expect(getInput(element, 'name').value).toBe('Typed'));
    element.reset();
    await vi.waitFor(() => expect(getInput(element, 'name').value).toBe(''));
  });

  test('submit validates as the button does, and refusals name the first wrong field', async () => {
    stubPlatform([publicForm({}, [{ ...textField('name'), required: true }])]);
    const events = recordEvents();
    const element = createElement({ 'form-id': FORM_ID });
    document.body.append(element);
    await isReady(element);
    element.submit();
    await vi.waitFor(() =>
      expect(events.at(-1)).toEqual(['formerror', { formId: FORM_ID, fieldId: 'name' }]),
    );
  });

  test('EMBED-051 a form that cannot be had is a message, two events, and a line to its owner', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { answer, reports } = stubPlatform([]);
    const events = recordEvents();
    const element = createElement({ 'form-id': OTHER_ID });
    document.body.append(element);
    answer(OTHER_ID, json(404, { error: { code: 'form.not_found', message: '', requestId: 'r' } }));
    await vi.waitFor(() => expect(rootOf(element).querySelector('h1')?.textContent).toBe('Form Unavailable'));
    await vi.waitFor(() => expect(reports).toMatchObject([{ problem: 'form_not_found', mode: 'element' }]));
    expect(events).toEqual([
      ['formerror', { formId: OTHER_ID }],
      ['formerror', { formId: OTHER_ID, problem: 'form_not_found' }],
    ]);
  });
});

describe('in the document', () => {
  test('moved, taken out and put back it keeps what was typed and asks for nothing', async () => {
    const { requests } = stubPlatform([contact]);
    const element = createElement({ 'form-id': FORM_ID });
    const section = document.createElement('section');
    document.body.append(element, section);
    await isReady(element);
    type(element, 'name', 'Ada');
    const input = getInput(element, 'name');
    section.append(element);
    element.remove();
    document.body.append(element);
    expect(findInput(element, 'name')).toBe(input);
    expect(input.value).toBe('Ada');
    expect(requests.filter((url) => url.endsWith(FORM_ID))).toHaveLength(1);
  });

  test('another form-id given outside the document counts once it is back', async () => {
    stubPlatform([contact, other]);
    const element = createElement({ 'form-id': FORM_ID });
    document.body.append(element);
    await isReady(element);
    element.remove();
    element.formId = OTHER_ID;
    document.body.append(element);
    await expectShown(element, 'other');
    expect(findInput(element, 'name')).toBeNull();
  });

  test('removed while its form is on its way it shows it all the same, for it may come back', async () => {
    const { answer } = stubPlatform([]);
    const element = createElement({ 'form-id': FORM_ID });
    document.body.append(element);
    element.remove();
    answer(FORM_ID, json(200, contact));
    await expectShown(element, 'name');
  });

  test('two elements with the same form do not share answers, and its owner hears of them', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { reports } = stubPlatform([third]);
    const [one, two] = [createElement({ 'form-id': THIRD_ID }), createElement({ 'form-id': THIRD_ID })];
    document.body.append(one, two);
    await Promise.all([isReady(one), isReady(two)]);
    type(one, 'third', 'First');
    expect(getInput(two, 'third').value).toBe('');
    await vi.waitFor(() => expect(reports).toMatchObject([{ problem: 'snippet_twice' }]));
  });
});

describe('another form', () => {
  test('an answer that comes after another form was asked for is not shown', async () => {
    const { answer } = stubPlatform([third]);
    const element = createElement({ 'form-id': FORM_ID });
    document.body.append(element);
    element.formId = OTHER_ID;
    element.formId = THIRD_ID;
    await isReady(element);
    answer(FORM_ID, json(200, contact));
    answer(OTHER_ID, json(200, other));
    // A whole load that began later: by its end the two answers have been dealt with.
    const later = createElement({ 'form-id': FORM_ID });
    document.body.append(later);
    await isReady(later);
    expect(findInput(element, 'third')).not.toBeNull();
    expect([findInput(element, 'name'), findInput(element, 'other')]).toEqual([null, null]);
  });

  test('methods called while it is on its way are for it', async () => {
    const { answer } = stubPlatform([contact]);
    const element = createElement({ 'form-id': FORM_ID });
    document.body.append(element);
    await isReady(element);
    element.formId = OTHER_ID;
    element.prefill({ name: 'Old', other: 'New' });
    answer(OTHER_ID, json(200, publicForm({ id: OTHER_ID, prefillable: ['other'] }, [textField('other')])));
    await vi.waitFor(() => expect(findInput(element, 'other')?.value).toBe('New'));
  });

  test('the one that still shows keeps its style, also where the height of the next is remembered', async () => {
    rememberHeight(`height:${OTHER_ID}`, 0, 640);
    const { answer } = stubPlatform([contact]);
    const element = createElement({ 'form-id': FORM_ID });
    document.body.append(element);
    await isReady(element);
    const [rules] = rulesOf(element);
    expect(rules).toBeGreaterThan(1);
    element.formId = OTHER_ID;
    await Promise.resolve();
    expect(rulesOf(element)).toEqual([rules]);
    answer(OTHER_ID, json(200, other));
    await expectShown(element, 'other');
    expect(rulesOf(element)[0]).toBeGreaterThan(1);
  });

  test('EMBED-049 before the first one there is the room it took up last time', async () => {
    rememberHeight(`height:${FORM_ID}`, 0, 640);
    const { answer } = stubPlatform([]);
    const element = createElement({ 'form-id': FORM_ID });
    document.body.append(element);
    await vi.waitFor(() =>
      expect(rootOf(element).adoptedStyleSheets[0]?.cssRules[0]?.cssText).toContain('min-height: 640px'),
    );
    answer(FORM_ID, json(200, contact));
    await expectShown(element, 'name');
    expect(rulesOf(element)[0]).toBeGreaterThan(1);
  });

  test('a failed load can be tried again', async () => {
    const { answer, requests } = stubPlatform([]);
    const element = createElement({ 'form-id': FORM_ID });
    document.body.append(element);
    answer(FORM_ID, json(500, { error: { code: 'internal', message: 'Broken', requestId: 'r' } }));
    await vi.waitFor(() => expect(rootOf(element).textContent).toContain('Broken'));
    stubPlatform([contact]);
    rootOf(element).querySelector('button')?.click();
    await expectShown(element, 'name');
    expect(rootOf(element).textContent).not.toContain('Broken');
    // An element of an earlier test may still report its visit.
    expect(requests.filter((url) => !url.endsWith('/visits'))).toHaveLength(1);
  });
});
