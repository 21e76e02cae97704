import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

test.each([
  ['Cake order', `attachment; filename="Cake order.json"; filename*=UTF-8''Cake%20order.json`],
  ['Café Ümlaut', `attachment; filename="Cafe Umlaut.json"; filename*=UTF-8''Caf%C3%A9%20%C3%9Cmlaut.json`],
  ['طلب', `attachment; filename="form.json"; filename*=UTF-8''%D8%B7%D9%84%D8%A8.json`],
  ['日 本', `attachment; filename="form.json"; filename*=UTF-8''%E6%97%A5%20%E6%9C%AC.json`],
  ['../../etc/passwd', `attachment; filename="etc passwd.json"; filename*=UTF-8''etc%20passwd.json`],
  [
    'a"\r\nSet-Cookie: x',
    `attachment; filename="a Set Cookie x.json"; filename*=UTF-8''a%20Set%20Cookie%20x.json`,
  ],
  ['!?', `attachment; filename="form.json"; filename*=UTF-8''form.json`],
  ['\ud800', `attachment; filename="form.json"; filename*=UTF-8''form.json`],
])('T18 the name of a file made from %j is safe', (title, header) => {
  expect(attachment(title, '.json')).toBe(header);
});

test('T20 a long title makes a name of 80 characters', () => {
  expect(attachment('x'.repeat(500), '.json')).toContain(`"${'x'.repeat(80)}.json"`);
});
