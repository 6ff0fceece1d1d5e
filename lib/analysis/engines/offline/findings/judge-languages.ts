import type { AnalysisTexts } from '@/lib/analysis/texts/analysis-texts';
import type { Quote, Verdict } from '@/lib/domain/analysis-schemas';
import { asFramework, frameworkLevels, levels } from '@/lib/analysis/engines/offline/lexicon/language-levels';
import type { ConditionOf, RequiredLanguage } from '../requirement/condition';
import type { CvIndex } from '../statements/cv-index';
import {
  findNoOtherLanguages,
  languagesOf,
  type LanguageStatement,
} from '@/lib/analysis/engines/offline/statements/languages';
import { bestFinding, combineFindings } from './combine-findings';
import { because, silence, type Finding } from './finding';

const displayNames = {
  pl: new Intl.DisplayNames(['pl'], { type: 'language' }),
  en: new Intl.DisplayNames(['en'], { type: 'language' }),
};

function nameOf(texts: AnalysisTexts, language: string): string {
  return displayNames[texts('locale') === 'pl' ? 'pl' : 'en'].of(language) ?? language;
}

/** The level that use at work shows, as an index of the framework's levels. */
const usedLevel = frameworkLevels.indexOf('B2');
const levelOf = ({ framework, level }: RequiredLanguage): number => framework ?? asFramework[level];

/** One step below is partial, further below a failure; a language without a level is partial. */
function compare(said: LanguageStatement, wanted: RequiredLanguage): Verdict {
  if (said.isDenied) return 'NOT_MET';
  if (wanted.level === 'UNKNOWN') return 'MET';
  const isUnsaid = said.level === 'UNKNOWN' && said.framework === null;
  if (isUnsaid) return said.isUsed && levelOf(wanted) <= usedLevel ? 'MET' : 'PARTIALLY_MET';
  const missing =
    wanted.framework === null && said.level !== 'UNKNOWN'
      ? levels.indexOf(wanted.level) - levels.indexOf(said.level)
      : levelOf(wanted) - said.rank;
  if (missing <= 0) return 'MET';
  return missing < 2 ? 'PARTIALLY_MET' : 'NOT_MET';
}

function reasonKey(verdict: Verdict, { level, framework, isDenied }: LanguageStatement) {
  const isLevelSaid = framework !== null || level !== 'UNKNOWN';
  if (isDenied) return 'reasons.languageNegated';
  if (verdict === 'MET') return isLevelSaid ? 'reasons.languageFound' : 'reasons.languageListed';
  return isLevelSaid ? 'reasons.languageBelow' : 'reasons.languageNoLevel';
}

function levelText(texts: AnalysisTexts, { framework, level }: Pick<RequiredLanguage, 'framework' | 'level'>): string {
  return framework === null ? texts(`levels.${level}`) : (frameworkLevels[framework] ?? '');
}

function quoteOf(cv: CvIndex, { page, start, end }: LanguageStatement): Quote[] {
  const line = cv.lines.findIndex((other) => other.page === page && other.start <= start && start < other.end);
  // The whole line reads better than "angielski – C1".
  return [cv.quotes.ofLine(line, start, end) ?? []].flat();
}

/** Whether the CV states a language at the required level; the highest mention counts. */
export function judgeLanguage(cv: CvIndex, wanted: RequiredLanguage): Finding {
  const [best] = languagesOf(cv)
    .filter(({ language }) => language === wanted.language)
    .toSorted((first, second) => second.rank - first.rank);
  const others = findNoOtherLanguages(cv);
  const named =
    (key: 'reasons.languageNegated' | 'reasons.languageMissing'): Finding['reason'] =>
    (texts) =>
      texts(key, { language: nameOf(texts, wanted.language) });
  if (!best && others < 0) return silence(named('reasons.languageMissing'), 0.75);
  if (!best) {
    const reason = named('reasons.languageNegated');
    return { verdict: 'NOT_MET', confidence: 0.85, quotes: cv.quotes.ofLines([others]), reason };
  }
  const verdict = compare(best, wanted);
  return {
    verdict,
    confidence: best.level === 'UNKNOWN' ? 0.6 : 0.92,
    quotes: quoteOf(cv, best),
    reason: (texts) =>
      texts(reasonKey(verdict, best), {
        language: nameOf(texts, wanted.language),
        wanted: levelText(texts, wanted),
        held: levelText(texts, best),
      }),
  };
}

/** Several languages, of which all or one are asked for. */
export function judgeLanguages(cv: CvIndex, { wanted, isAnyEnough }: ConditionOf<'languages'>): Finding {
  const findings = wanted.map((one) => judgeLanguage(cv, one));
  return (isAnyEnough ? bestFinding(findings) : undefined) ?? combineFindings(findings);
}

/** Any language but Polish and English. */
export function judgeOtherLanguage(cv: CvIndex): Finding {
  const others = new Set(languagesOf(cv).map(({ language }) => language));
  const findings = [...others]
    .filter((language) => language !== 'pl' && language !== 'en')
    .map((language) => judgeLanguage(cv, { language, level: 'UNKNOWN', framework: null }));
  return bestFinding(findings) ?? silence(because('reasons.otherLanguageMissing'), 0.7);
}
