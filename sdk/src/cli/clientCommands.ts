import type { Command, CommandOption } from './command.ts';

const URL_OPTION: CommandOption = {
  type: 'string',
  value: 'ADDRESS',
  about: 'the platform; INLAY_URL, or the last `inlay login`, without it',
};
const JSON_OPTION: CommandOption = { type: 'boolean', about: 'the same as JSON' };
const FORM_OPTION: CommandOption = {
  type: 'string',
  value: 'FORM',
  about: 'title or id of the form; that of the folder without it',
};
const TO_OPTION: CommandOption = {
  type: 'string',
  value: 'ADDRESS',
  about: 'another platform than the folder came from',
};
const OF_FORM = { url: URL_OPTION, form: FORM_OPTION, json: JSON_OPTION } as const;
const ON_FORM = { ...OF_FORM, to: TO_OPTION } as const;

/** Loads the work of a command when it is typed: most need much of the form model. */
const command = (declared: Command): Command => declared;

/** Commands of forms as code. None needs a database: they read files, and call API v1 with a key. */
export const CLIENT_COMMANDS: readonly Command[] = [
  command({
    name: 'login',
    summary: 'Keeps an API key of a platform for this person, in a file that nobody else can read',
    options: {
      url: { type: 'string', value: 'ADDRESS', about: 'such as https://forms.example.com' },
      json: JSON_OPTION,
    },
    notes: [
      'The key is asked for, or read from standard input; it is never an argument, which other people on this',
      'machine and the history of the shell could see. Make one in Settings > API keys, with the scopes',
      'forms:read, forms:write, and for recipients and folders notifications:read, notifications:write, folders:read.',
    ],
    run: async (...given) => (await import('./commands/login.ts')).login(...given),
  }),
  command({
    name: 'list',
    summary: 'Lists the forms of the account: title, submissions, draft, id',
    options: { url: URL_OPTION, json: JSON_OPTION },
    run: async (...given) => (await import('./commands/list.ts')).list(...given),
  }),
  command({
    name: 'pull',
    summary: 'Writes a form into a folder: form.yaml, look.yaml, tests.yaml, settings.yaml, pictures',
    takesFolder: true,
    options: {
      ...OF_FORM,
      all: { type: 'boolean', about: 'every form, each in a folder below' },
      draft: { type: 'boolean', about: 'the draft in place of what visitors see' },
      force: { type: 'boolean', about: 'overwrites what was changed in the folder' },
    },
    notes: ['Files that were changed since the last pull or push are left as they are, without --force.'],
    run: async (...given) => (await import('./commands/pull.ts')).pull(...given),
  }),
  command({
    name: 'diff',
    summary: 'Says what publishing the folder would mean, and prints the code of it',
    takesFolder: true,
    options: ON_FORM,
    run: async (...given) => (await import('./commands/diff.ts')).diff(...given),
  }),
  command({
    name: 'push',
    summary: 'Makes the folder the draft of its form, and prints the code of what publishing it would mean',
    takesFolder: true,
    options: {
      ...ON_FORM,
      create: {
        type: 'boolean',
        about: 'makes the form where there is none; it is closed until it is published',
      },
      force: { type: 'boolean', about: 'replaces what somebody else has published or drafted meanwhile' },
    },
    run: async (...given) => (await import('./commands/push.ts')).push(...given),
  }),
  command({
    name: 'publish',
    summary: 'Publishes the draft that the folder was pushed as, and applies settings.yaml',
    takesFolder: true,
    options: {
      ...ON_FORM,
      impact: { type: 'string', value: 'CODE', about: 'what `inlay diff` and `inlay push` print' },
    },
    notes: ['It is refused when the form or its draft has changed since the code was printed.'],
    run: async (...given) => (await import('./commands/publish.ts')).publish(...given),
  }),
  command({
    name: 'rollback',
    summary: 'Publishes an earlier version at once, by default the one before',
    takesFolder: true,
    options: {
      ...ON_FORM,
      version: { type: 'string', value: 'ID', about: 'the id of the version; --list prints them' },
      list: { type: 'boolean', about: 'lists versions, and changes nothing' },
    },
    run: async (...given) => (await import('./commands/rollback.ts')).rollback(...given),
  }),
  command({
    name: 'check',
    summary: 'Reads the folder, or all folders below, and says what is wrong with it, without a platform',
    takesFolder: true,
    options: { json: JSON_OPTION },
    run: async (...given) => (await import('./commands/check.ts')).check(...given),
  }),
  command({
    name: 'test',
    summary: 'Runs the form’s own tests, without a platform',
    takesFolder: true,
    options: { json: JSON_OPTION },
    run: async (...given) => (await import('./commands/test.ts')).test(...given),
  }),
  command({
    name: 'logs',
    summary: 'Lists deliveries of the form: mails, webhooks and others, the newest first',
    takesFolder: true,
    options: { ...OF_FORM, limit: { type: 'string', value: 'COUNT', about: 'how many; 50 without it' } },
    run: async (...given) => (await import('./commands/logs.ts')).logs(...given),
  }),
  command({
    name: 'tail',
    summary: 'Prints submissions of the form as they arrive, until it is stopped',
    takesFolder: true,
    options: {
      ...OF_FORM,
      answers: { type: 'boolean', about: 'with their answers, as far as the key may see them' },
      once: { type: 'boolean', about: 'ends once it has printed those that are there' },
    },
    run: async (...given) => (await import('./commands/tail.ts')).tail(...given),
  }),
  command({
    name: 'mcp',
    summary: 'Serves an assistant by standard input and output (MCP), with the rights of the key',
    options: { url: URL_OPTION },
    notes: [
      'An assistant starts it; docs/mcp.md has configurations to paste. Give the key no more scopes than it needs:',
      'forms:read, forms:write, submissions:read, webhooks:read at most. An administrator turns assistants on.',
    ],
    run: async (...given) => (await import('./commands/mcp.ts')).mcp(...given),
  }),
];
