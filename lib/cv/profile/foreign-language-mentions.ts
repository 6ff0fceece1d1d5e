import type { LanguageLevel } from '@/lib/domain/process-schemas';
import type { SectionLine } from './sections';
import { foldToLatin } from './fold-same-length';
import type { LanguageMention } from './language-mentions';
import { foreignLevels } from './foreign-levels';
import { findLevelWords } from './level-words';

/** Languages that CVs are written in or tell of, by the names that Unicode gives them in each of the others. */
const codes = 'pl en de fr es it pt ru uk be cs sk nl sv nb da fi ro hu lt lv et hr sr bg el tr'.split(' ');

function namesByWord(): Map<string, string> {
  const names = codes.flatMap((inLanguage) => {
    const display = new Intl.DisplayNames(inLanguage, { type: 'language' });
    return codes.map((code) => [foldToLatin(display.of(code) ?? code), code === 'nb' ? 'no' : code] as const);
  });
  return new Map(names);
}

const alternatives = (words: readonly string[]): string =>
  words.toSorted((first, second) => second.length - first.length).join('|');

const native = foreignLevels.NATIVE.map(foldToLatin);
const others = (['PROFICIENT', 'BASIC'] as const).flatMap((level) => foreignLevels[level].map(foldToLatin));
const between = '[\\s:–—(,=-]{1,5}';
const word = (source: string): string => `(?<!\\p{L})(?:${source})(?!\\p{L})`;

let built: { names: Map<string, string>; pattern: RegExp } | undefined;

/** A name with its level behind it, or "Muttersprache" before it. */
function patterns() {
  if (built) return built;
  const names = namesByWord();
  const name = alternatives([...names.keys()]);
  const polishOrEnglish = `(?:native|mother tongue|ojczyst[yai]|[abc] ?[12])`;
  const levels = `${alternatives([...native, ...others])}|${polishOrEnglish}`;
  const pattern = new RegExp(
    `${word(`(?<name>${name})`)}${between}${word(`(?<level>${levels})`)}|${word(alternatives(native))}${between}${word(`(?<own>${name})`)}`,
    'gu',
  );
  built = { names, pattern };
  return built;
}

function levelOf(words: string): LanguageLevel {
  const said = (Object.keys(foreignLevels) as (keyof typeof foreignLevels)[]).find((level) =>
    foreignLevels[level].some((one) => foldToLatin(one) === words),
  );
  return said ?? findLevelWords(words)[0]?.level ?? 'UNKNOWN';
}

/** Languages whose names or levels are told in another language: "Deutsch: Muttersprache", "inglés – B2". */
export function findForeignMentions(lines: readonly SectionLine[]): LanguageMention[] {
  const { names, pattern } = patterns();
  return lines.flatMap(({ page, start, folded }) =>
    [...folded.matchAll(pattern)].map(({ 0: found, index, groups = {} }) => ({
      language: names.get(groups.name ?? groups.own ?? '') ?? '',
      level: groups.own === undefined ? levelOf(groups.level ?? '') : 'NATIVE',
      page,
      start: start + index,
      end: start + index + found.length,
    })),
  );
}
