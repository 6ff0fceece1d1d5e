import type { LanguageLevel } from '@/lib/domain/process-schemas';

export interface LevelWord {
  level: LanguageLevel;
  /** Offsets in the text searched. */
  start: number;
  end: number;
  /** A CEFR level or an exam, which outweighs a word such as "good". */
  exact: boolean;
  /** Words that also qualify other things ("good knowledge of the German market"). */
  weak: boolean;
}

type LevelRule = [level: LanguageLevel, pattern: RegExp, kind?: 'exact' | 'weak'];

/** Common European Framework: A1-A2 basic, B1-B2 independent, C1 advanced, C2 proficient. */
const rules: LevelRule[] = [
  ['BASIC', /\ba\s?[12](?:\s?[+])?(?![a-z0-9])/g, 'exact'],
  ['INTERMEDIATE', /\bb\s?[12](?:\s?[+])?(?![a-z0-9])/g, 'exact'],
  ['ADVANCED', /\bc\s?1(?:\s?[+])?(?![a-z0-9])/g, 'exact'],
  ['PROFICIENT', /\bc\s?2(?![a-z0-9+#])/g, 'exact'],
  ['INTERMEDIATE', /\bfce\b|\bpet\b/g, 'exact'],
  ['ADVANCED', /\bcae\b/g, 'exact'],
  ['PROFICIENT', /\bcpe\b/g, 'exact'],
  [
    'NATIVE',
    /\b(?:jezyk )?ojczyst\w*|\bnatywn\w*|\bnative(?: or bilingual)?(?: (?:speaker|proficiency))?|\bmother[ -]tongue|\bfirst language|\bbilingual|\bdwujezyczn\w*|\bfrom the cradle|\bgrew up with|(?<!work\w* )\bfrom (?:home|birth|childhood)\b|\bz domu\b|\bod (?:dziecka|urodzenia)\b/g,
  ],
  ['PROFICIENT', /\bbiegl\w*|\bplynn\w*|\bfluent(?:ly)?|\bfluency|\bproficient/g],
  [
    'ADVANCED',
    /\bbardzo dobr\w*|\bbdb\b|\bvery good|\bexcellent|\bfull professional(?: proficiency)?|\bprofessional working(?: proficiency)?|\bswobodn\w*/g,
  ],
  [
    'INTERMEDIATE',
    /\bsrednio[ -]?zaawansowan\w*|\b(?:pre[ -]|upper[ -]?)?intermediate|\blimited working(?: proficiency)?|\bkomunikatywn\w*|\bconversational|\bcommunicative|\bworking knowledge|\bsredni(?:o|ozaawansowany)?\b/g,
  ],
  ['ADVANCED', /(?<!srednio[ -]?)\bzaawansowan\w*|\badvanced/g],
  ['BASIC', /\bpodstaw\w*|\bpoczatkujac\w*|\bbasics?\b|\bbeginner|\belementary(?: proficiency)?/g],
  ['INTERMEDIATE', /(?<!bardzo )\bdobr\w*|(?<!very )\bgood\b/g, 'weak'],
];

/** Level words in a folded text (see `foldSameLength`), left to right. */
export function findLevelWords(folded: string): LevelWord[] {
  const found: LevelWord[] = [];
  for (const [level, pattern, kind] of rules) {
    for (const match of folded.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ level, start, end, exact: kind === 'exact', weak: kind === 'weak' });
    }
  }
  return found.sort((first, second) => first.start - second.start);
}
