import { expect, test } from 'vitest';
import { embedLines, overlayLines } from './embedLines.ts';

const form = { id: '1', title: 'Say "hello"' };
const lines = (height?: Parameters<typeof embedLines>[2]) =>
  embedLines('https://forms.example.com', form, height);

test('BUILD-010 without a measured height the lines reserve none, and a frame begins with 600 px', () => {
  expect(lines().elementCode).toBe(
    '<form-embed form-id="1"></form-embed><script async src="https://forms.example.com/embed/1/form.js"></script>',
  );
  expect(lines().code).toMatch(
    /^<iframe .*title="Say &quot;hello&quot;" style="width:100%;border:0" height="600"><\/iframe><script /,
  );
});

test('BUILD-010 a height that no width changes is reserved as it is', () => {
  const { code, elementCode } = lines({ widest: 312, steps: [] });
  expect(elementCode).toContain(
    '<form-embed form-id="1"><div style="padding-bottom:312px"></div></form-embed>',
  );
  expect(code).toMatch(/^<iframe .* style="width:100%;border:0" height="312">/);
});

test('BUILD-010 a height that depends on the width follows the width of the column', () => {
  const height = { widest: 612, steps: [{ below: 480, change: 228 }, { below: 320, change: -16 }] }; // prettier-ignore
  const css = (width: string): string =>
    `calc(612px + clamp(0px,(480px - ${width})*9999,228px) + clamp(-16px,(${width} - 320px)*9999,0px))`;
  const { code, elementCode } = lines(height);
  expect(elementCode).toContain(`<div style="padding-bottom:${css('100%')}"></div></form-embed>`);
  expect(code).toMatch(/^<div style="container-type:inline-size;width:100%"><iframe /);
  expect(code).toContain(`height:${css('100cqw')}" height="612"></iframe></div><script`);
});

test('EMBED-101 a form over the page is a button, or a place for the loader’s own, and the loader', () => {
  const over = (shape: Parameters<typeof overlayLines>[2]['shape']): string =>
    overlayLines('https://forms.example.com', form, { shape, label: 'Ask <us> & "them"', side: 'left' });
  const loader = '<script async src="https://forms.example.com/sdk/loader.js"></script>';
  for (const shape of ['popup', 'slide-in'] as const) {
    const line = over(shape);
    expect(line).toMatch(/^<button type="button" data-form-embed-id="/);
    expect(line.endsWith(`>Ask &lt;us> &amp; &quot;them&quot;</button>${loader}`)).toBe(true);
    expect(line).toContain(`data-form-embed-mode="${shape}"`);
  }
  for (const shape of ['side-tab', 'floating-button'] as const) {
    const line = over(shape);
    expect(line).toContain(
      `data-form-embed-mode="${shape}" data-form-embed-side="left" data-form-embed-label="Ask &lt;us> &amp; &quot;them&quot;"></div>`,
    );
    expect(line.endsWith(loader)).toBe(true);
  }
  expect(over('popup')).not.toContain('side=');
});
