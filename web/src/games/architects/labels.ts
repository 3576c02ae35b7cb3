/** Stages and wonders in words. */

import { name, say, t } from '$lib/i18n';
import type { Catalogue } from '$games/contract';

import type { Stage } from './types';

/** "Stage 2: 3 points, costs 2 identical resources; not open yet". */
export function stageLabel(stage: Stage): string {
  const where = stage.built ? 'built' : stage.can_build ? 'ready' : stage.open ? 'open' : 'closed';
  return [
    t('web-architects-stage', { n: stage.number, points: stage.points, size: stage.size, kind: name(stage.kind) }),
    ...(stage.effect ? [say(stage.effect)] : []),
    t(`web-architects-stage-${where}`),
  ].join('; ');
}

/** "stages 2, 4: …" for each effect that the stages of a wonder have. */
export function effectsOf(wonder: string, catalogue: Catalogue): string[] {
  const found = new Map<string, number[]>();
  for (const number of [1, 2, 3, 4, 5]) {
    const effect = catalogue[`${wonder}_${number}`]?.effects.find((one) => one.key.startsWith('architects-effect-'));
    if (effect) found.set(say(effect), [...(found.get(say(effect)) ?? []), number]);
  }
  return [...found].map(([words, numbers]) => t('web-architects-stages', { stages: numbers.join(', '), words }));
}
