import { expect, test } from 'vitest';
import { answerForSubject, answerForText } from './visitorText.ts';

test.each([
  ['WIN AN iPHONE at http://evil.example/x', 'WIN AN iPHONE at', 'WIN AN iPHONE at [link]'],
  ['go to www.evil.example now', 'go to now', 'go to [link] now'],
  ['evil.example', '', '[link]'],
  ['(evil.com/a?b)', '', '[link]'],
  ['evil。com', '', '[link]'],
  ['ftp://1.2.3.4', '', '[link]'],
  ['ada@example.com', '', 'ada@example.com'],
  ['x@evil.com/path', '', '[link]'],
  ['Dr. Ada L. King, 3.50 e.g. J.R.', 'Dr. Ada L. King, 3.50 e.g. J.R.', 'Dr. Ada L. King, 3.50 e.g. J.R.'],
  ['two\nlines', 'two lines', 'two\nlines'],
  ['Ada '.repeat(100), 'Ada '.repeat(10), 'Ada '.repeat(50)],
])('T22 an answer in a mail holds no link, and is short: %j', (answer, subject, text) => {
  expect([answerForSubject(answer), answerForText(answer)]).toEqual([subject, text]);
});
