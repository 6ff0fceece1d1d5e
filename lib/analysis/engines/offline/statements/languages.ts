import type { LanguageLevel } from '@/lib/domain/process-schemas';
import type { SectionLine } from '@/lib/cv/profile/sections';
import { foldToLatin } from '@/lib/cv/profile/fold-same-length';
import { findLanguageMentions, type LanguageMention } from '@/lib/cv/profile/language-mentions';
import { findLanguageNames } from '@/lib/cv/profile/language-names';
import { findLevelWords } from '@/lib/cv/profile/level-words';
import {
  asFramework,
  frameworkLevelsIn,
  languageProofs,
  notUse,
  use,
} from '@/lib/analysis/engines/offline/lexicon/language-levels';
import type { CvIndex } from './cv-index';
import { findForeignMentions } from '@/lib/cv/profile/foreign-language-mentions';
import { isCompanyName } from './place';
import { gradeBehind, levelOfGrade } from './scale';
import * as claims from '@/lib/analysis/engines/offline/lexicon/language-words';

/** A language that the CV names as the candidate's own, or denies. */
export interface LanguageStatement extends LanguageMention {
  /** The level of the framework that it names, the lowest of several ("A2/B1"), as an index. */
  framework: number | null;
  /** That, the middle of several, or the level in words, on the same scale. */
  rank: number;
  isDenied: boolean;
  /** Shown by use at work or by studies in it, without a level. */
  isUsed: boolean;
}
/** "Niemiecki: w rozmowie swobodnie": a line that begins with a language. */
const opens = /^[\W_]*(?:jezyk |j\. )?$/;

function isUsed(folded: string, start: number, end: number): boolean {
  const before = folded.slice(0, start).split(/[.;]/).at(-1) ?? '';
  const sentence = before + folded.slice(start, reachOf(folded, end, undefined));
  const isNamed = claims.inIt.test(folded.slice(0, start)) && claims.isLanguage.test(folded.slice(end));
  return isNamed && use.test(sentence) && !notUse.test(sentence);
}

/** Languages that certificates, degrees or abbreviations prove. */
function provedInLine({ page, start, folded }: SectionLine): LanguageStatement[] {
  return languageProofs
    .flatMap(({ language, words, level }) =>
      [...folded.matchAll(words)].map(({ 0: found, 1: group = '', index }) => {
        const score = Number(group.replace(',', '.'));
        const framework = typeof level === 'function' ? level(score) : (level ?? frameworkLevelsIn(group)[0] ?? 0);
        const place = { page, start: start + index, end: start + index + found.length };
        const isDenied = /\b(?:nie|not|no|przygotow\w+|planuj\w*|preparing|planned)\b[^.;]*$/.test(
          folded.slice(0, index),
        );
        const isDropped = isDenied || (claims.ofDegree.test(found) && claims.ofStudent.test(folded));
        return {
          language,
          level: 'UNKNOWN' as const,
          ...place,
          framework,
          rank: framework,
          isDenied: isDropped,
          isUsed: false,
        };
      }),
    )
    .filter(({ isDenied }) => !isDenied);
}

/** The end of what a line says about a language: the next language, or the end of the sentence. */
function reachOf(folded: string, end: number, next: number | undefined): number {
  const stop = folded.slice(end).search(/(?<!\b(?:ok|min|np|poz))[.;](?:\s|$)/);
  return Math.min(next ?? folded.length, stop < 0 ? folded.length : end + stop);
}

/** Languages of a line beside those of the profile: listed, denied, first on the line, or with a level further on. */
function mentionsInLine(cv: CvIndex): LanguageMention[] {
  return cv.lines.flatMap(({ page, start: lineStart, folded }) => {
    const names = findLanguageNames(folded);
    return names.flatMap(({ language, start, end }, index) => {
      const reach = reachOf(folded, end, names[index + 1]?.start);
      const words = findLevelWords(folded.slice(end, reach));
      const level =
        words.find(({ exact, level }) => exact || level === 'NATIVE') ??
        (opens.test(
          folded
            .slice(0, start)
            .split(/[.;]\s/)
            .at(-1) ?? '',
        )
          ? words[0]
          : undefined);
      const grade = gradeBehind(folded.slice(end, reach));
      const isDenial =
        grade?.reached === 0 ||
        claims.deniedAfter.test(folded.slice(end)) ||
        claims.deniedBefore.test(folded.slice(0, start));
      if (!isDenial && !grade && !level && !isUsed(folded, start, end)) return [];
      const to = level && !isDenial ? end + level.end : end;
      const said: LanguageLevel = isDenial ? 'UNKNOWN' : (level?.level ?? (grade ? levelOfGrade(grade) : 'UNKNOWN'));
      return [{ language, level: said, page, start: lineStart + start, end: lineStart + to }];
    });
  });
}

const noLanguage = /\b(?:brak|nie znam|nie mowie|no|don'?t speak|do not speak)\b/;
const range = /^\s?[/-]\s?[abc]\s?[12]\b/i;

function offsetsInLine(cv: CvIndex, { page, start, end }: LanguageMention): [string, number, number] {
  const line = cv.lines.find((other) => other.page === page && other.start <= start && start < other.end);
  return line ? [line.folded, start - line.start, end - line.start] : ['', 0, 0];
}

function toStatement(cv: CvIndex, mention: LanguageMention): LanguageStatement {
  const { page, start, end, level } = mention;
  const text = cv.document.pages.find((other) => other.number === page)?.text ?? '';
  const own = foldToLatin(text.slice(start, end + (range.exec(text.slice(end, end + 8))?.[0].length ?? 0)));
  const before =
    text
      .slice(text.lastIndexOf('\n', start - 1) + 1, start)
      .split(/[,;.]/)
      .at(-1) ?? '';
  const after = text.slice(end, end + 60).split('\n')[0] ?? '';
  const named = frameworkLevelsIn(own);
  // "B1/B2" is between both.
  const framework = named.length > 0 ? Math.min(...named) : null;
  const middle = named.reduce((sum, one) => sum + one, 0) / named.length;
  return {
    ...mention,
    framework,
    rank: framework === null ? asFramework[level] : middle,
    isUsed: isUsed(...offsetsInLine(cv, mention)),
    isDenied:
      noLanguage.test(foldToLatin(before)) ||
      claims.deniedAfter.test(foldToLatin(after)) ||
      gradeBehind(after)?.reached === 0,
  };
}

/** "Szkoła Językowa English Corner" */
function isOfName(cv: CvIndex, { page, start, end }: LanguageMention): boolean {
  const line = cv.lines.findIndex((other) => other.page === page && other.start <= start && start < other.end);
  const from = cv.words.tokenAt(line, start);
  const last = cv.words.tokensOfLine(line).filter((token) => token.end <= end).length;
  return (
    from !== null &&
    isCompanyName(cv, { from, to: Math.max(from + 1, (cv.words.firstTokenOf(line) ?? 0) + last), line })
  );
}

const known = new WeakMap<CvIndex, LanguageStatement[]>();

/** What the CV says of languages. */
export function languagesOf(cv: CvIndex): LanguageStatement[] {
  const before = known.get(cv);
  if (before) return before;
  const claimed = findLanguageMentions(cv.lines);
  const mentions = [...claimed, ...mentionsInLine(cv), ...findForeignMentions(cv.lines)].map((mention) =>
    toStatement(cv, mention),
  );
  const own = mentions.filter((mention) => !isOfName(cv, mention));
  const statements = [...own, ...cv.lines.flatMap(provedInLine)];
  known.set(cv, statements);
  return statements;
}

/** The line that says that there are no languages but those listed; -1 without. */
export function findNoOtherLanguages(cv: CvIndex): number {
  return cv.lines.findIndex(({ folded }) => claims.noOthers.test(folded));
}
