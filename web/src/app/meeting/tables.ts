/** The list of tables, as long as somebody sees it. */

import { api } from '$lib/net/api';
import type { TableInfo } from '$lib/net/types';
import { watch } from '$lib/state/watch';

const EVERY = 5000;

export const watchTables = (found: (tables: TableInfo[]) => void, failed: (wrong: unknown) => void = () => undefined): (() => void) =>
  watch(() => api.tables(), found, failed, EVERY);
