import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'embed-loader', environment: 'happy-dom', pool: 'vmForks' },
});
