/** What was counted here, in words: the same score sheet that the server answers with. */

import type { Category, Entry, Sheet } from '../entry';
import { current } from '$lib/i18n';

import { total, type Counted } from './lines';

export function sheetOf(counted: Counted, entry: Entry, rows: Category[]): Sheet {
  const texts = current().for(entry.players.map((player) => player.name));
  return {
    ending: texts.ending(counted.reason),
    winners: counted.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
    ranks: counted.ranks,
    points: entry.players.map((_, seat) => total(counted.columns[seat] ?? [])),
    categories: rows.map(({ id, name }) => ({ id, name })),
    columns: counted.columns.map((lines, at) => ({
      owner: entry.players[at]?.name ?? texts.name('free_city'),
      total: total(lines),
      points: Object.fromEntries(rows.map(({ id }) => [id, total(lines.filter((line) => line.category === id))])),
      lines: rows.flatMap(({ id }) =>
        lines
          .filter((line) => line.category === id)
          .map((line) => ({ category: id, points: line.points, name: texts.name(line.source), reason: texts.say(line.reason) })),
      ),
    })),
  };
}
