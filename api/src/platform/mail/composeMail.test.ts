import { expect, test } from 'vitest';
import { sayIn } from '../texts/translate.ts';
import { composeMail } from './composeMail.ts';

test('a label that ends a sentence has no colon behind it', () => {
  const fact = (label: string) => ({ label, value: 'Ada' });
  const facts = ['Name', 'When?', 'いつ？', '名前：', 'متى؟'].map(fact);
  const { text } = composeMail({ subject: 'New', paragraphs: [], facts }, 'Inlay');
  for (const label of ['Name:', 'When?', 'いつ？', '名前：', 'متى؟']) expect(text).toContain(`${label}\nAda`);
});

test('T21 D-125 every part of a mail is escaped in HTML: labels, answers, links, small print, names', () => {
  let count = 0;
  const hostile = () => `<img src=x onerror="a${++count}('&')">`;
  const { html, text } = composeMail(
    {
      subject: hostile(),
      paragraphs: [hostile(), hostile()],
      facts: [{ label: hostile(), value: hostile() }],
      action: { label: hostile(), url: hostile() },
      secondAction: { label: hostile(), url: hostile() },
      note: hostile(),
      stop: { label: hostile(), url: hostile() },
    },
    hostile(),
  );
  expect(html).not.toContain('<img');
  expect(html).not.toMatch(/onerror="/);
  for (let at = 1; at <= count; at++) {
    expect(html).toContain(`&lt;img src=x onerror=&quot;a${at}(&#39;&amp;&#39;)&quot;&gt;`);
    if (at > 1) expect(text).toContain(`<img src=x onerror="a${at}('&')">`);
  }
});

test('T32 a name that turns its line turns neither a subject nor the sentence around it', () => {
  const say = sayIn('en');
  const title = 'Acme\u202E evil\u2066';
  const content = { subject: say('{email} is not an email address.', { email: title }), paragraphs: [] };
  expect(content.subject).toBe('Acme evil is not an email address.');
  expect(composeMail({ ...content, subject: title }, 'Inlay').subject).toBe('Acme evil');
});
