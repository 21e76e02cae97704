import { render } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  capabilitiesOf,
  createEmptyDefinition,
  createField,
  FIELD_TYPE_ORDER,
  isCaptcha,
  isInput,
  isQuestion,
  withFields,
  type Field,
  type FormDefinition,
} from '../model/index.ts';
import './allChunks.ts';
import { CANVAS_TEXTS } from './allFieldTypes.tsx';
import { FormRenderer, type FormRendererProps } from './FormRenderer.tsx';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

function formOf(fields: Field[], changes: Partial<FormDefinition> = {}): FormRendererProps['form'] {
  const definition = withFields({ ...createEmptyDefinition('Contact'), ...changes }, fields);
  return {
    id: '01234567-89ab-7def-8123-456789abcdef',
    definition,
    logoUrl: null,
    platformName: 'Inlay',
    captcha: null,
  };
}
const show = (props: Partial<FormRendererProps> & Pick<FormRendererProps, 'form'>) =>
  render(<FormRenderer values={{}} errors={{}} texts={CANVAS_TEXTS} {...props} />, root);
const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

describe('the footer', () => {
  const footerOf = (customStyles: FormDefinition['customStyles'], footerLogoUrl: string | null) => {
    show({ form: { ...formOf([], { customStyles }), footerLogoUrl } });
    const [footer] = all('.form-embed-footer');
    return footer ? [footer.textContent, footer.querySelector('img')?.getAttribute('alt') ?? null] : null;
  };

  test('STYLE-003 STYLE-004 D-85 has the name and the logo of the installation, unless they are switched off', () => {
    expect(footerOf({}, null)).toEqual(['Powered by Inlay', null]);
    expect(footerOf({}, '/logo.svg')).toEqual(['Powered by Inlay', '']);
    expect(footerOf({ showFooterLogo: false }, '/logo.svg')).toEqual(['Powered by Inlay', null]);
    // Alone, the logo is the name.
    expect(footerOf({ showFooterCredit: false }, '/logo.svg')).toEqual(['', 'Inlay']);
    expect(footerOf({ showFooterCredit: false }, null)).toBeNull();
  });

  test('STYLE-005 STYLE-033 D-189 the badge is there with a captcha, or where its owner says so', () => {
    const captcha = { provider: 'altcha', siteKey: null, scriptUrl: null } as const;
    const badgeOf = (form: Partial<FormRendererProps['form']>, showSecurityBadge?: boolean) => {
      const customStyles = showSecurityBadge === undefined ? {} : { showSecurityBadge };
      show({ form: { ...formOf([], { customStyles }), ...form } });
      return all('.form-embed-badge').map((badge) => badge.textContent);
    };
    expect(badgeOf({})).toEqual([]);
    expect(badgeOf({ captcha })).toEqual(['Protected by ATCDS + Captcha']);
    expect(badgeOf({ captcha }, false)).toEqual([]);
    expect(badgeOf({}, true)).toEqual(['Protected by ATCDS']);
    expect(badgeOf({ badgeName: 'Acme' }, true)).toEqual(['Protected by Acme']);
    // A platform without a name for it has no badge at all.
    expect(badgeOf({ captcha, badgeName: '' }, true)).toEqual([]);
  });

  test('D-189 badge and credit are one footer', () => {
    show({ form: formOf([], { customStyles: { showSecurityBadge: true } }) });
    expect(all('.form-embed-footer').map((footer) => footer.textContent)).toEqual([
      'Protected by ATCDS · Powered by Inlay',
    ]);
  });
});

describe.each(FIELD_TYPE_ORDER)('a %s field', (type) => {
  const field = { ...createField(type), label: 'The label', required: true } as Field;
  if ('text' in field) field.text = 'The label';
  const isUnseen = capabilitiesOf(field).isHidden;

  test('shows its label and is named for a plain post', () => {
    show({ form: formOf([field]) });
    if (!capabilitiesOf(field).hidesLabel) expect(root.textContent).toContain('The label');
    const names = all('[name]').map((control) => control.getAttribute('name'));
    expect(names.length > 0).toBe(isQuestion(field) && !isUnseen);
    expect(names.every((name) => name?.startsWith(`answers.${field.id}`))).toBe(true);
  });

  test('D-24 every control has a name of its own', () => {
    show({ form: formOf([field]) });
    for (const control of all('input, select, textarea')) {
      const isLabelled = control.closest('label') ?? root.querySelector(`label[for="${control.id}"]`);
      expect(control.getAttribute('aria-label') ?? isLabelled).not.toBeNull();
    }
  });

  test('EMBED-029 an error stands beside it and in the summary, and is tied to it', () => {
    if (!isInput(field) || isUnseen) return;
    show({ form: formOf([field]), errors: { [field.id]: 'Something is wrong' } });
    const error = root.querySelector('.form-embed-error:not(noscript *)');
    expect(error?.textContent).toBe('Something is wrong');
    expect(
      all('[aria-describedby]').some((one) =>
        one.getAttribute('aria-describedby')?.includes(error?.id ?? '-'),
      ),
    ).toBe(true);
    const line = root.querySelector('.form-embed-summary a')?.textContent;
    expect(line).toBe(isCaptcha(field) ? 'Something is wrong' : 'The label: Something is wrong');
  });

  test('D-185 the server renders the same, without style attributes', () => {
    const form = formOf([field]);
    const html = renderToString(<FormRenderer form={form} values={{}} errors={{}} texts={CANVAS_TEXTS} />);
    expect(html).not.toContain(' style=');
    root.innerHTML = html;
    const server = root.textContent;
    root.innerHTML = '';
    show({ form });
    expect(root.textContent).toBe(server);
  });
});

test('EMBED-036 fields with a limit show the counter', () => {
  const field = { ...createField('text'), maxLength: 20 };
  show({ form: formOf([field]), values: { [field.id]: 'Ada' } });
  expect(root.querySelector('.form-embed-count')?.textContent).toBe('3/20 characters');
});

test('D-77 without input fields there is no Submit button', () => {
  show({ form: formOf([createField('header')]) });
  expect(root.querySelector('button[type=submit]')).toBeNull();
});

test('STYLE-001 STYLE-003 STYLE-005 CONST-042 D-85 D-86 title, credit and badge show unless they are switched off', () => {
  const fields = [createField('text')];
  show({ form: formOf(fields, { customStyles: { showSecurityBadge: true } }) });
  expect(root.textContent).toMatch(/Contact.*Protected by ATCDS.*Powered by Inlay/);
  const customStyles = { showFormTitle: false, showFooterCredit: false, showSecurityBadge: false };
  show({ form: formOf(fields, { customStyles }) });
  expect(root.textContent).not.toMatch(/Contact|Protected|Powered/);
});

test('STYLE-002 the logo shows unless it is switched off', () => {
  const withLogo = (showFormLogo?: boolean) => {
    const customStyles = showFormLogo === undefined ? {} : { showFormLogo };
    show({ form: { ...formOf([], { customStyles }), logoUrl: '/files/logos/a.webp' } });
    return all('.form-embed-logo').map((logo) => logo.getAttribute('src'));
  };
  expect([withLogo(), withLogo(true), withLogo(false)]).toEqual([
    ['/files/logos/a.webp'],
    ['/files/logos/a.webp'],
    [],
  ]);
});

test('STYLE-050 the cover picture is decoration until its owner describes it', () => {
  const altOf = (coverAlt?: string) => {
    const customStyles = coverAlt === undefined ? {} : { coverAlt };
    show({ form: { ...formOf([], { customStyles }), coverUrl: '/files/logos/a.webp' } });
    return all('.form-embed-cover img').map((image) => [
      image.getAttribute('src'),
      image.getAttribute('alt'),
    ]);
  };
  expect(altOf()).toEqual([['/files/logos/a.webp', '']]);
  expect(altOf('A cake with candles')).toEqual([['/files/logos/a.webp', 'A cake with candles']]);
});

test('a change and a press of Submit are told, nothing else happens', () => {
  const field = createField('text');
  const told: unknown[] = [];
  show({
    form: formOf([field]),
    onChange: (...change) => told.push(change),
    onSubmit: () => told.push('submit'),
  });
  const input = root.querySelector('input') as HTMLInputElement;
  input.value = 'Ada';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(told).toEqual([[field.id, 'Ada'], 'submit']);
});
