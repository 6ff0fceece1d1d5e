/** Languages with their names in the suggested wording. */
const languages: readonly { pattern: RegExp; pl: string; en: string }[] = [
  { pattern: /\bangielsk\w*|\benglish\b/, pl: 'język angielski', en: 'English' },
  { pattern: /\bniemieck\w*|\bgerman\b/, pl: 'język niemiecki', en: 'German' },
  { pattern: /\bfrancusk\w*|\bfrench\b/, pl: 'język francuski', en: 'French' },
  { pattern: /\bhiszpansk\w*|\bspanish\b/, pl: 'język hiszpański', en: 'Spanish' },
  { pattern: /\bwlosk\w*|\bitalian\b/, pl: 'język włoski', en: 'Italian' },
  { pattern: /\brosyjsk\w*|\brussian\b/, pl: 'język rosyjski', en: 'Russian' },
  { pattern: /\bukrainsk\w*|\bukrainian\b/, pl: 'język ukraiński', en: 'Ukrainian' },
  { pattern: /\bczesk\w*|\bczech\b/, pl: 'język czeski', en: 'Czech' },
  { pattern: /\bniderlandzk\w*|\bholendersk\w*|\bdutch\b/, pl: 'język niderlandzki', en: 'Dutch' },
  { pattern: /\bpolski(ego|m)?\b|\bpolish\b/, pl: 'język polski', en: 'Polish' },
];

/** Approximate levels of the Common European Framework. */
const impressions: readonly { pattern: RegExp; level: string }[] = [
  { pattern: /\b(10|9)\s*\/\s*10\b|\bperfek\w*|\bdoskonal\w*|\bperfect\b|\bflawless\b|\bimpeccable\b/, level: 'C2' },
  {
    pattern:
      /\bbiegl\w*|\bplynn\w*|\bswobodn\w*|\bbardzo dobr\w*|\bbdb\b|\bfluent\w*|\bexcellent\b|\bvery good\b|\bfluency\b|\b[78]\s*\/\s*10\b/,
    level: 'C1',
  },
  { pattern: /\bdobr\w*|\bgood\b|\bstrong\b|\bsolid\b/, level: 'B2' },
  { pattern: /\bkomunikatywn\w*|\bcommunicative\b|\bworking knowledge\b|\b[56]\s*\/\s*10\b/, level: 'B1' },
];

const namedLevel =
  /\b[abc][12]\b|\b(podstawow|srednio\s?zaawansowan|zaawansowan|ojczyst)\w*|\b(basic|intermediate|advanced|proficient|native)\b/;
const asksForLanguage =
  /\bznajomos\w*|\bjezyk\w*|\bj\.\s?\w|\blanguage\b|\bspeak\w*|\bspoken\b|\bknowledge of\b|\bcommand of\b|\bskills\b/;
const polishWords = /\bznajomos|\bjezyk|\bj\.\s?[a-z]|\bw (mowie|pismie)|\b\w+(sk|zk|ck)(i|iego|im)\b/;

/**
 * Suggests a wording with a level for a language requirement without one.
 *
 * @param folded the requirement in lower case without diacritics
 * @returns null when no language is required, or its level is stated
 */
export function findUnclearLanguage(folded: string): string | null {
  const language = languages.find(({ pattern }) => pattern.test(folded));
  if (!language || namedLevel.test(folded)) return null;
  const impression = impressions.find(({ pattern }) => pattern.test(folded));
  const bare = folded.replace(language.pattern, '').replace(/[^a-z]/g, '') === '';
  if (!impression && !bare && !asksForLanguage.test(folded)) return null;
  // Long sentences are about working in a language ("documentation in English").
  if (!impression && folded.split(/\s+/).length > 6) return null;
  const level = impression?.level ?? 'B2';
  return polishWords.test(folded) ? `${language.pl} co najmniej ${level}` : `${language.en}, at least ${level}`;
}
