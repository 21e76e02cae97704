import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { renderLlms } from '../../docs/site/llms.mjs';
import { sidebar } from '../../docs/site/sidebar.mjs';
import { CLIENT_COMMANDS } from '../../sdk/src/cli/clientCommands.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PLUGIN = join(ROOT, 'examples/agent-plugin');
const read = (path: string): string => readFileSync(join(PLUGIN, path), 'utf8');
const skills = readdirSync(join(PLUGIN, 'skills'));

test('CODE-019 llms.txt lists every page of the documentation’s index once, the text of forms first', () => {
  const page = (link: string): string | null => {
    const file = join(ROOT, 'docs', `.${link}.md`);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  const text = renderLlms(sidebar(), page);
  const linked = [...text.matchAll(/\]\(\/docs(\/[^)]+)\.md\)/g)].flatMap(([, link]) => link ?? []);
  const written = sidebar().flatMap(({ items }) => items.map(({ link }) => link));
  const known = [...new Set(written)].filter((link) => page(link) !== null);
  expect([...new Set(linked)].sort()).toEqual(known.sort());
  expect(linked[0]).toBe('/form-files');
  expect(text).toMatch(/^# Inlay\n\n> /);
  expect(text).toContain('- [The text of a form](/docs/form-files.md): A form can be kept as text');
  // Written by hand, and gone: a page of the index without a file.
  const made = /^\/(api|reference)\//;
  expect(written.filter((link) => page(link) === null && !made.test(link))).toEqual([]);
});

test('CODE-020 each command of the plug-in’s skills exists, with its options', () => {
  const typed = skills.flatMap((skill) => [
    ...read(`skills/${skill}/SKILL.md`).matchAll(/(?:^|`) *npx inlay ([^`\n]+)/gm),
  ]);
  expect(typed.length).toBeGreaterThan(8);
  for (const [, line = ''] of typed) {
    const [name, ...args] = line.match(/"[^"]*"|\S+/g) ?? [];
    const command = CLIENT_COMMANDS.find((one) => one.name === name);
    expect([line, command?.name]).toEqual([line, name]);
    const options = Object.fromEntries(
      Object.entries(command?.options ?? {}).map(([key, { type }]) => [key, { type }]),
    );
    expect(() => parseArgs({ args, options, strict: true, allowPositionals: true })).not.toThrow();
  }
});

test('CODE-020 the plug-in has a manifest, a description for each skill, and its address by configuration', () => {
  expect(JSON.parse(read('.claude-plugin/plugin.json'))).toMatchObject({
    name: 'inlay-forms',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  for (const skill of skills) {
    const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(read(`skills/${skill}/SKILL.md`)) ?? [];
    expect(head).toMatch(new RegExp(`^name: ${skill}\ndescription: .{40,}$`));
    expect(read('README.md')).toContain(`skills/${skill}/SKILL.md`);
  }
  const { inlay } = JSON.parse(read('.mcp.json')).mcpServers;
  expect(inlay.url).toBe('${INLAY_URL}/api/mcp');
  expect(inlay.headers.Authorization).toBe('Bearer ${INLAY_KEY}');
});
