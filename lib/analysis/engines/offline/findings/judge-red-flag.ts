import { foldForms } from '@/lib/cv/word-forms/fold-forms';
import type { CvIndex } from '../statements/cv-index';
import type { ExplainedTime } from '../statements/explained-times';
import { explained, idle } from '@/lib/analysis/engines/offline/lexicon/job-words';
import { isInternship } from '@/lib/analysis/engines/offline/statements/place';
import { findDateRanges } from '@/lib/analysis/engines/offline/text/date-ranges';
import { findDurations } from '@/lib/analysis/engines/offline/text/durations';
import { because, silence, type Finding } from './finding';
import { formatDuration } from './format-duration';
import { isFiller, isGeneric } from '@/lib/analysis/engines/offline/requirement/word-classes';
import { tokenize } from '@/lib/analysis/engines/offline/text/tokenize';
import type { CvToken } from '../statements/cv-tokens';
import { judgeRequirement } from './judge-requirement';
import { quotesOfJobs } from './quotes';
import * as words from '@/lib/analysis/engines/offline/lexicon/stated-flags';
import { defaultGapMonths, recentMonths, shortJobMonths, shortJobsThatHop, flagShare } from './thresholds';

const flagFound = (flag: string): Finding['reason'] =>
  because('reasons.flagFound', { flag: flag.trim().replace(/\.$/, '') });

const notFound: Finding = silence(because('reasons.flagNotFound'));

/** Short jobs of long ago say nothing of today; lessons of a trade are short by their nature. */
function judgeHopping(cv: CvIndex, limit = shortJobMonths): Finding {
  const since = cv.referenceMonth - recentMonths;
  const short = cv.career.positions.filter(
    ({ from, to, firstLine }) => to > since && to - from < limit && !isInternship(cv, { line: firstLine }),
  );
  if (short.length < shortJobsThatHop) return notFound;
  return {
    verdict: 'MET',
    confidence: 0.85,
    quotes: quotesOfJobs(cv, short),
    reason: (texts) => texts('reasons.flagHopping', { count: short.length, limit: formatDuration(texts, limit) }),
  };
}

/** "2018 – 2022" may have lasted until December. */
const bareYears = /(?<![\d./-]\s?)\b(?:19|20)\d\d\s*[-–—]\s*(?:19|20)\d\d\b/;

interface Gap {
  months: number;
  /** Lines that show it. */
  lines: number[];
}

function gapFound(cv: CvIndex, { months, lines }: Gap): Finding {
  const reason: Finding['reason'] = (texts) => texts('reasons.flagGap', { gap: formatDuration(texts, months) });
  return { verdict: 'MET', confidence: 0.8, quotes: cv.quotes.ofLines(lines), reason };
}

/**
 * The month until which the time since the last job counts: the present one, or that in which something lasting
 * began, such as a course or unpaid work.
 */
function endOfSearch(cv: CvIndex): number {
  const lasting = cv.lines.flatMap(({ folded }) =>
    idle.test(folded) ? [] : findDateRanges(folded, cv.referenceMonth).filter(({ isOpen }) => isOpen),
  );
  return Math.min(cv.referenceMonth, ...lasting.map(({ from }) => from));
}

const years = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/**
 * Whether the CV mentions leave, illness or care near a gap, without exact dates: between the jobs around it, or with
 * one of its years.
 */
function isToldWhy(cv: CvIndex, { months, lines }: Gap, to: number): boolean {
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  const isDated = (index: number) => cv.career.explained.some(({ dateLine }) => dateLine === index);
  const isOfGap = (year: string) => Number(year) * 12 < to && (Number(year) + 1) * 12 > to - months;
  return cv.lines.some(({ folded }, index) => {
    if (!explained.test(folded) || isDated(index)) return false;
    if (lines.includes(index)) return true;
    const isBetween = index > first && index < last;
    // Among the tasks of a job, only something called a break counts.
    return (!cv.career.isInJob(index) || idle.test(folded)) && (isBetween || (folded.match(years) ?? []).some(isOfGap));
  });
}

/**
 * Gaps without an explanation: stated, between jobs, or since the last one. The time before the first job may be
 * school.
 */
function judgeGap(cv: CvIndex, folded: string): Finding {
  const limit = findDurations(folded.replace(words.within, ''))[0]?.months ?? defaultGapMonths;
  const [bound] = findDurations(words.within.exec(folded)?.[0] ?? '');
  const since = bound ? cv.referenceMonth - bound.months : 0;
  const said = cv.career.idle.find(({ from, to }) => to - from > limit && to > since);
  const ofSaid = said && { months: said.to - said.from, lines: [said.dateLine] };
  if (ofSaid && !isToldWhy(cv, ofSaid, said.to)) return gapFound(cv, ofSaid);
  const begun = Math.min(...cv.career.positions.map(({ from }) => from));
  const times = [...cv.career.positions, ...cv.career.explained]
    .filter(({ to }) => to > begun)
    .toSorted((one, other) => one.from - other.from);
  const endOf = ({ to, dateLine }: ExplainedTime) => to + (bareYears.test(cv.lines[dateLine]?.folded ?? '') ? 11 : 0);
  let last: ExplainedTime | undefined = times[0];
  if (!last) return notFound;
  const end = endOfSearch(cv);
  for (const next of [...times.slice(1), { from: end, to: end, dateLine: last.dateLine }]) {
    const gap = { months: next.from - endOf(last), lines: [last.dateLine, next.dateLine] };
    const isLong = next.from - Math.max(endOf(last), since) > limit;
    if (isLong && !isToldWhy(cv, gap, next.from)) return gapFound(cv, gap);
    if (endOf(next) > endOf(last)) last = next;
  }
  return notFound;
}

/** "Brak prawa jazdy", "less than 2 years of sales": found when the CV shows that this is lacking. */
function judgeLack(cv: CvIndex, wanted: string): Finding {
  const finding = judgeRequirement(cv, wanted);
  const isShort = findDurations(foldForms(wanted)).length > 0 && finding.verdict === 'PARTIALLY_MET';
  const isOfOthers = finding.quotes.some(({ quote }) => words.othersWithout.test(foldForms(quote)));
  return (finding.verdict === 'NOT_MET' || isShort) && !isOfOthers ? { ...finding, verdict: 'MET' } : notFound;
}

/** Flags that a CV states in words of its own; null for other flags. */
function judgeSaid(cv: CvIndex, folded: string, flag: string): Finding | null {
  const said = words.statedFlags.find(({ asks }) => asks.test(folded));
  if (!said) return null;
  const line = cv.lines.findIndex((own) => said.says.test(own.folded));
  if (line < 0) return notFound;
  return { verdict: 'MET', confidence: 0.8, quotes: cv.quotes.ofLines([line]), reason: flagFound(flag) };
}

/** Whether the quotes contain what makes the flag one, and most of its words: a nearby word proves nothing. */
function isProven(cv: CvIndex, flag: string, { quotes }: Finding): boolean {
  const isIn = ({ line, start, end }: CvToken) =>
    quotes.some((quote) => quote.page === cv.lines[line]?.page && start >= quote.start && end <= quote.end);
  const said = foldForms(quotes.map(({ quote }) => quote).join(' '));
  const asked = foldForms(flag);
  if (words.othersWithout.test(said)) return false;
  if (words.qualifiers.some((word) => word.test(asked) && !word.test(said))) return false;
  const named = tokenize(flag.replace(/\([^()]*\)/g, ' ')).filter(
    (word) => !isFiller(word) && !isGeneric(word) && !words.qualifiers.some((one) => one.test(word.folded)),
  );
  const shown = named.filter((word) =>
    cv.words.findMeaning(word).some(({ token }) => cv.tokens[token] && isIn(cv.tokens[token])),
  );
  return shown.length >= named.length * flagShare;
}

/** A red flag: MET when found, else NO_INFORMATION; no CV proves its absence. */
export function judgeRedFlag(cv: CvIndex, text: string): Finding {
  const folded = foldForms(text);
  if (words.hopping.test(folded)) return judgeHopping(cv, findDurations(folded)[0]?.months);
  if (words.gap.test(folded)) return judgeGap(cv, folded);
  const said = judgeSaid(cv, folded, text);
  if (said) return said;
  const lacking = words.lack.exec(folded);
  if (lacking) return judgeLack(cv, text.slice(lacking[0].length));
  const lapsed = words.lackAfter.exec(folded);
  if (lapsed) return judgeLack(cv, text.slice(0, lapsed.index));
  const finding = judgeRequirement(cv, text);
  if (finding.verdict !== 'MET' || !isProven(cv, text, finding)) return notFound;
  return { ...finding, reason: flagFound(text) };
}
