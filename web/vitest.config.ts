import { defineConfig, mergeConfig } from 'vitest/config';

import base from './vite.config.ts';

export default mergeConfig(
  base,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { include: ['src/**/*.test.ts'], environment: 'happy-dom', setupFiles: ['./vitest.setup.ts'] },
  }),
);
