import { render } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { createEmptyDefinition, createField, ENGLISH, type Field } from '../../model/index.ts';
import { when } from '../../model/testing/when.ts';
import { FormApp } from '../FormApp.tsx';
import { formScene, receipt, serverAnswering } from '../testing/formScene.tsx';
import { page, publicForm, text } from '../testing/pagedForm.ts';

const { root, show, input, type, send, errorOf } = formScene();

const trip = publicForm([
  page('one', [
    text('name', { required: true }),
    text('partner', { showIf: when('{name} = "Ada"'), required: true }),
  ]),
  page('two', [text('visa', { required: true })], { showIf: when('not({name} = "Bob")') }),
  page('three', [text('note')], { nextLabel: 'Book' }),
]);

const heading = () => root.querySelector('h2')?.textContent;
const progress = () => root.querySelector('[role=status]')?.textContent;
const button = () => root.querySelector('button:not([name])')?.textContent;
const itemOf = (id: string) => root.querySelector<HTMLElement>(`[data-item=${id}]`);
const goBack = () => act(() => root.querySelector<HTMLButtonElement>('[value=back]')?.click());
async function goOn(to: string): Promise<void> {
  await send();
  await vi.waitFor(() => expect(heading()).toBe(to));
}

describe('a form with pages', () => {
  test('names its steps by the titles of its pages, with answers in them', async () => {
    const flow = { progress: 'steps', back: true, review: true, timeZone: null } as const;
    const pages = [page('one', [text('name')]), page('two', [text('day')], { title: 'When, {{name|you}}?' })];
    await show({ form: publicForm(pages, { flow }) });
    const steps = () => [...root.querySelectorAll('.form-embed-progress li')].map((step) => step.textContent);
    expect(steps()).toEqual(['Page one', 'When, you?', 'Check your answers']);
    await type('name', 'Ada');
    expect(steps()[1]).toBe('When, Ada?');
  });

  test('asks one page after another, and sends the visible answers of all', async () => {
    const server = serverAnswering(201, receipt);
    server.release();
    await show({ form: trip });
    expect([heading(), progress(), button(), input('visa')]).toEqual([
      'Page one',
      'Page 1 of about 3',
      'Continue',
      null,
    ]);
    await type('name', 'Ada');
    await type('partner', 'Bob');
    await goOn('Page two');
    expect(document.activeElement?.textContent).toBe('Page two');
    await type('visa', 'yes');
    await goOn('Page three');
    expect(button()).toBe('Book');
    await send();
    await vi.waitFor(() => expect(root.textContent).toContain(ENGLISH.successText));
    expect(server.requests[0]?.body['answers']).toEqual({
      name: 'Ada',
      partner: 'Bob',
      visa: 'yes',
      note: '',
    });
  });

  test('Continue stays on a page with a mistake, and names only its own; Back keeps everything', async () => {
    await show({ form: trip });
    await send();
    await vi.waitFor(() => expect(errorOf('name')).toBe('name is required'));
    expect(root.querySelectorAll('.form-embed-summary li')).toHaveLength(1);
    await type('name', 'Eve');
    await goOn('Page two');
    expect(root.querySelector('.form-embed-summary')).toBeNull();
    await goBack();
    expect([heading(), input('name')?.value]).toEqual(['Page one', 'Eve']);
  });

  test('leaves out a page whose condition does not hold', async () => {
    await show({ form: trip });
    await type('name', 'Bob');
    expect(progress()).toBe('Page 1 of about 2');
    await goOn('Page three');
  });

  test('leaves out a page on which nothing is visible, as if its condition did not hold', async () => {
    const shade = text('shade', { showIf: when('{colour} = "red"') });
    await show({ form: publicForm([page('one', [text('colour')]), page('two', [shade])]) });
    await type('colour', 'blue');
    expect([progress(), button()]).toEqual([undefined, ENGLISH.submit]);
    await type('colour', 'red');
    expect([progress(), button()]).toEqual(['Page 1 of 2', 'Continue']);
    await goOn('Page two');
  });

  test('a refusal of the server leads back to the page of the field', async () => {
    const issue = { path: ['name'], code: 'required', message: 'Name?' };
    serverAnswering(422, { error: { code: 'submission.invalid', message: '', issues: [issue] } }).release();
    await show({ form: trip });
    await type('name', 'Bob');
    await goOn('Page three');
    await send();
    await vi.waitFor(() => expect([heading(), errorOf('name')]).toEqual(['Page one', 'name is required']));
  });
});

describe('a condition', () => {
  test('shows and hides at once, and a hidden answer is remembered and not sent', async () => {
    const server = serverAnswering(201, receipt);
    server.release();
    await show({ form: trip });
    expect(itemOf('partner')?.hidden).toBe(true);
    await type('name', 'ada');
    expect(itemOf('partner')?.hidden).toBe(false);
    await type('partner', 'Eve');
    await type('name', 'Bob');
    expect([itemOf('partner')?.hidden, input('partner')?.value]).toEqual([true, 'Eve']);
    await goOn('Page three');
    await send();
    await vi.waitFor(() => expect(server.requests[0]?.body['answers']).toEqual({ name: 'Bob', note: '' }));
  });

  test('decides about sections, options, requirements and the owner’s own checks', async () => {
    const colour = { ...createField('radio'), id: 'colour', label: 'Colour', options: [
      { value: 'red', label: 'Red' }, { value: 'blue', label: 'Blue', showIf: when('{name} = "Ada"') },
    ] }; // prettier-ignore
    const checks = [{ must: when('length({code}) = 3'), message: 'Three letters, please.' }];
    const section = { id: 's', type: 'section' as const, label: 'More', help: 'Why', showIf: when('answered({name})'), items: [
      text('code', { checks, requiredIf: when('{name} = "Ada"') }), colour as Field,
    ] }; // prettier-ignore
    await show({ form: publicForm([page('one', [text('name'), section])]) });
    expect(itemOf('s')?.hidden).toBe(true);
    await type('name', 'Eve');
    expect([itemOf('s')?.hidden, root.querySelectorAll('[type=radio]').length]).toEqual([false, 1]);
    await type('name', 'Ada');
    expect([itemOf('s')?.hidden, root.querySelectorAll('[type=radio]').length]).toEqual([false, 2]);
    expect(input('code')?.getAttribute('aria-required')).toBe('true');
    await send();
    await vi.waitFor(() => expect(errorOf('code')).toBe('code is required'));
    await type('code', 'ab');
    await send();
    await vi.waitFor(() => expect(errorOf('code')).toBe('Three letters, please.'));
  });
});

test('the browser leads back on the platform’s own page, and a website keeps its history', async () => {
  const entries = vi.spyOn(window.history, 'pushState');
  await show({ form: trip, baseUrl: 'https://forms.example' });
  await type('name', 'Eve');
  await goOn('Page two');
  expect(entries).not.toHaveBeenCalled();
  await act(() => render(null, root));
  await show({ form: trip, initialValues: { name: 'Eve' } });
  await goOn('Page two');
  expect(entries).toHaveBeenCalledExactlyOnceWith({ at: 'two' }, '');
  await act(() => {
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  expect([heading(), input('name')?.value]).toEqual(['Page one', 'Eve']);
});

test('the review prints an address of which parts were never filled in', async () => {
  const flow = { progress: 'none', back: true, review: true, timeZone: null } as const;
  const home = { ...createField('address'), id: 'home', label: 'Home' } as Field;
  const form = publicForm([page('one', [home])], { flow });
  await show({
    form: { ...form, planned: { ...form.planned!, at: null } },
    initialValues: { home: { city: 'Bonn' } },
  });
  expect(root.querySelector('dd')?.textContent).toBe('Bonn, United States');
});

test('the review shows the answers of the way, and leads back to each page', async () => {
  const flow = { progress: 'bar', back: true, review: true, timeZone: null } as const;
  const [one, two] = [page('one', [text('name')]), page('two', [text('visa')])];
  await show({ form: publicForm([one, two], { flow }) });
  await type('name', 'Ada');
  await goOn('Page two');
  await goOn('Check your answers');
  expect(root.querySelector('.form-embed-page-title')).toBe(document.activeElement);
  expect([...root.querySelectorAll('dd')].map((answer) => answer.textContent)).toEqual([
    'Ada',
    'Not answered',
  ]);
  await act(() => root.querySelector<HTMLButtonElement>('[value="page:one"]')?.click());
  expect([heading(), input('name')?.value]).toEqual(['Page one', 'Ada']);
});

test('texts name answers, values are computed at once, and the ending has words of its own', async () => {
  const values = [{ id: 'sum', name: 'Total', is: when('if({name} = "Ada", 2.5, 0)'), show: 'visitor', format: 'currency' }] as const;
  const [e1] = createEmptyDefinition().endings;
  const form = publicForm(
    [page('one', [text('name', { help: 'As **printed**' }), text('mail', { label: 'Mail of {{name|yours}}' })])],
    { values: [...values], endings: [{ ...e1!, title: 'Bye', text: 'See *you*' }] },
  );
  const ending = { id: 'e1', title: 'Bye', text: [{ kind: 'paragraph', nodes: ['See ', { kind: 'emphasis', nodes: ['you'] }] }] };
  serverAnswering(201, { ...receipt, ending }).release();
  await show({ form });
  const label = () => root.querySelector('label[for$=mail]')?.textContent;
  expect([label(), root.querySelector('.form-embed-help strong')?.textContent]).toEqual(['Mail of yours', 'printed']);
  expect(input('name')?.getAttribute('aria-describedby')).toBe('fe-89abcdef-name-help');
  const markup = renderToString(<FormApp form={form} baseUrl="" texts={ENGLISH} />);
  expect(markup).toContain('aria-describedby="fe-89abcdef-name-help"');
  await type('name', 'Ada');
  expect([label(), root.querySelector('output')?.textContent]).toEqual(['Mail of Ada', '2.50']);
  await send();
  await vi.waitFor(() => expect(root.querySelector('.form-embed-card')?.textContent).toMatch(/^ByeSee you/));
  expect(root.textContent).toContain(receipt.receiptCode);
}); // prettier-ignore

test('the server renders the first page settled for start values and what is filled in already', () => {
  const form = publicForm([
    page('one', [
      text('name', { start: { lit: 'Ada' } }),
      text('partner', { showIf: when('{name} = "Ada"') }),
    ]),
  ]);
  const markup = (values: object) =>
    renderToString(<FormApp form={form} baseUrl="" texts={ENGLISH} initialValues={{ ...values }} />);
  expect(markup({})).toMatch(/value="Ada"/);
  expect(markup({})).toMatch(/data-item="partner"(?! hidden)>/);
  expect(markup({ name: 'Bob' })).toMatch(/data-item="partner" hidden/);
});

test('what nobody touched counts as the server reads it: a box says no, an address has its country', async () => {
  const box: Field = { ...createField('checkbox'), id: 'fast', label: 'Fast', options: [] };
  const address: Field = { ...createField('address'), id: 'home', label: 'Home' };
  const form = publicForm([
    page('one', [
      box,
      address,
      text('patience', { showIf: { op: 'eq', of: [{ field: 'fast' }, { lit: false }] } }),
      text('zip', {
        showIf: { op: 'eq', of: [{ field: 'home', part: 'country' }, { lit: 'United States' }] },
      }),
    ]),
  ]);
  await show({ form });
  expect([itemOf('patience')?.hidden, itemOf('zip')?.hidden]).toEqual([false, false]);
});
