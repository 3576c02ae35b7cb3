/** The numbered rules, as the server tells them. */

import type { Rule } from '$lib/net/api';

export type { Rule };

export interface Section {
  book: string;
  title: string;
  rules: Rule[];
}

/** The rules that hold all of these words, in whatever order and case. */
export function matching(rules: Rule[], words: string): Rule[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.number} ${rule.section} ${rule.text} ${rule.example}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

export const bookOf = (rule: Rule): string => rule.number.replace(/-\d+$/, '');

/** The rules under their headings, in their order. */
export function bySection(rules: Rule[]): Section[] {
  const sections: Section[] = [];
  for (const rule of rules) {
    const last = sections.at(-1);
    if (last && last.book === bookOf(rule) && last.title === rule.section) last.rules.push(rule);
    else sections.push({ book: bookOf(rule), title: rule.section, rules: [rule] });
  }
  return sections;
}
