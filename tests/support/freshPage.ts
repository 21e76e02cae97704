import { afterAll } from 'vitest';

// Files share the simulated browser of their process: each leaves it as it was.
afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
