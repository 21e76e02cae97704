import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import babel from '@rolldown/plugin-babel';

const linguiConfig = getConfig({ configPath: fileURLToPath(new URL('lingui.config.ts', import.meta.url)) });
const macros = ['@lingui/babel-plugin-lingui-macro', { linguiConfig, descriptorFields: 'message' }];

/** Compiles the macros that mark texts (`t`, `Trans`, `plural`), in builds and tests alike. */
export const compileTexts = () =>
  babel({
    presets: [
      {
        preset: () => ({ plugins: [macros] }),
        rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
      },
    ],
  });
