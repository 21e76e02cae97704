import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '..');

const reference = ['embed', 'embed/react', 'api', 'client', 'server', 'model', 'react'].filter((name) =>
  existsSync(join(docs, `generated/sdk/${name}.md`)),
);

/** Pages of the API's reference, which `npm run docs` makes: resources, and the objects last. */
const apiFolder = join(docs, 'generated/api');
const resources = existsSync(apiFolder)
  ? readdirSync(apiFolder).map((name) => name.replace(/\.md$/, ''))
  : [];
const api = [...resources.filter((name) => name !== 'schemas').sort(), 'schemas'];
const API_TITLES = { schemas: 'objects' };

/**
 * The index of the documentation: groups of pages with their titles, which the website shows and `llms.txt` lists. Pages
 * that `npm run docs` makes are in it once they are made.
 */
export const sidebar = () => [
  {
    text: 'Use',
    items: [
      { text: 'Quick start', link: '/quick-start' },
      { text: 'What is new', link: '/whats-new' },
      { text: 'Add a form to a website', link: '/embedding' },
      { text: 'Invite people', link: '/invitations' },
      { text: 'Field types', link: '/fields' },
      { text: 'Points and quizzes', link: '/quizzes' },
      { text: 'Continue later', link: '/continuing' },
      { text: 'Edit, withdraw, correct', link: '/edits' },
      { text: 'Definition', link: '/definition' },
      { text: 'Forms as code', link: '/forms-as-code' },
      { text: 'Assistants (MCP)', link: '/mcp' },
      { text: 'The text of a form', link: '/form-files' },
      { text: 'Conditions and formulas', link: '/expressions' },
      { text: 'Importing forms', link: '/import' },
      { text: 'Themes', link: '/themes' },
      { text: 'Sheets, Notion, Airtable', link: '/senders-tables' },
      { text: 'Analytics', link: '/analytics' },
    ],
  },
  {
    text: 'Run',
    items: [
      { text: 'Self-hosting', link: '/self-hosting' },
      { text: 'Backup', link: '/backup' },
      { text: 'Privacy', link: '/privacy' },
      { text: 'Signed receipts and log', link: '/receipts' },
      { text: 'Operations', link: '/operations' },
      { text: 'Scale', link: '/scale' },
      { text: 'Security', link: '/security' },
      { text: 'Performance', link: '/performance' },
      { text: 'Start and test', link: '/start-and-test' },
    ],
  },
  {
    text: 'API',
    items: [
      { text: 'API for programs', link: '/api' },
      { text: 'Recipes', link: '/recipes' },
      { text: 'Webhooks', link: '/webhooks' },
      { text: 'Senders', link: '/senders' },
      { text: 'Google Sheets, Notion and Airtable', link: '/senders-tables' },
      ...api.map((name) => ({
        text: `Reference: ${API_TITLES[name] ?? name}`,
        link: `/api/${name}`,
      })),
    ],
  },
  {
    text: 'SDK',
    items: [
      { text: 'Entries', link: '/sdk' },
      ...reference.map((name) => ({
        text: `@inlay/sdk/${name.replace('/', '-')}`,
        link: `/reference/${name}`,
      })),
    ],
  },
  {
    text: 'Understand',
    items: [
      { text: 'Architecture', link: '/architecture' },
      { text: 'Glossary', link: '/glossary' },
      { text: 'Threats and faults', link: '/threats' },
      { text: 'Specification', link: '/specification' },
      { text: 'Decisions', link: '/decisions/README' },
    ],
  },
];
