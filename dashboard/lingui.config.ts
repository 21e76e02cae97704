import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Collects the dashboard's texts in one catalogue: sorted, and with origins that do not change with every edit. */
export default defineConfig({
  locales: ['en'],
  sourceLocale: 'en',
  catalogs: [
    {
      path: '<rootDir>/../sdk/src/languages/{locale}/dashboard',
      // Sentences of rules, changes and checks lie beside the model that says them (decision 210).
      include: [
        'src',
        '../sdk/src/model/logic',
        '../sdk/src/model/structure',
        '../sdk/src/model/formTests',
        '../sdk/src/model/validation',
      ],
      exclude: ['**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  runtimeConfigModule: { i18n: ['#i18n', 'i18n'] },
});
