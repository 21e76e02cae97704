import type { Frame, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  BORDER_RADII,
  BUTTON_SIZES,
  BUTTON_STYLES,
  COLOR_SCHEMES,
  createEmptyDefinition,
  createField,
  customStylesSchema,
  FIELD_STYLES,
  FONT_FAMILIES,
  withFields,
  type CustomStyles,
  type Field,
  type FormDefinition,
  type HeaderField,
  type PublicForm,
} from '@inlay/sdk/model';
import { renderFormPage, type PagePlace } from '@inlay/sdk/server';
import { elementLine, openVisitors, publish, textField } from './embedSupport.ts';
import { platform } from './platform.ts';
import { STYLE_BENCH } from './styleSupport.ts';

const { url } = platform;
const { visitor, visitAsOwner, host } = openVisitors();

/** Where a setting is seen: an element, and computed properties of it, an attribute (`@alt`) or its words (`#text`). */
type Seen = readonly [selector: string, ...properties: string[]];

interface Case<Value> {
  /** Each looks different from the default and from each other. */
  values: readonly Value[];
  seen: Seen;
  /** Where it makes a difference, if not on the form's own page. */
  place?: PagePlace;
}

const DARK_WEBSITE: PagePlace = { isFramed: true, scheme: 'dark' };
const but = <Value>(all: readonly Value[], ...some: Value[]): Value[] =>
  all.filter((one) => !some.includes(one));

/** Every setting of the Style tab. A new one without a case is a type error, and fails below. */
const CASES: { readonly [Key in keyof CustomStyles]-?: readonly Case<CustomStyles[Key]>[] } = {
  showFormTitle: [{ values: [false], seen: ['.form-embed-title', 'display'] }],
  showFormLogo: [{ values: [false], seen: ['.form-embed-logo', 'display'] }],
  showFooterCredit: [{ values: [false], seen: ['.form-embed-footer', '#text'] }],
  showFooterLogo: [{ values: [false], seen: ['.form-embed-footer img', 'display'] }],
  showSecurityBadge: [{ values: [true], seen: ['.form-embed-badge', 'display'] }],
  footerCreditColor: [{ values: ['#123456'], seen: ['.form-embed-footer', 'color'] }],
  footerCreditSize: [{ values: [8, 24], seen: ['.form-embed-footer', 'font-size'] }],
  headerSize: [
    { values: [1, 1.5, 2, 2.5, 3.5, 4, 4.5, 5, 5.5, 6], seen: ['.form-embed-title', 'font-size'] },
  ],
  primaryColor: [{ values: ['#123456'], seen: ['.form-embed-choice input', 'accent-color'] }],
  // Light and the website's own differ on dark websites alone, dark and the website's own elsewhere.
  colorScheme: [
    { values: but(COLOR_SCHEMES, 'auto', 'light'), seen: ['.form-embed-label', 'color'] },
    { values: ['light'], seen: ['.form-embed-form', 'background-color'], place: DARK_WEBSITE },
  ],
  backgroundColor: [{ values: ['#123456'], seen: ['.form-embed', 'background-color'] }],
  formContainerColor: [{ values: ['#123456'], seen: ['.form-embed-container', 'background-color'] }],
  formBackgroundColor: [{ values: ['#123456'], seen: ['.form-embed-form', 'background-color'] }],
  textColor: [{ values: ['#123456'], seen: ['.form-embed-label', 'color'] }],
  inputTextColor: [{ values: ['#123456'], seen: ['.form-embed-input', 'color'] }],
  fieldBackgroundColor: [{ values: ['#eeeeee'], seen: ['.form-embed-input', 'background-color'] }],
  fieldStyle: [{ values: but(FIELD_STYLES, 'outline'), seen: ['.form-embed-input', 'border-width'] }],
  fontFamily: [{ values: but(FONT_FAMILIES, 'system'), seen: ['.form-embed-label', 'font-family'] }],
  labelSize: [{ values: [10, 24], seen: ['.form-embed-label', 'font-size'] }],
  buttonSize: [{ values: but(BUTTON_SIZES, 'medium'), seen: ['.form-embed-button', 'padding', 'font-size'] }],
  buttonStyle: [
    {
      values: but(BUTTON_STYLES, 'solid'),
      seen: ['.form-embed-button', 'background-color', 'background-image', 'border-color'],
    },
  ],
  borderRadius: [
    {
      values: but(Object.keys(BORDER_RADII) as (keyof typeof BORDER_RADII)[], 'md'),
      seen: ['.form-embed-input', 'border-radius'],
    },
  ],
  coverHeight: [{ values: [80, 400], seen: ['.form-embed-cover', 'height'] }],
  coverX: [{ values: [0, 100], seen: ['.form-embed-cover img', 'object-position'] }],
  coverY: [{ values: [0, 100], seen: ['.form-embed-cover img', 'object-position'] }],
  // Heard, not seen.
  coverAlt: [{ values: ['A bridge'], seen: ['.form-embed-cover img', '@alt'] }],
  customCSS: [{ values: ['letter-spacing: 2px'], seen: ['.form-embed-container', 'letter-spacing'] }],
  buttonColor: [{ values: ['#123456'], seen: ['.form-embed-button', 'background-color'] }],
};

type HeaderStyle = Exclude<keyof HeaderField, keyof ReturnType<typeof createField<'divider'>>>;
/** Every setting of a heading. */
const HEADER_CASES: { readonly [Key in HeaderStyle]: Case<HeaderField[Key]> } = {
  text: { values: ['Another'], seen: ['h2', '#text'] },
  fontSize: { values: [12, 48], seen: ['h2', 'font-size'] },
  fontWeight: { values: [400, 800], seen: ['h2', 'font-weight'] },
  fontStyle: { values: ['italic'], seen: ['h2', 'font-style'] },
  color: { values: ['#123456'], seen: ['h2', 'color'] },
  textAlign: { values: ['center', 'right'], seen: ['h2', 'text-align'] },
};

const heading = (more: Partial<HeaderField> = {}): Field => ({
  ...createField('header'),
  id: 'part',
  text: 'Part one',
  ...more,
});
const QUESTIONS: Field[] = [
  textField('name', 'Your name'),
  { ...createField('checkbox'), id: 'news', label: 'News', options: [] },
];
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const formWith = (customStyles: CustomStyles, header: Partial<HeaderField> = {}): FormDefinition =>
  withFields({ ...createEmptyDefinition('Contact'), customStyles }, [heading(header), ...QUESTIONS]);

/** The page of a form that has everything a setting may change. */
function pageOf(definition: FormDefinition, place?: PagePlace, language: 'en' | 'ar' = 'en'): string {
  const form: PublicForm = {
    id: '00000000-0000-7000-8000-000000000000',
    revisionId: '00000000-0000-7000-8000-000000000000',
    definition,
    logoUrl: PIXEL,
    coverUrl: PIXEL,
    redirectUrl: null,
    platformName: 'Inlay',
    footerLogoUrl: PIXEL,
    captcha: null,
    language,
  };
  return renderFormPage({ kind: 'form', form }, { script: null, parts: {} }, language, place).html;
}

/** Returns how a place in a form looks; `absent` where it is not there. */
const lookOf = async (root: Page | Frame | Locator, [selector, ...properties]: Seen): Promise<string> => {
  const found = root.locator(selector).first();
  if ((await found.count()) === 0) return 'absent';
  return found.evaluate(
    (element, names) =>
      names
        .map((name) => {
          if (name === '#text') return element.textContent;
          if (name.startsWith('@')) return element.getAttribute(name.slice(1));
          return getComputedStyle(element).getPropertyValue(name);
        })
        .join(),
    properties,
  );
};

test('STYLE-060 every setting of the Style tab and of a heading changes what is seen of the form', async () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(customStylesSchema.shape).sort());
  const common = Object.keys(createField('divider'));
  expect(Object.keys(HEADER_CASES).sort()).toEqual(but(Object.keys(createField('header')), ...common).sort());
  const page = await visitor(STYLE_BENCH);
  const show = async (definition: FormDefinition, { seen, place }: Case<unknown>) => {
    await page.setContent(pageOf(definition, place), { waitUntil: 'commit' });
    return lookOf(page, seen);
  };
  const blind: string[] = [];
  const expectSeen = async (name: string, one: Case<unknown>, formOf: (value: unknown) => FormDefinition) => {
    const looks = new Map<string, unknown>([[await show(formWith({}), one), 'the default']]);
    for (const value of one.values) {
      const look = await show(formOf(value), one);
      if (looks.has(look))
        blind.push(`${name} ${String(value)} looks as ${String(looks.get(look))}: ${look}`);
      looks.set(look, value);
    }
  };
  for (const [name, cases] of Object.entries(CASES))
    for (const one of cases)
      await expectSeen(name, one, (value) => formWith(customStylesSchema.parse({ [name]: value })));
  for (const [name, one] of Object.entries(HEADER_CASES))
    await expectSeen(`header.${name}`, one, (value) => formWith({}, { [name]: value }));
  expect(blind).toEqual([]);
});

test('STYLE-009 a title has the size that the Style tab names where the form has its full width, and a smaller one on phones', async () => {
  const page = await visitor(STYLE_BENCH);
  const sizes: Record<number, string[]> = {};
  for (const width of [1440, 720, 375]) {
    await page.setViewportSize({ width, height: 900 });
    sizes[width] = [];
    for (const headerSize of [1, 3, 5.5, 6]) {
      await page.setContent(pageOf(formWith({ headerSize })), { waitUntil: 'commit' });
      sizes[width].push(await lookOf(page, ['.form-embed-title', 'font-size']));
    }
  }
  expect(sizes).toEqual({
    1440: ['24px', '40px', '60px', '64px'],
    720: ['24px', '40px', '60px', '64px'],
    375: ['24px', '28.72px', '28.72px', '28.72px'],
  });
});

/** Headings on each side, in the form's script and in the other. */
const SIDES = ['left', 'center', 'right'] as const;
const SCRIPTS = { latin: 'Part one', arabic: 'الجزء الأول' };
const HEADINGS = Object.entries(SCRIPTS).flatMap(([script, text]) =>
  SIDES.map((textAlign) => heading({ id: script + textAlign, text, textAlign })),
);
/** By their words the platform guesses the language of a form. */
const DESCRIPTIONS = {
  en: 'Tell us what you would like to know, and how we can help you with it: we read every message that you send.',
  ar: 'أخبرنا بما تود معرفته وكيف يمكننا مساعدتك، فنحن نقرأ كل رسالة ترسلها إلينا في أي وقت',
};
const headedForm = (language: 'en' | 'ar'): FormDefinition =>
  withFields({ ...createEmptyDefinition('Contact'), description: DESCRIPTIONS[language] }, [
    ...HEADINGS,
    ...QUESTIONS,
  ]);

/** Returns where the words of each heading stand within its line. */
const sidesIn = (root: Page | Frame | Locator): Promise<string[]> =>
  root.locator('h2.form-embed-header').evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [words, line] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      const [left, right] = [words.left - line.left, line.right - words.right];
      return Math.abs(left - right) < 1 ? 'center' : left < right ? 'left' : 'right';
    }),
  );
const EXPECTED = {
  en: [...SIDES, ...SIDES],
  // Right-to-left forms begin on the right.
  ar: [...SIDES, ...SIDES].map((side) => ({ left: 'right', center: 'center', right: 'left' })[side]),
};

describe.each(['en', 'ar'] as const)('a form in the language %s', (language) => {
  test('BUILD-034 has its headings on the side that was chosen, whatever script they are in: page, element, popup, canvas and preview', async () => {
    const page = await visitor(STYLE_BENCH);
    await page.setContent(pageOf(headedForm(language), undefined, language));
    await expect.poll(() => sidesIn(page), { message: 'page' }).toEqual(EXPECTED[language]);

    const { id } = await publish(headedForm(language));
    await page.goto(
      await host(
        `${elementLine(id)}<button data-form-embed-id="${id}" data-form-embed-mode="popup">Open</button><script async src="${url}/sdk/loader.js"></script>`,
      ),
    );
    await page.locator('form-embed h2').first().waitFor();
    await expect.poll(() => sidesIn(page), { message: 'element' }).toEqual(EXPECTED[language]);
    await page.locator('button[aria-haspopup]').click();
    const popup = page.frameLocator('dialog iframe').locator('body');
    await popup.locator('h2').first().waitFor();
    await expect.poll(() => sidesIn(popup), { message: 'popup' }).toEqual(EXPECTED[language]);

    const builder = await visitAsOwner(STYLE_BENCH);
    await builder.goto(`${url}/builder/${id}`);
    const canvas = builder.locator('.form-embed:has(.form-embed-footer)');
    await canvas.locator('h2').first().waitFor();
    await expect.poll(() => sidesIn(canvas), { message: 'canvas' }).toEqual(EXPECTED[language]);
    await builder.getByText('Preview', { exact: true }).click();
    await builder.getByText('Desktop', { exact: true }).waitFor();
    await expect.poll(() => sidesIn(canvas), { message: 'preview' }).toEqual(EXPECTED[language]);
  });
});

/** A sample that looks different all at once. */
const SAMPLE: CustomStyles = {
  headerSize: 6,
  footerCreditColor: '#123456',
  primaryColor: '#123456',
  formBackgroundColor: '#f1f3f5',
  textColor: '#123456',
  inputTextColor: '#123456',
  fieldStyle: 'filled',
  labelSize: 20,
  buttonSize: 'large',
  buttonColor: '#123456',
  borderRadius: 'none',
};

test('STYLE-060 a sample of settings is seen in the element and in a popup as well', async () => {
  const [plain, styled] = await Promise.all([publish(formWith({})), publish(formWith(SAMPLE))]);
  const page = await visitor(STYLE_BENCH);
  const forms = [plain.id, styled.id];
  await page.goto(
    await host(
      forms
        .map((id) => `${elementLine(id)}<div data-form-embed-id="${id}" data-form-embed-mode="popup"></div>`)
        .join('') + `<script async src="${url}/sdk/loader.js"></script>`,
    ),
  );
  const looksIn = async (root: Page | Frame | Locator) => {
    await root.locator('.form-embed-footer').first().waitFor();
    const looks: Record<string, string> = {};
    for (const name of Object.keys(SAMPLE) as (keyof CustomStyles)[])
      looks[name] = await lookOf(root, CASES[name][0]!.seen);
    return looks;
  };
  const elements = await Promise.all(forms.map((id) => looksIn(page.locator(`form-embed[form-id="${id}"]`))));
  const popups = [];
  for (const [at] of forms.entries()) {
    await page.locator('button[aria-haspopup]').nth(at).click();
    popups.push(await looksIn(page.frameLocator('dialog[open] iframe').locator('body')));
    await page.locator('dialog[open] .close').click();
  }
  const blind = Object.entries({ elements, popups }).flatMap(([place, [before, after]]) =>
    Object.keys(SAMPLE)
      .filter((name) => before?.[name] === after?.[name])
      .map((name) => `${place}: ${name}`),
  );
  expect(blind).toEqual([]);
});
