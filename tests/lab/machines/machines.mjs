/**
 * The kinds of machine that `npm test` must be green on. Each run combines one value of every kind, so that four runs
 * have each value at least once, and most pairs of them.
 *
 * @typedef {object} Machine
 * @property {'20' | '22' | '24'} node major version of the installed Node
 * @property {'bundled' | 'installed'} browser
 * @property {'few' | 'many'} fonts
 * @property {string} zone
 * @property {string} locale
 * @property {'root' | 'other'} user
 * @property {'plain' | 'with space'} home
 * @property {'free' | 'taken'} ports
 */

/** @type {Record<string, Machine>} */
export const MACHINES = {
  server: {
    node: '20',
    browser: 'bundled',
    fonts: 'few',
    zone: 'UTC',
    locale: 'C',
    user: 'root',
    home: 'plain',
    ports: 'taken',
  },
  desktop: {
    node: '24',
    browser: 'installed',
    fonts: 'many',
    zone: 'Europe/Berlin',
    locale: 'de_DE.UTF-8',
    user: 'other',
    home: 'with space',
    ports: 'taken',
  },
  laptop: {
    node: '22',
    browser: 'bundled',
    fonts: 'many',
    zone: 'Pacific/Apia',
    locale: 'ar_EG.UTF-8',
    user: 'other',
    home: 'plain',
    ports: 'free',
  },
  builder: {
    node: '22',
    browser: 'installed',
    fonts: 'few',
    zone: 'Asia/Kolkata',
    locale: 'ja_JP.UTF-8',
    user: 'root',
    home: 'with space',
    ports: 'free',
  },
};

/** Ports that people's machines have something on: ours, and those of databases and mail catchers. */
export const USUAL_PORTS = [3000, 3001, 5173, 5432, 5433, 8025, 9000];
