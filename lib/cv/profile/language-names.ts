import { foldSameLength } from './fold-same-length';
import { alternatives } from '@/lib/word-lists/word-pattern';
import words from './words/language-names.json';

const names = words.languages.map(
  ({ code, polish, english }) => [code, alternatives(polish), alternatives(english)] as const,
);

/** Rarer languages, by the names that Unicode gives them. */
const rare = new Set(words.rare);
const alsoCalled: Record<string, readonly string[]> = words.alsoCalled;
const inPolish = new Intl.DisplayNames('pl', { type: 'language' });
const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
const stemOf = (name: string): string => (/[ck]i$/.test(name) ? name.slice(0, -1) : '');

function namesOf(code: string): [code: string, polishStems: string, english: string] {
  const [polish, english] = [inPolish, inEnglish].map((display) => foldSameLength(display.of(code) ?? code));
  const stem = stemOf(polish ?? '');
  const inUse = [english, ...(alsoCalled[code] ?? []), ...(stem === '' ? [polish] : [])];
  return [code, stem, inUse.join('|')];
}

/** Polish adjectives are matched by stem and one of these: the masculine forms that name a language. */
const masculine = '(?:i|iego|iemu|im|u)';
const source = [...names, ...words.rare.map(namesOf)]
  .map(([code, stems, english]) => `(?<${code}_>${stems ? `(?:${stems})${masculine}|` : ''}${english})`)
  .join('|');
/** A sign language is another one. */
const anyLanguage = new RegExp(`\\b(?:${source})\\b(?! (?:jezyk migowy|sign language))`, 'g');

export interface LanguageName {
  /** ISO 639-1. */
  language: string;
  /** Seldom spoken here, so that a nationality is likelier: "Irish". */
  isRare: boolean;
  start: number;
  end: number;
}

/**
 * Language names in a folded line (see `foldSameLength`), left to right. Only forms that can name a language:
 * "angielski", "angielskiego", "po angielsku", not "filologia angielska".
 */
export function findLanguageNames(folded: string): LanguageName[] {
  return [...folded.matchAll(anyLanguage)].map((match) => {
    const group = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined);
    const language = (group?.[0] ?? '').slice(0, 2);
    return { language, isRare: rare.has(language), start: match.index, end: match.index + match[0].length };
  });
}
