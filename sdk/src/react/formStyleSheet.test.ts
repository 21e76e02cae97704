import { describe, expect, test } from 'vitest';
import { createField, type CustomStyles } from '../model/index.ts';
import { buildDefinition } from '../model/testing/buildDefinition.ts';
import { FORM_CSS } from './formCss.ts';
import { formStyleSheet, type FormPlace } from './formStyleSheet.ts';

test('STYLE-010 BUILD-034 the theme and the headings become rules below the form', () => {
  const header = { ...createField('header'), id: 'h1', fontStyle: 'italic' as const };
  const css = formStyleSheet(buildDefinition([header], { customStyles: { primaryColor: '#112233' } }));
  expect(css).toContain('.form-embed{--form-embed-primary-color:#112233;');
  expect(css).toContain(
    '.form-embed .form-embed-header-h1{font-size:24px;font-weight:600;font-style:italic;',
  );
});

test('BUILD-034 a header on the right has a rule for either reading direction, one on the left none', () => {
  const alignOf = (textAlign: 'left' | 'center' | 'right') =>
    [
      ...formStyleSheet(
        buildDefinition([{ ...createField('header'), id: 'h', textAlign }], { customStyles: {} }),
      ).matchAll(/([^}]*)\.form-embed-header-h\{[^}]*text-align:(\w+)/g),
    ].map(([, before, side]) => [before, side]);
  expect(alignOf('left')).toEqual([]);
  expect(alignOf('center')).toEqual([['.form-embed ', 'center']]);
  expect(alignOf('right')).toEqual([
    ['.form-embed ', 'right'],
    ['.form-embed :dir(rtl)>', 'left'],
  ]);
});

describe('STYLE-050 the cover picture', () => {
  const sheet = (customStyles: CustomStyles, place?: FormPlace, hasCover = true) =>
    formStyleSheet(buildDefinition([], { customStyles }), '.form-embed', place, hasCover);

  test('has its place before the file arrives, and shows the point that its owner chose', () => {
    const css = sheet({ coverHeight: 120, coverX: 10, coverY: 90 });
    expect(css).toContain('.form-embed-cover{height:min(120px,50cqi);');
    expect(css).toContain('object-position:10% 90%}');
  });

  test('reaches the edges of a card, and has corners of its own where the form has no edge', () => {
    expect(sheet({})).toContain(
      'border-radius:min(var(--form-embed-radius),22px) min(var(--form-embed-radius),22px) 0 0;',
    );
    expect(sheet({})).toContain('.form-embed-cover+.form-embed-logo{');
    expect(sheet({}, 'element')).toContain('border-radius:min(var(--form-embed-radius),22px);');
    expect(sheet({}, 'element')).not.toContain('.form-embed-cover+.form-embed-logo{');
    expect(sheet({ formBackgroundColor: '#ffffff80' })).not.toContain('.form-embed-cover+.form-embed-logo{');
  });

  test('costs a form without one no byte', () => {
    expect(sheet({}, 'page', false)).not.toContain('cover');
    expect(sheet({ coverHeight: 120 }, 'page', false)).toBe(sheet({}, 'page', false));
  });
});

test('STYLE-051 fields are framed by default, and else keep a line of the same contrast', () => {
  const sheet = (customStyles: CustomStyles) => formStyleSheet(buildDefinition([], { customStyles }));
  expect(sheet({ fieldStyle: 'outline' })).toBe(sheet({}));
  expect(sheet({ fieldStyle: 'filled' })).toContain('.form-embed .form-embed-input{border-width:0 0 2px;');
  expect(sheet({ fieldStyle: 'underline' })).toContain('.form-embed .form-embed-input{border-width:0 0 1px;');
  // What is read between the lines lies on the form.
  expect(sheet({ fieldStyle: 'underline' })).toContain('--form-embed-input-color:#ffffff00;');
  expect(sheet({ fieldStyle: 'underline', fieldBackgroundColor: '#eeeeee' })).toContain(
    '--form-embed-input-color:#eeeeee;',
  );
});

test('STYLE-022 D-83 own CSS stays inside the container', () => {
  const css = formStyleSheet(buildDefinition([], { customStyles: { customCSS: 'opacity: 0.9' } }));
  expect(css).toMatch(/\.form-embed \.form-embed-container\{opacity: 0\.9\}$/);
});

test('a form on a page of another colour is a card with a shadow; in a website only where it is a card', () => {
  const shadows = (customStyles: CustomStyles, place?: FormPlace) =>
    [...formStyleSheet(buildDefinition([], { customStyles }), '.form-embed', place).matchAll(/-shadow:([^;}]*)/g)]
      .map(([, shadow]) => shadow !== 'none'); // prettier-ignore
  expect(shadows({})).toEqual([false]);
  expect(shadows({ backgroundColor: '#f1f2f5' })).toEqual([true]);
  expect(shadows({ backgroundColor: '#f1f2f5', formBackgroundColor: '#ffffff00' })).toEqual([false]);
  expect(shadows({}, 'frame')).toEqual([false]);
  expect(shadows({ colorScheme: 'light' }, 'frame')).toEqual([false]);
  expect(shadows({ colorScheme: 'dark' }, 'frame')).toEqual([true, false]);
});

test('errors are readable on light and on dark forms', () => {
  const light = formStyleSheet(buildDefinition([], { customStyles: {} }));
  const dark = formStyleSheet(buildDefinition([], { customStyles: { formBackgroundColor: '#101010' } }));
  expect(light).toContain('--form-embed-error-color:#b42318');
  expect(dark).toContain('--form-embed-error-color:#fda29b');
  expect(dark).toContain('--form-embed-scheme:dark');
});

/** What the shared style sheet says of a class. */
const declarationsOf = (name: string): string =>
  [...FORM_CSS.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => selector.split(',').some((one) => one.trim() === `.form-embed${name}`))
    .map(([, , declarations = '']) => declarations)
    .join(';');

// What was chosen, the custom property it becomes, and where in the form that is looked at.
test.each<[row: string, chosen: CustomStyles, name: string, value: string, seen: [string, string]]>([
  ['STYLE-006', { footerCreditColor: '#112233' }, 'credit-color', '#112233', ['-footer', 'color']],
  ['STYLE-007', { footerCreditSize: 24 }, 'credit-size', '24px', ['-footer', 'font-size']],
  ['STYLE-008', { headerSize: 1 }, 'title-size', '1.5rem', ['-title', 'font-size']],
  ['STYLE-009', { headerSize: 5.5 }, 'title-size', '3.75rem', ['-title', 'font-size']],
  ['STYLE-010', { primaryColor: '#112233' }, 'primary-color', '#112233', ['-choice input', 'accent-color']],
  ['STYLE-011', { backgroundColor: '#112233' }, 'page-color', '#112233', ['', 'background']],
  ['STYLE-012', { formContainerColor: '#11223344' }, 'container-color', '#11223344', ['-container', 'background']],
  ['STYLE-013', { formBackgroundColor: '#112233' }, 'form-color', '#112233', ['-form', 'background']],
  ['STYLE-014', { textColor: '#112233' }, 'text-color', '#112233', ['', 'color']],
  ['STYLE-015', { inputTextColor: '#112233' }, 'input-text-color', '#112233', ['-input', 'color']],
  ['STYLE-016', { fieldBackgroundColor: '#eeeeee' }, 'input-color', '#eeeeee', ['-input', 'background']],
  ['STYLE-018', { labelSize: 24 }, 'label-size', '24px', ['-label', 'font-size']],
  ['STYLE-019', { buttonSize: 'small' }, 'button-padding', '8px 16px', ['-button', 'padding']],
  ['STYLE-019', { buttonSize: 'extra-large' }, 'button-font-size', '20px', ['-button', 'font-size']],
  ['STYLE-020', { buttonStyle: 'outline' }, 'button-background', 'transparent', ['-button', 'background']],
  ['STYLE-020', { buttonStyle: 'ghost' }, 'button-color', 'transparent', ['-button', 'border']],
  ['STYLE-021', { borderRadius: 'none' }, 'radius', '0px', ['-button', 'border-radius']],
  ['STYLE-021', { borderRadius: 'sm' }, 'radius', '4px', ['-input', 'border-radius']],
  ['STYLE-021', { borderRadius: 'md' }, 'radius', '8px', ['-form', 'border-radius']],
  ['STYLE-021', { borderRadius: 'lg' }, 'radius', '12px', ['-input', 'border-radius']],
  ['STYLE-021', { borderRadius: 'xl' }, 'radius', '16px', ['-input', 'border-radius']],
  ['STYLE-021', { borderRadius: 'full' }, 'radius', '9999px', ['-button', 'border-radius']],
  ['STYLE-023', { buttonColor: '#112233' }, 'button-background', '#112233', ['-button', 'background']],
])('%s %j is seen on the form', (_row, customStyles, name, value, [place, property]) => {
  const css = formStyleSheet(buildDefinition([], { customStyles }));
  expect(new RegExp(`--form-embed-${name}:([^;}]*)`).exec(css)?.[1]).toBe(value);
  const said = new RegExp(`(?:^|[;\\s])${property}:([^;]*)`).exec(declarationsOf(place))?.[1];
  expect(said).toContain(`var(--form-embed-${name})`);
}); // prettier-ignore

test('STYLE-020 CONST-035 the four kinds of button look different', () => {
  const kinds = (['solid', 'outline', 'ghost', 'gradient'] as const).map((buttonStyle) => {
    const css = formStyleSheet(buildDefinition([], { customStyles: { buttonStyle } }));
    return /--form-embed-button-color:.*?;--form-embed-button-text/.exec(css)?.[0];
  });
  expect(new Set(kinds).size).toBe(4);
  expect(kinds[3]).toContain('linear-gradient');
});

test('CONST-028 a field of 12, 9, 8, 6, 4, 3 or 2 columns spans as many of the twelve', () => {
  expect(declarationsOf('-grid')).toContain('repeat(12, minmax(0, 1fr))');
  for (const columns of [12, 9, 8, 6, 4, 3, 2]) {
    expect(declarationsOf(`-width-${columns}`)).toContain(`grid-column: span ${columns}`);
  }
});

describe('D-195 set into a website', () => {
  const header = { ...createField('header'), id: 'h' };
  const sheetOf = (customStyles: CustomStyles, place: FormPlace = 'frame') =>
    formStyleSheet(buildDefinition([header], { customStyles }), '.form-embed', place);
  const valueOf = (css: string, name: string) => new RegExp(`--form-embed-${name}:([^;}]*)`).exec(css)?.[1];

  test('a form is see-through, without padding, and dark where the page is', () => {
    for (const customStyles of [{}, { primaryColor: '#0b659c' }, { showFormTitle: false }]) {
      const [light = '', dark = ''] = sheetOf(customStyles).split('[data-scheme=dark] .form-embed{');
      for (const name of ['page', 'container', 'form'])
        expect(valueOf(light, `${name}-color`)).toBe('#ffffff00');
      expect([valueOf(light, 'gutter'), valueOf(light, 'padding')]).toEqual(['0', '0']);
      expect([valueOf(light, 'scheme'), valueOf(dark, 'scheme')]).toEqual(['light', 'dark']);
      expect([valueOf(light, 'text-color'), valueOf(dark, 'text-color')]).toEqual(['#1f2937', '#eceef2']);
      // A heading is black unless another colour was chosen.
      expect(dark).toContain('.form-embed-header-h{color:#eceef2}');
    }
  });

  test('a background of its own keeps its padding, and the same colours everywhere', () => {
    for (const name of ['backgroundColor', 'formContainerColor', 'formBackgroundColor'] as const) {
      const css = sheetOf({ [name]: '#ffffff' });
      expect(css).toBe(sheetOf({ [name]: '#ffffff' }, 'page'));
    }
  });

  test('a scheme that was chosen holds: on pages of the other one the form is a card', () => {
    const looksOf = (css: string) => [
      valueOf(css, 'form-color'),
      valueOf(css, 'padding'),
      valueOf(css, 'scheme'),
    ];
    const [light = '', onDark = ''] = sheetOf({ colorScheme: 'light' }).split('[data-scheme=dark]');
    expect(looksOf(light)).toEqual(['#ffffff00', '0', 'light']);
    expect(looksOf(onDark)).toEqual(['#ffffff', 'initial', undefined]);
    const [onLight = '', dark = ''] = sheetOf({ colorScheme: 'dark' }).split('[data-scheme=dark]');
    expect(looksOf(onLight)).toEqual(['#16191f', undefined, 'dark']);
    expect(looksOf(dark)).toEqual(['#ffffff00', '0', undefined]);
    expect(valueOf(sheetOf({ colorScheme: 'dark' }, 'page'), 'page-color')).toBe('#0f1115');
  });

  test('text that was chosen for light pages, or for dark ones, has a card on the others', () => {
    const [light = '', dark = ''] = sheetOf({ textColor: '#402010' }).split('[data-scheme=dark]');
    expect([valueOf(light, 'form-color'), valueOf(dark, 'form-color')]).toEqual(['#ffffff00', '#ffffff']);
    const [onLight = '', onDark = ''] = sheetOf({ textColor: '#ffffff' }).split('[data-scheme=dark]');
    expect([valueOf(onLight, 'form-color'), valueOf(onDark, 'form-color')]).toEqual(['#16191f', '#ffffff00']);
  });

  test('own CSS that draws an edge keeps the distance from it', () => {
    expect(valueOf(sheetOf({ customCSS: 'border: 1px solid' }), 'gutter')).toBeUndefined();
    expect(valueOf(sheetOf({ customCSS: 'letter-spacing: 1px' }), 'gutter')).toBe('0');
  });

  test('as an element it takes the font of the page, unless one was chosen', () => {
    expect(valueOf(sheetOf({}, 'element'), 'font-family')).toBeUndefined();
    expect(valueOf(sheetOf({}, 'frame'), 'font-family')).toContain('system-ui');
    expect(valueOf(sheetOf({ fontFamily: 'system' }, 'element'), 'font-family')).toContain('system-ui');
  });
});

describe('STYLE-053 on a dark form', () => {
  const form = buildDefinition([createField('radio')], { customStyles: {} });
  const NIGHT: CustomStyles = { backgroundColor: '#0b1020', formBackgroundColor: '#141b2f' };
  const CIRCLES =
    ':is(.form-embed-choice,td,.form-embed-picture) [type=radio]:not(:checked){appearance:none;';

  test('empty circles and boxes look like its inputs', () => {
    expect(formStyleSheet({ ...form, customStyles: NIGHT })).toContain(`.form-embed ${CIRCLES}`);
    expect(formStyleSheet(form, '.form-embed', 'element')).toContain(`:host([scheme=dark]) ${CIRCLES}`);
  });

  test('a light form, and one without choices, has no byte of it', () => {
    expect(formStyleSheet(form)).not.toContain('appearance');
    expect(formStyleSheet(buildDefinition([createField('text')], { customStyles: NIGHT }))).not.toContain(
      'appearance',
    );
  });
});
