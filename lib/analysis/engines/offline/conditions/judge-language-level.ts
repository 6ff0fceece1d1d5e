import type { AnalysisTexts } from '@/lib/analysis/texts/analysis-texts';
import type { Quote, Verdict } from '@/lib/analysis/schemas';
import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import { findLanguageMentions, type LanguageMention } from '../../../../cv/profile/language-mentions.ts';
import { findLanguageNames } from '../../../../cv/profile/language-names.ts';
import { findLevelWords } from '../../../../cv/profile/level-words.ts';
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

/** The highest level named: "A2/B1" is B1. */
function heldFramework(mention: LanguageMention, text: string): number {
  const folded = foldSameLength(text);
  const named = [...folded.matchAll(/\b([abc])\s?([12])(?![a-z0-9])/g)].map(([, letter, digit]) =>
    frameworkLevels.indexOf(`${letter}${digit}`),
  );
  return (named.length > 0 ? Math.max(...named) : null) ?? (/upper/.test(folded) ? 3 : wordLevels[mention.level]);
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
const deniedAfter =
  /^\s*(?:[:–-]\s*(?:brak|nie\b|none)|(?:w ogole )?nie (?:znam|mowie|wladam|posluguje)|[:–(-]+\s*(?:pojedyncz\w+|kilka|single|few) (?:slow|zwrot|word|phrase)\w*)/;
const deniedBefore =
  /\b(?:speak|know|have|znam) no $|\bno spoken $|\bnie (?:znam|mowie po|wladam) (?:jezyka )?$|\b(?:don't|do not|cannot) (?:speak|know) $/;
/** "Innych języków nie znam": every language that is not listed. */
const noOthers =
  /\b(?:inn(?:ych|e) (?:jezyk\w+ )?(?:obcych )?(?:nie znam|brak)|jezyk\w+ obc\w+\W+(?:brak|nie znam)|nie znam (?:zadnych )?jezykow obcych|no (?:other )?foreign languages|no other languages|zadn\w+ (?:innego )?jezyk\w* (?:obc\w+ )?nie)/;
const listed = /^\W*(?:(?:znajomosc )?jezyk(?:i|ow)(?: obc\w+)?|(?:foreign )?languages?)\s*[:–-]/;

/** "Niemiecki: w rozmowie swobodnie": a line that begins with a language. */
const opens = /^[\W_]*(?:jezyk |j\. )?$/;

/** The end of what a line says about a language: the next language, or the end of the sentence. */
function reachOf(folded: string, end: number, next: number | undefined): number {
  const stop = folded.slice(end).search(/[.;](?:\s|$)/);
  return Math.min(next ?? folded.length, stop < 0 ? folded.length : end + stop);
}

/** Languages of a line beside those of the profile: listed, denied, first on the line, or with a level further on. */
function mentionsInLine(cv: CvIndex, mentions: readonly LanguageMention[]): LanguageMention[] {
  return cv.lines.flatMap(({ page, start: lineStart, folded, section }) => {
    const isListed = listed.test(folded);
    const names = findLanguageNames(folded);
    return names.flatMap(({ language, start, end }, index) => {
      const reach = reachOf(folded, end, names[index + 1]?.start);
      const said = findLevelWords(folded.slice(end, reach));
      const level = said.find(({ exact }) => exact) ?? (opens.test(folded.slice(0, start)) ? said[0] : undefined);
      const isDenial = deniedAfter.test(folded.slice(end)) || deniedBefore.test(folded.slice(0, start));
      const isStudied = section === 'education' || section === 'experience';
      const isTitled = opens.test(folded.slice(0, start)) && /^\s*:/.test(folded.slice(end));
      if (!isListed && !isTitled && !isDenial && (!level || (isStudied && !level.exact))) return [];
      const to = level && !isDenial ? end + level.end : end;
      const mention = {
        language,
        level: isDenial ? ('UNKNOWN' as const) : (level?.level ?? 'UNKNOWN'),
        page,
        start: lineStart + start,
        end: lineStart + to,
      };
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
  const mentions = [...claimed, ...mentionsInLine(cv, claimed)];
  mentionsByCv.set(cv, mentions);
  return mentions;
}

/** The languages that a CV names as its own. */
export function languagesOf(cv: CvIndex): string[] {
  return [...new Set(mentionsOf(cv).map(({ language }) => language))];
}

const noLanguage = /\b(?:brak|nie znam|nie mowie|no|don'?t speak|do not speak)\b/;

const range = /^\s?[/-]\s?[abc]\s?[12]\b/i;

function textOf(cv: CvIndex, { page, start, end }: LanguageMention): string {
  const text = cv.document.pages.find((other) => other.number === page)?.text ?? '';
  return text.slice(start, end + (range.exec(text.slice(end, end + 8))?.[0].length ?? 0));
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
  const others = cv.lines.findIndex(({ folded }) => noOthers.test(folded));
  if (!best && others >= 0) {
    const quotes = [cv.quoteLine(others)].flatMap((quote) => quote ?? []);
    const reason: Finding['reason'] = (texts) =>
      texts('reasons.languageNegated', { language: nameOf(texts, wanted.language) });
    return { verdict: 'NOT_MET', confidence: 0.85, quotes, reason };
  }
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
