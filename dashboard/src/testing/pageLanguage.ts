/** What modules read of the page when they load, for tests that have none: its language, and no first data. */
const page = { documentElement: { lang: 'en', dir: 'ltr' }, getElementById: () => null };
Object.assign(globalThis, { document: page });
