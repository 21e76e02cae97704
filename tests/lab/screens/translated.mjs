import { readFileSync } from 'node:fs';

const PLACEHOLDER = /\\?\{\w+\\?\}/g;
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Matches a message with anything in its placeholders. */
const sourceOf = (message) => escape(message).replace(PLACEHOLDER, '.+');

/** Reads the messages of a language without plurals. @returns pairs of English and translation. */
function readMessages(language) {
  const file = new URL(`../../../sdk/src/languages/${language}/dashboard.po`, import.meta.url);
  return [...readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)]
    .map(([, english, translation]) => [JSON.parse(`"${english}"`), JSON.parse(`"${translation}"`)])
    .filter(([english]) => !/\{\w+, (plural|select)/.test(english));
}

/** Returns what a name in English is in another language: a text, or a pattern where it holds more than a message. */
function translate(name, messages) {
  if (typeof name === 'string') {
    const exact = messages.find(([english]) => english === name);
    if (exact) return exact[1];
    const whole = messages.find(
      ([english]) => english.includes('{') && new RegExp(`^${sourceOf(english)}$`).test(name),
    );
    return whole ? new RegExp(sourceOf(whole[1])) : name;
  }
  const found = messages
    .filter(([english]) => name.test(english))
    .map(([, translation]) => sourceOf(translation));
  // What is filled into a message is set apart in Arabic.
  const start = name.source.startsWith('^') ? String.raw`^\u2068?` : '';
  return new RegExp(
    `${start}(${found.length > 0 ? found.join('|') : name.source.replace('^', '')})`,
    name.flags,
  );
}

/** Returns the page with finders that take names in English and look for those of the language. */
export function translatedPage(page, language) {
  const messages = readMessages(language);
  const named = {
    getByRole: (role, { name, ...more } = {}) =>
      page.getByRole(role, { ...more, ...(name !== undefined && { name: translate(name, messages) }) }),
    getByLabel: (text, options) => page.getByLabel(translate(text, messages), options),
    getByText: (text, options) => page.getByText(translate(text, messages), options),
    getByTitle: (text, options) => page.getByTitle(translate(text, messages), options),
  };
  return new Proxy(page, {
    get: (target, key) => {
      const value = named[key] ?? target[key];
      return typeof value === 'function' && !named[key] ? value.bind(target) : value;
    },
  });
}
