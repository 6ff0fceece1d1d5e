import { foldSameLength } from './fold-same-length';

/** Polish adjectives are matched by stem + (i|iego|iemu|im|u): the masculine forms that name a language. */
const names: [code: string, polishStems: string, english: string][] = [
  ['pl', 'polsk', 'polish'],
  ['en', 'angielsk', 'english|ang(?=\\. )'],
  ['de', 'niemieck', 'german|deutsch|niem(?=\\. )'],
  ['fr', 'francusk', 'french|fr(?:anc)?(?=\\. )'],
  ['es', 'hiszpansk', 'spanish|hiszp(?=\\. )'],
  ['it', 'wlosk', 'italian'],
  ['pt', 'portugalsk', 'portuguese'],
  ['ru', 'rosyjsk', 'russian|ros(?=\\. )'],
  ['uk', 'ukrainsk', 'ukrainian|ukr(?=\\. )'],
  ['be', 'bialorusk', 'belarusian|belarussian|byelorussian'],
  ['cs', 'czesk', 'czech'],
  ['sk', 'slowack', 'slovak'],
  ['sl', 'slowensk', 'slovenian|slovene'],
  ['nl', 'niderlandzk|holendersk', 'dutch|flemish'],
  ['sv', 'szwedzk', 'swedish'],
  ['no', 'norwesk', 'norwegian'],
  ['da', 'dunsk', 'danish'],
  ['fi', 'finsk', 'finnish'],
  ['zh', 'chinsk|mandarynsk', 'chinese|mandarin'],
  ['ja', 'japonsk', 'japanese'],
  ['ko', 'koreansk', 'korean'],
  ['ar', 'arabsk', 'arabic'],
  ['tr', 'tureck', 'turkish'],
  ['ro', 'rumunsk', 'romanian'],
  ['hu', 'wegiersk', 'hungarian'],
  ['el', 'greck|nowogreck', 'greek'],
  ['he', 'hebrajsk', 'hebrew'],
  ['hr', 'chorwack', 'croatian'],
  ['sr', 'serbsk', 'serbian'],
  ['bg', 'bulgarsk', 'bulgarian'],
  ['lt', 'litewsk', 'lithuanian'],
  ['lv', 'lotewsk', 'latvian'],
  ['et', 'estonsk', 'estonian'],
  ['vi', 'wietnamsk', 'vietnamese'],
  ['ka', 'gruzinsk', 'georgian'],
  ['fa', 'persk', 'persian|farsi'],
  ['ca', 'katalonsk', 'catalan'],
  ['hi', '', 'hindi'],
];

/** Rarer languages, by the names that Unicode gives them. */
const rare = new Set(
  'af am az bn bs cy eo eu ga gd gl gu ha hy id ig is jv kk km kn ku ky la lb lo mi mk ml mn mr ms mt my ne pa ps si so sq sw ta te tg th tl tt uz ur yi yo zu'.split(
    ' ',
  ),
);
const alsoCalled: Record<string, string[]> = { gd: ['gaelic'], tl: ['tagalog'] };
const inPolish = new Intl.DisplayNames('pl', { type: 'language' });
const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
const stemOf = (name: string): string => (/[ck]i$/.test(name) ? name.slice(0, -1) : '');

function namesOf(code: string): [code: string, polishStems: string, english: string] {
  const [polish, english] = [inPolish, inEnglish].map((display) => foldSameLength(display.of(code) ?? code));
  const stem = stemOf(polish ?? '');
  const inUse = [english, ...(alsoCalled[code] ?? []), ...(stem === '' ? [polish] : [])];
  return [code, stem, inUse.join('|')];
}

const masculine = '(?:i|iego|iemu|im|u)';
const source = [...names, ...[...rare].map(namesOf)]
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
