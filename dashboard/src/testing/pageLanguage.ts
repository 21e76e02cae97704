/** Page state that modules read when they load, for tests without a page: its language, and no first data. */
const page = { documentElement: { lang: 'en', dir: 'ltr' }, getElementById: () => null };
Object.assign(globalThis, { document: page });
