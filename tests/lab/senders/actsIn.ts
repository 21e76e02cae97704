/** Collects every text of a JSON value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

/** A function that Adaptive Cards read in their texts. */
const isDateFunction = (value: unknown): value is string =>
  typeof value === 'string' && /\{\{(?:DATE|TIME)\(/.test(value);

/** Collects every object of a JSON value. */
const objectsIn = (value: unknown): Record<string, unknown>[] =>
  value !== null && typeof value === 'object'
    ? [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
    : [];

/** A sign that Markdown reads, without the backslash that takes its meaning. */
function hasBareSign(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (/[!-/:-@[-`{-~]/.test(text[at] ?? '')) return true;
  }
  return false;
}

/**
 * Says for each channel what in a body acts that is not the platform's own; an empty list where nothing does. The rules
 * are those that the vendors document for the objects of their messages.
 * @param link the only address that may be one.
 */
export const ACTS_IN: Readonly<Record<string, (body: string, link: string) => string[]>> = {
  // Angle brackets are Slack's only syntax of mentions and links; Markdown is read in `mrkdwn` alone.
  slack(body, link) {
    const message = JSON.parse(body) as Record<string, unknown>;
    const own = textsIn(message).filter((text) => !text.startsWith(`<${link}|`));
    const marked = objectsIn(message)
      .filter(({ type, text }) => type === 'mrkdwn' && !String(text).startsWith(`<${link}|`))
      .map(({ text }) => String(text));
    const settings = [message['mrkdwn'], message['parse'], message['unfurl_links'], message['link_names']];
    const isOpen = settings.join() !== 'false,none,false,';
    return [
      ...own.filter((text) => /[<>]|&(?!(?:amp|lt|gt);)/.test(text)),
      ...marked,
      ...objectsIn(message)
        .filter(({ type, emoji }) => type === 'plain_text' && emoji !== false)
        .map(String),
      ...(isOpen ? ['settings'] : []),
    ];
  },
  // A run of text is never Markdown; functions of dates are read in every text, mentions in `msteams` alone.
  teams(body, link) {
    const message = JSON.parse(body) as object;
    const runs = new Set(['RichTextBlock', 'TextRun', 'AdaptiveCard', 'message', 'Action.OpenUrl']);
    return objectsIn(message).flatMap((one) => [
      ...('msteams' in one ? ['msteams'] : []),
      ...('type' in one && !runs.has(String(one['type'])) ? [String(one['type'])] : []),
      ...('selectAction' in one ? ['selectAction'] : []),
      ...(one['type'] === 'Action.OpenUrl' && one['url'] !== link ? [String(one['url'])] : []),
      ...Object.values(one).filter(isDateFunction),
    ]);
  },
  discord(body, link) {
    const message = JSON.parse(body) as {
      content: string;
      allowed_mentions: { parse: unknown[] };
      embeds: { title: string; url: string; fields: { name: string; value: string }[] }[];
    };
    const texts = message.embeds.flatMap(({ title, fields }) => [
      title,
      ...fields.flatMap(({ name, value }) => [name, value]),
    ]);
    return [
      ...[message.content, ...texts].filter((text) => text !== '–' && hasBareSign(text)),
      ...message.embeds.filter(({ url }) => url !== link).map(({ url }) => url),
      ...(message.allowed_mentions.parse.length > 0 ? ['allowed_mentions'] : []),
    ];
  },
  // What the server reads before Markdown is broken by a sign of no width.
  mattermost(body, link) {
    const { text } = JSON.parse(body) as { text: string };
    return text
      .split('\n')
      .filter((line) => !line.endsWith(`](${link})`))
      .map((line) => line.replace(/^\*\*(.*)\*\*$/, '$1'))
      .filter((line) => hasBareSign(line) || /[@#~:.](?!\u200B)/.test(line));
  },
  // The template's shape stays, whatever is in it.
  http(body) {
    const filled = JSON.parse(body) as { title: unknown; answers: unknown[] };
    const texts = [filled.title, ...filled.answers];
    const isWhole = Object.keys(filled).join() === 'title,answers';
    return isWhole ? texts.filter((text) => typeof text !== 'string').map(String) : [body];
  },
};
