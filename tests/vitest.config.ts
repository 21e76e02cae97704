import { defineConfig } from 'vitest/config';

/** Unit and API tests of all workspaces in one run: `npm run unit`. */
export default defineConfig({
  test: {
    projects: ['../sdk', '../api', '../dashboard', '../embed-loader'],
  },
});
