import type { AnalysisTexts } from '@/lib/analysis/texts/analysis-texts';
import type { Quote, Verdict } from '@/lib/analysis/schemas';
import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import { findLanguageMentions, type LanguageMention } from '../../../../cv/profile/language-mentions.ts';
import { findLanguageNames } from '../../../../cv/profile/language-names.ts';
import type { LanguageLevel } from '@/lib/processes/schemas';
import type { CvIndex } from '../cv/cv-index';
import type { Finding } from './condition';

const displayNames = {
  pl: new Intl.DisplayNames(['pl'], { type: 'language' }),
  en: new Intl.DisplayNames(['en'], { type: 'language' }),
};

function nameOf(texts: AnalysisTexts, language: string): string {
  return displayNames[texts('locale') === 'pl' ? 'pl' : 'en'].of(language) ?? language;
}

const levels: LanguageLevel[] = ['UNKNOWN', 'BASIC', 'INTERMEDIATE', 'ADVANCED', 'PROFICIENT', 'NATIVE'];
const frameworkLevels = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'];
/** Word levels as indexes of `frameworkLevels`; native is above all. */
const wordLevels: Record<LanguageLevel, number> = {
  UNKNOWN: -1,
  BASIC: 1,
  INTERMEDIATE: 2,
  ADVANCED: 4,
  PROFICIENT: 5,
  NATIVE: 6,
};

/** A required level; `framework` is the index of A1..C2 if the requirement names one. */
export interface RequiredLanguage {
  language: string;
  level: LanguageLevel;
  framework: number | null;
}

/** The index of the first CEFR level in a text, or null. */
export function frameworkLevelIn(folded: string): number | null {
  const found = /\b([abc])\s?([12])(?![a-z0-9])/.exec(folded);
  return found ? frameworkLevels.indexOf(`${found[1]}${found[2]}`) : null;
}

function heldFramework(mention: LanguageMention, text: string): number {
  const folded = foldSameLength(text);
  return frameworkLevelIn(folded) ?? (/upper/.test(folded) ? 3 : wordLevels[mention.level]);
}

/** One step below is partial, further below a failure; a language without a level is partial. */
function compare(mention: LanguageMention, text: string, wanted: RequiredLanguage): Verdict {
  if (wanted.level === 'UNKNOWN' && wanted.framework === null) return 'MET';
  if (mention.level === 'UNKNOWN') return 'PARTIALLY_MET';
  const missing =
    wanted.framework === null
      ? levels.indexOf(wanted.level) - levels.indexOf(mention.level)
      : wanted.framework - heldFramework(mention, text);
  if (missing <= 0) return 'MET';
  return missing === 1 ? 'PARTIALLY_MET' : 'NOT_MET';
}

const mentionsByCv = new WeakMap<CvIndex, LanguageMention[]>();

/** "niemiecki: brak". */
const deniedAfter = /^\s*(?:[:–-]\s*(?:brak|nie\b|none)|(?:w ogole )?nie (?:znam|mowie|wladam|posluguje))/;
const listed = /^\W*(?:(?:znajomosc )?jezyk(?:i|ow)(?: obc\w+)?|(?:foreign )?languages?)\s*[:–-]/;

/** "Języki obce: angielski, niemiecki" in one line: languages without a level. */
function listedInLine(cv: CvIndex, mentions: readonly LanguageMention[]): LanguageMention[] {
  return cv.lines.flatMap(({ page, start: lineStart, folded }) => {
    const isListed = listed.test(folded);
    return findLanguageNames(folded).flatMap(({ language, start, end }) => {
      if (!isListed && !deniedAfter.test(folded.slice(end))) return [];
      const mention = { language, level: 'UNKNOWN' as const, page, start: lineStart + start, end: lineStart + end };
      const isKnown = mentions.some(
        (other) => other.page === page && other.start < mention.end && mention.start < other.end,
      );
      return isKnown ? [] : [mention];
    });
  });
}

function mentionsOf(cv: CvIndex): LanguageMention[] {
  const known = mentionsByCv.get(cv);
  if (known) return known;
  const claimed = findLanguageMentions(cv.document);
  const mentions = [...claimed, ...listedInLine(cv, claimed)];
  mentionsByCv.set(cv, mentions);
  return mentions;
}

const noLanguage = /\b(?:brak|nie znam|nie mowie|no|don'?t speak|do not speak)\b/;

function textOf(cv: CvIndex, { page, start, end }: LanguageMention): string {
  return cv.document.pages.find((other) => other.number === page)?.text.slice(start, end) ?? '';
}

function isDenied(cv: CvIndex, mention: LanguageMention): boolean {
  const page = cv.document.pages.find((other) => other.number === mention.page)?.text ?? '';
  const line = page.slice(page.lastIndexOf('\n', mention.start - 1) + 1, mention.start);
  const after = page.slice(mention.end, mention.end + 24).split('\n')[0] ?? '';
  const before = line.split(/[,;.]/).at(-1) ?? '';
  return noLanguage.test(foldSameLength(before)) || deniedAfter.test(foldSameLength(after));
}

type LanguageReason =
  | 'reasons.languageFound'
  | 'reasons.languageListed'
  | 'reasons.languageBelow'
  | 'reasons.languageNoLevel'
  | 'reasons.languageNegated';

/** @param isLevelSaid whether the CV states a level */
function reasonKey(verdict: Verdict, isLevelSaid: boolean, isNegated: boolean): LanguageReason {
  if (isNegated) return 'reasons.languageNegated';
  if (verdict === 'MET') return isLevelSaid ? 'reasons.languageFound' : 'reasons.languageListed';
  return isLevelSaid ? 'reasons.languageBelow' : 'reasons.languageNoLevel';
}

function requiredLevelText(texts: AnalysisTexts, { framework, level }: RequiredLanguage): string {
  return framework === null ? texts(`levels.${level}`) : (frameworkLevels[framework] ?? '').toUpperCase();
}

/** Judges whether the CV claims a language at the required level; the highest mention counts. */
export function judgeLanguageLevel(cv: CvIndex, wanted: RequiredLanguage): Finding {
  const own = mentionsOf(cv).filter(({ language }) => language === wanted.language);
  const [best] = own.toSorted(
    (first, second) =>
      Number(isDenied(cv, first)) - Number(isDenied(cv, second)) ||
      heldFramework(second, textOf(cv, second)) - heldFramework(first, textOf(cv, first)),
  );
  if (!best) {
    const reason: Finding['reason'] = (texts) =>
      texts('reasons.languageMissing', { language: nameOf(texts, wanted.language) });
    return { verdict: 'NO_INFORMATION', confidence: 0.75, quotes: [], reason };
  }
  const isNegated = isDenied(cv, best);
  const verdict = isNegated ? 'NOT_MET' : compare(best, textOf(cv, best), wanted);
  const quote = quoteOf(cv, best);
  const held = heldText(cv, best);
  return {
    verdict,
    confidence: best.level === 'UNKNOWN' ? 0.6 : 0.92,
    quotes: quote ? [quote] : [],
    reason: (texts) =>
      texts(reasonKey(verdict, held !== null || best.level !== 'UNKNOWN', isNegated), {
        language: nameOf(texts, wanted.language),
        wanted: requiredLevelText(texts, wanted),
        held: held ?? texts(`levels.${best.level}`),
      }),
  };
}

function heldText(cv: CvIndex, mention: LanguageMention): string | null {
  const held = frameworkLevelIn(foldSameLength(textOf(cv, mention)));
  return held === null ? null : (frameworkLevels[held] ?? '').toUpperCase();
}

function quoteOf(cv: CvIndex, { page, start, end }: LanguageMention): Quote | null {
  const line = cv.lines.findIndex((other) => other.page === page && other.start <= start && start < other.end);
  const found = cv.lines[line];
  // The whole line reads better than "angielski – C1", if it contains the mention.
  return found && end <= found.end ? cv.quoteLine(line, start, end) : cv.quoteRange(page, start, end);
}
