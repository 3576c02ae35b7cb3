/** The numbered rules, as the server tells them. */

export interface Rule {
  number: string;
  section: string;
  text: string;
  example: string;
}

export interface Section {
  book: string;
  title: string;
  rules: Rule[];
}

export async function rulesOf(game: string, language: string): Promise<Rule[]> {
  const response = await fetch(`/api/games/${game}/rules?language=${language}`);
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as Rule[];
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
