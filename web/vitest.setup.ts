import { afterAll, vi } from 'vitest';

// Boards fetch scenes and pictures when they are first wanted: none may still be on its way when a file of tests ends.
afterAll(() => vi.dynamicImportSettled());
