import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  test: { name: 'embed-loader', environment: 'happy-dom', pool: 'vmForks' },
});
