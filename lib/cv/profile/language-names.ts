/** Polish adjectives are matched by stem + (i|iego|iemu|im|u): the masculine forms that name a language. */
const names: [code: string, polishStems: string, english: string][] = [
  ['pl', 'polsk', 'polish'],
  ['en', 'angielsk', 'english'],
  ['de', 'niemieck', 'german'],
  ['fr', 'francusk', 'french'],
  ['es', 'hiszpansk', 'spanish'],
  ['it', 'wlosk', 'italian'],
  ['pt', 'portugalsk', 'portuguese'],
  ['ru', 'rosyjsk', 'russian'],
  ['uk', 'ukrainsk', 'ukrainian'],
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

const masculine = '(?:i|iego|iemu|im|u)';
const source = names
  .map(([code, stems, english]) => `(?<${code}_>${stems ? `(?:${stems})${masculine}|` : ''}${english})`)
  .join('|');
const anyLanguage = new RegExp(`\\b(?:${source})\\b`, 'g');

export interface LanguageName {
  /** ISO 639-1. */
  language: string;
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
    return { language: (group?.[0] ?? '').slice(0, 2), start: match.index, end: match.index + match[0].length };
  });
}
