import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    conditions: ['source'],
    // Tests run on what ships to visitors: the renderer under preact.
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
    ],
  },
  test: {
    name: 'sdk',
    environment: 'happy-dom',
    css: true,
    // A busy machine is no reason to fail: nothing here asserts a time.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
