import { foldToLatin } from '@/lib/cv/profile/fold-same-length';
import { findLevelWords } from '@/lib/cv/profile/level-words';
import { findLanguageNames } from '@/lib/cv/profile/language-names';
import { frameworkLevelsIn } from '@/lib/analysis/engines/offline/lexicon/language-levels';
import { anyLanguage, languageSpoken, leftovers } from '@/lib/analysis/engines/offline/lexicon/requirement-words';
import { tokenize } from '@/lib/analysis/engines/offline/text/tokenize';
import type { ConditionParser, RequiredLanguage } from './condition';
import { isFiller } from './word-classes';

/**
 * A natural language with a level ("angielski min. B2", "fluent English or German"), only when the clause is about
 * language skills: not "rynek niemiecki" or "Polish tax law".
 */
export const languageKnowledge: ConditionParser = (clause) => {
  const folded = foldToLatin(clause);
  const names = findLanguageNames(folded);
  if (names.length === 0) {
    return anyLanguage.test(folded) ? { condition: { kind: 'otherLanguage' }, rest: '' } : null;
  }
  const levelWords = findLevelWords(folded);
  const cuts = [...names, ...levelWords].sort((first, second) => first.start - second.start);
  let rest = '';
  let at = 0;
  for (const { start, end } of cuts) {
    rest += `${clause.slice(at, Math.max(at, start))} `;
    at = Math.max(at, end);
  }
  rest = (rest + clause.slice(at)).replace(new RegExp(leftovers.source, 'gi'), ' ');
  if (!languageSpoken.test(folded) && !tokenize(rest).every(isFiller)) return null;
  // "English at B2 and communicative Polish"
  const parts = names.length > 1 ? folded.split(/,| (?:and|i|oraz|lub|or) /) : [folded];
  const wanted = parts.flatMap((part) => {
    const own = findLevelWords(part)[0]?.level;
    const level = own ?? levelWords[0]?.level ?? 'UNKNOWN';
    const framework = frameworkLevelsIn(part)[0] ?? (own ? null : (frameworkLevelsIn(folded)[0] ?? null));
    return findLanguageNames(part).map(({ language }): RequiredLanguage => {
      // Recruiters write "fluent" for C1.
      return { language, level: level === 'PROFICIENT' ? 'ADVANCED' : level, framework };
    });
  });
  const isAnyEnough = /\b(?:lub|albo|badz|or|czy)\b|\//.test(folded.replace(leftovers, ' '));
  return { condition: { kind: 'languages', wanted, isAnyEnough }, rest };
};
