import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import { findLevelWords } from '../../../../cv/profile/level-words.ts';
import { findLanguageNames } from '../../../../cv/profile/language-names.ts';
import { frameworkLevelsIn } from '../lexicon/language-levels.ts';
import { anyLanguage, languageSpoken, leftovers, spokenIn } from '../lexicon/requirement-words.ts';
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
    const other = anyLanguage.test(folded) && !/programming|programowania/.test(folded);
    return other ? { condition: { kind: 'otherLanguage' }, rest: '' } : null;
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
  const isOnlyLanguage = tokenize(rest).every((token) => isFiller(token) || token.folded.length < 3);
  const isMedium = names.some(
    ({ start, end }) => /\b(?:in|po) $/.test(folded.slice(0, start)) && spokenIn.test(folded.slice(end)),
  );
  if (!isOnlyLanguage && !isMedium && !languageSpoken.test(folded)) return null;
  const exact = levelWords.filter((level) => level.exact);
  const level = (exact.length > 0 ? exact : levelWords)[0]?.level ?? 'UNKNOWN';
  const wanted = names.map(({ language, start, end }, index): RequiredLanguage => {
    const until = names[index + 1]?.start ?? folded.length;
    // "English at B2 and communicative Polish"
    const before =
      folded
        .slice(names[index - 1]?.end ?? 0, start)
        .split(/,| (?:and|i|oraz|lub|or) /)
        .at(-1) ?? '';
    const isOwn = names.length > 1;
    const own = isOwn ? findLevelWords(folded.slice(end, until)).concat(findLevelWords(before))[0]?.level : undefined;
    const framework =
      frameworkLevelsIn(folded.slice(start, until))[0] ?? (own ? undefined : frameworkLevelsIn(folded)[0]) ?? null;
    // Recruiters write "fluent" for C1.
    const asked = own ?? level;
    return { language, level: asked === 'PROFICIENT' && framework === null ? 'ADVANCED' : asked, framework };
  });
  const isAnyEnough = names.length > 1 && /\b(?:lub|albo|badz|or|czy)\b|\//.test(folded.replace(leftovers, ' '));
  return { condition: { kind: 'languages', wanted, isAnyEnough }, rest };
};
