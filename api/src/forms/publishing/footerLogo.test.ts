import { describe, expect, test } from 'vitest';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { footerLogoUrl } from './footerLogo.ts';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

const api = useTestApi({ platformName: 'Formular', footerLogo: { body: svg, extension: '.svg' } });

describe('D-85 name and footer logo are settings of the installation', () => {
  test('forms and the builder are told of them', async () => {
    const owner = await api.signedIn();
    const form = await api.buildForm(owner, createEmptyDefinition('Form'));
    const { body } = await api.visitor().get(`/api/public/forms/${form.id}`);
    expect(body).toMatchObject({
      platformName: 'Formular',
      footerLogoUrl: '/sdk/own-footer-logo.svg',
    });
    const platform = await api.visitor().get('/api/public/platform');
    expect(platform.body).toEqual({ name: 'Formular', footerLogoUrl: '/sdk/own-footer-logo.svg' });
  });

  test('the logo is there for every website, and soon another one when it changes', async () => {
    const { status, text, headers } = await api.visitor().get('/sdk/own-footer-logo.svg');
    expect([status, text]).toEqual([200, svg.toString()]);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).not.toContain('immutable');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('T6 a platform without a logo of its own shows none', () => {
    expect(footerLogoUrl({ footerLogo: null } as never)).toBeNull();
  });
});
