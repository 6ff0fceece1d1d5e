import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import { findLevelWords } from '../../../../cv/profile/level-words.ts';
import { findLanguageNames } from '../../../../cv/profile/language-names.ts';
import { frameworkLevelsIn } from '../lexicon/language-levels.ts';
import { anyLanguage, languageSpoken, leftovers } from '../lexicon/requirement-words.ts';
import { tokenize } from '../text/tokenize.ts';
import type { ConditionParser, RequiredLanguage } from './condition';
import { isFiller } from './word-classes.ts';

/**
 * A natural language with a level ("angielski min. B2", "fluent English or German"), only when the clause is about
 * language skills: not "rynek niemiecki" or "Polish tax law".
 */
export const languageKnowledge: ConditionParser = (clause) => {
  const folded = foldSameLength(clause);
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
