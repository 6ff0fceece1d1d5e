import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import { findLevelWords } from '../../../../cv/profile/level-words.ts';
import { findLanguageNames } from '../../../../cv/profile/language-names.ts';
import { tokenize } from '../text/tokenize.ts';
import { isFiller } from '../requirement/word-classes.ts';
import type { CvIndex } from '../cv/cv-index';
import { combineFindings } from './combine-findings.ts';
import type { Condition, ConditionKind, Finding } from './condition';
import { frameworkLevelIn, judgeLanguageLevel, languagesOf, type RequiredLanguage } from './judge-language-level.ts';
import { bestFinding } from './term-condition.ts';

class LanguageCondition implements Condition {
  private readonly wanted: RequiredLanguage[];
  private readonly isAnyEnough: boolean;

  constructor(wanted: RequiredLanguage[], isAnyEnough: boolean) {
    this.wanted = wanted;
    this.isAnyEnough = isAnyEnough;
  }

  judge(cv: CvIndex): Finding {
    const findings = this.wanted.map((wanted) => judgeLanguageLevel(cv, wanted));
    const best = this.isAnyEnough ? bestFinding(findings) : undefined;
    return best ?? combineFindings(findings);
  }
}

/** "A second European language", "drugi język obcy": any beside those that the position takes for granted. */
const anyLanguage =
  /\b(?:(?:second|another|additional|other|further|any) (?:\w+ )?(?:foreign |european )?languages?|(?:drugi|drugiego|inny|innego|dodatkow\w+|kolejn\w+) jezyk\w*(?: obc\w+)?|a foreign language)\b/;

/** Any language but Polish and English. */
class OtherLanguageCondition implements Condition {
  judge(cv: CvIndex): Finding {
    const others = languagesOf(cv).filter((language) => language !== 'pl' && language !== 'en');
    const findings = others.map((language) => judgeLanguageLevel(cv, { language, level: 'UNKNOWN', framework: null }));
    const reason: Finding['reason'] = (texts) => texts('reasons.otherLanguageMissing');
    return bestFinding(findings) ?? { verdict: 'NO_INFORMATION', confidence: 0.7, quotes: [], reason };
  }
}

const languageSpoken =
  /jezyk|\bj\.|languages?\b|speak|fluen|command of|w mowie|w pismie|komunikatywn|\b[abc]\s?[12]\b|znajomosc|knowledge of|biegl|plynn|written|spoken|conversational|standard|pozwalajac|umozliwiajac|\bpo \w+sku\b/;
const leftovers =
  /\b(?:lub|or|i|and) (?:wy[zż]\w+|higher|above|better|more)\b|\b(?:drugi|drugiego|second|additional|dodatkow\w+) (?:j[eę]zyk\w*|(?:foreign )?language)(?: obc\w+)?|\bobc\w+|\bw tym\s+(?:j[eę]zyk\w*\s+)?(?:prawnicz|biznesow|techniczn|specjalistyczn|medyczn)\w*|\b(?:legal|business|technical|prawnicz\w+|biznesow\w+) english|\b(?:w )?(?:mowie i (?:w )?pismie|mowie|pismie|spoken and written|written and spoken|speaker|mowa i pismo|(?:umozliwiajac|pozwalajac)\w+ .*|(?:reasonable|good|high) standard|to an? standard)\b/g;

/**
 * A natural language with a level ("angielski min. B2", "fluent English or German"), only when the clause is about
 * language skills: not "rynek niemiecki" or "Polish tax law".
 */
export const languageKnowledge: ConditionKind = (clause) => {
  const folded = foldSameLength(clause);
  const names = findLanguageNames(folded);
  if (names.length === 0) {
    const other = anyLanguage.test(folded) && !/programming|programowania/.test(folded);
    return other ? { conditions: [new OtherLanguageCondition()], rest: '' } : null;
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
  if (!isOnlyLanguage && !languageSpoken.test(folded)) return null;
  const exact = levelWords.filter((level) => level.exact);
  const level = (exact.length > 0 ? exact : levelWords)[0]?.level ?? 'UNKNOWN';
  const wanted = names.map(({ language, start, end }, index) => {
    const until = names[index + 1]?.start ?? folded.length;
    const own = names.length > 1 ? findLevelWords(folded.slice(end, until))[0]?.level : undefined;
    const framework = frameworkLevelIn(folded.slice(start, until)) ?? frameworkLevelIn(folded);
    // Recruiters write "fluent" for C1.
    const asked = own ?? level;
    return { language, level: asked === 'PROFICIENT' && framework === null ? ('ADVANCED' as const) : asked, framework };
  });
  const isAnyEnough = names.length > 1 && /\b(?:lub|albo|badz|or|czy)\b|\//.test(folded);
  return { conditions: [new LanguageCondition(wanted, isAnyEnough)], rest };
};
