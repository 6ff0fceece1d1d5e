import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import { findLevelWords } from '../../../../cv/profile/level-words.ts';
import { findLanguageNames } from '../../../../cv/profile/language-names.ts';
import { frameworkLevelsIn } from '../lexicon/language-levels.ts';
import { tokenize } from '../text/tokenize.ts';
import type { ConditionParser, RequiredLanguage } from './condition';
import { isFiller } from './word-classes.ts';

/** "A second European language", "drugi język obcy": any beside those that the position takes for granted. */
const anyLanguage =
  /\b(?:(?:second|another|additional|other|further|any) (?:\w+ )?(?:foreign |european )?languages?|(?:drugi|drugiego|inny|innego|dodatkow\w+|kolejn\w+) jezyk\w*(?: obc\w+)?|a foreign language)\b/;

const languageSpoken =
  /jezyk|\bj\.|languages?\b|speak|fluen|command of|w mowie|w pismie|komunikatywn|\b[abc]\s?[12]\b|znajomosc|knowledge of|biegl|plynn|written|spoken|conversational|standard|pozwalajac|umozliwiajac|\bpo \w+sku\b/;
/** "Classes in English for children", not "in German hospitals". */
const spokenIn = /^\s*(?:$|[,;.)]|(?:for|with|to|and|or|at|by|z|dla|i|oraz|lub)\b)/;
const leftovers =
  /\b(?:lub|or|i|and) (?:wy[zż]\w+|higher|above|better|more)\b|\b(?:drugi|drugiego|second|additional|dodatkow\w+) (?:j[eę]zyk\w*|(?:foreign )?language)(?: obc\w+)?|\bobc\w+|(?:\bw tym|\bincluding|\bwith)\s+(?:\w+\s+)?(?:j[eę]zyk\w*\s+|s[łl]ownictw\w*\s+|terminologi\w*\s+)?(?:prawnicz|biznesow|techniczn|specjalistyczn|medyczn|bran[żz]ow)\w*|\b(?:including|with) (?:\w+ ){1,3}(?:vocabulary|terminology)|\b(?:legal|business|technical|prawnicz\w+|biznesow\w+) english|\b(?:w )?(?:mowie i (?:w )?pismie|mowie|pismie|spoken and written|written and spoken|speaker|mowa i pismo|(?:umozliwiajac|pozwalajac)\w+ .*|(?:reasonable|good|high) standard|to an? standard)\b/g;

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
