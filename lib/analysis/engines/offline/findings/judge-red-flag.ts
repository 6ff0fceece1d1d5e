import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import type { CvIndex } from '../statements/cv-index';
import type { Position } from '../statements/positions';
import { fieldOf } from '../lexicon/lexicon.ts';
import { parseTerms } from '../requirement/parse-terms.ts';
import { isInternship } from '../statements/place.ts';
import { findDateRanges } from '../text/date-ranges.ts';
import { findDurations } from '../text/durations.ts';
import { numberOf, numberWord } from '../text/number-words.ts';
import { because, silence, type Finding } from './finding.ts';
import { formatDuration } from './format-duration.ts';
import { judgeRequirement } from './judge-requirement.ts';

/** A shorter finished job counts as job hopping. */
const shortJobMonths = 12;
const shortJobsThatHop = 3;
const recentMonths = 72;
const defaultGapMonths = 6;

const hopping =
  /czest\w* (?:zmian\w*|zmieni\w*)|skakanie|skacze|job[ -]?hop|frequent(?:ly)? (?:job |chang)|krotki\w* (?:okres\w* )?(?:zatrudnieni|wspolprac|prac)|short (?:tenure|stints|employment)|many short/;
const gap =
  /(?:luk[aię]\w*|przerw[aey]\w*|dziur[aey]).{0,25}(?:zatrudnieni|cv|karier|zawodow|prac|doswiadczeni|zyciorys)|(?:gaps?|break)\b.{0,20}(?:employment|career|cv|resume|work)|(?:employment|career) (?:gaps?|break)/;
const lack =
  /^\W*(?:brak\w*|bez|nie (?:ma|posiada|zna)|no|lack of|lacks?|without|missing|mniej niz|ponizej|less than|under|fewer than)\b\s*/;

/** "Registration lapsed or missing" */
const lackAfter = / (?:lapsed|missing|expired|invalid|niewazn\w+|wygas\w+)(?: (?:or|lub) \w+)?\.?$/;

const notFound: Finding = silence(because('reasons.flagNotFound'));

function quotesOfPositions(cv: CvIndex, positions: readonly Position[]) {
  return cv.quoteLines(positions.slice(0, 4).map(({ dateLine }) => dateLine));
}

/** "At least three employers in the last two years": a number and a time. */
const employers = new RegExp(
  `(?:^|[^a-z])(\\d|${numberWord}) (?:lub wiecej |or more )?(?:pracodawc|firm|employer|compan|job|prac)`,
);

/** Short jobs of long ago say nothing of today; lessons of a trade are short by their nature. */
function judgeHopping(cv: CvIndex, folded: string, said: number | undefined): Finding {
  const count = numberOf(employers.exec(folded)?.[1] ?? '');
  const limit = said ?? shortJobMonths;
  const isCounted = count > 0 && said !== undefined;
  const since = cv.referenceMonth - (isCounted ? said : recentMonths);
  const recent = cv.positions.filter((one) => one.to > since && !isInternship(cv, { line: one.firstLine }));
  const short = isCounted ? recent : recent.filter(({ from, to }) => to - from < limit);
  if (short.length < (isCounted ? count : shortJobsThatHop)) return notFound;
  return {
    verdict: 'MET',
    confidence: 0.85,
    quotes: quotesOfPositions(cv, short),
    reason: (texts) =>
      texts(isCounted ? 'reasons.flagEmployers' : 'reasons.flagHopping', {
        count: short.length,
        limit: formatDuration(texts, limit),
      }),
  };
}

/** "2018 – 2022" may have lasted until December. */
const bareYears = /(?<![\d./-]\s?)\b(?:19|20)\d\d\s*[-–—]\s*(?:19|20)\d\d\b/;

/** Whether a school fills most of a gap. */
function studied(cv: CvIndex, from: number, to: number): boolean {
  return cv.lines.some(
    ({ folded, section }) =>
      section === 'education' &&
      findDateRanges(folded, cv.referenceMonth).some(
        (range) => Math.min(range.to, to) - Math.max(range.from, from) > (to - from) / 2,
      ),
  );
}

/** Gaps between jobs, or said; before the first job may be school, after the last an outdated CV. */
function judgeGap(cv: CvIndex, limit: number): Finding {
  const found = (positions: Position[], months: number): Finding => ({
    verdict: 'MET',
    confidence: 0.8,
    quotes: quotesOfPositions(cv, positions),
    reason: (texts) => texts('reasons.flagGap', { gap: formatDuration(texts, months) }),
  });
  const said = cv.breaks.find(({ from, to }) => to - from > limit);
  if (said) return found([said], said.to - said.from);
  const ordered = cv.positions.toSorted((first, second) => first.from - second.from);
  let last = ordered[0];
  for (const position of ordered.slice(1)) {
    const rounded = last && bareYears.test(cv.lines[last.dateLine]?.folded ?? '') ? 11 : 0;
    const months = position.from - (last?.to ?? position.from) - rounded;
    if (last && months > limit && !studied(cv, last.to, position.from)) return found([last, position], months);
    if (!last || position.to > last.to) last = position;
  }
  return notFound;
}

/** Whether all that a CV tells is of other fields of work: in the same field the thing may stand there in other words. */
function isOfOtherField(cv: CvIndex, wanted: string): boolean {
  const pieces = parseTerms(wanted).flat();
  const asked = pieces.flatMap(({ concepts }) => concepts.flatMap(({ phrase }) => [...phrase.names].map(fieldOf)));
  const isNamed = pieces.some(({ core }) => core.some((word) => cv.findWord(word).length > 0));
  if (asked.length === 0 || asked.includes(null) || isNamed || cv.positions.length === 0) return false;
  return ![...cv.groupHits.keys()].some((group) => asked.includes(fieldOf(group)));
}

/** A CV that tells what else was done shows by its jobs that this was not. */
function showsNone(cv: CvIndex, wanted: string): Finding {
  const term = wanted.trim().replace(/\.$/, '');
  const reason = because('reasons.flagNoneShown', { term });
  return { verdict: 'MET', confidence: 0.7, quotes: quotesOfPositions(cv, cv.positions), reason };
}

/** "Brak prawa jazdy", "less than 2 years of sales": found where the CV shows the lack. */
function judgeLack(cv: CvIndex, wanted: string): Finding {
  const finding = judgeRequirement(cv, wanted);
  const isWork = /doswiadcz|experience/.test(foldSameLength(wanted));
  if (isWork && finding.verdict === 'NO_INFORMATION' && isOfOtherField(cv, wanted)) return showsNone(cv, wanted);
  const isShort =
    findDurations(foldSameLength(wanted)).length > 0 && finding.verdict === 'PARTIALLY_MET' && finding.confidence > 0.6;
  return finding.verdict === 'NOT_MET' || isShort ? { ...finding, verdict: 'MET' } : notFound;
}

/** A red flag: MET when found, else NO_INFORMATION; no CV proves its absence. */
export function judgeRedFlag(cv: CvIndex, text: string): Finding {
  const folded = foldSameLength(text);
  const months = findDurations(folded)[0]?.months;
  if (hopping.test(folded)) return judgeHopping(cv, folded, months);
  if (gap.test(folded)) return judgeGap(cv, months ?? defaultGapMonths);
  const lacking = lack.exec(folded);
  if (lacking) return judgeLack(cv, text.slice(lacking[0].length));
  const lapsed = lackAfter.exec(folded);
  if (lapsed) return judgeLack(cv, text.slice(0, lapsed.index));
  const finding = judgeRequirement(cv, text);
  if (finding.verdict !== 'MET' || finding.confidence < 0.6) return notFound;
  return { ...finding, reason: because('reasons.flagFound', { flag: text.trim().replace(/\.$/, '') }) };
}
