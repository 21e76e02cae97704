/** Sixty texts that a visitor may type to have a chat, a card, a template or a sheet do something. */
export const HOSTILE_TEXTS: readonly string[] = [
  '<!channel>', '<!here>', '<!everyone>', '<@U012AB3CD>', '<#C024BE7LR>', '<!subteam^SAZ94GDB8>',
  '<https://evil.example|Your bank>', '<mailto:a@evil.example|Write>', '<!date^1392734382^{date}|x>', '&lt;!channel&gt;',
  '@everyone', '@here', '@channel', '@all', '<@123456789012345678>', '<@&123456789012345678>', '<#123456789012345678>',
  '<:kappa:123456789012345678>', '<a:party:123456789012345678>', '<t:1618953630:R>', '</command:123456789012345678>',
  '<id:customize>', '<https://evil.example>', '[Your bank](https://evil.example)', '![x](https://evil.example/x.png)',
  '[x]: https://evil.example', '[x](javascript:alert(1))', 'https://evil.example', 'http://evil.example/?q=1',
  'www.evil.example', 'mailto:a@evil.example', 'someone@evil.example', '**bold**', '__under__', '*em*', '~~gone~~', '||spoiler||',
  '`code`', '```\ncode\n```', '> quote', '>>> quote', '# Heading', '-# small', '- item', '1. item', '| a | b |\n|---|---|',
  ':smile:', ':+1:', '#hashtag', '~town-square', '<at>Everyone</at>', '{{DATE(2026-01-01T00:00:00Z, SHORT)}}',
  '{{TIME(2026-01-01T00:00:00Z)}}', '${title}', '@{triggerBody()}', '","text":"<!channel>","x":"', '\u202Egnp.exe',
  'a\r\nX-Injected: yes', '{{_link}} {{other|x}}', '=HYPERLINK("https://evil.example","x")', '\\<!channel\\>', '\\@everyone',
]; // prettier-ignore
