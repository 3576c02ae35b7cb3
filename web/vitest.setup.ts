import { afterAll, vi } from 'vitest';

import { topics } from './src/lib/i18n/bundle';

// Tests look at pages, whose texts come with them.
topics.add('pages');

// Boards fetch scenes and pictures when they are first wanted: none may still be on its way when a file of tests ends.
afterAll(() => vi.dynamicImportSettled());
