import type { CvIndex } from './cv-index';

/** Vocational < secondary < higher (first degree) < master's < doctorate. */
export type EducationLevel = 1 | 2 | 3 | 4 | 5;

export interface EducationEntry {
  line: number;
  level: EducationLevel;
  /** Under way or broken off. */
  isUnfinished: boolean;
  /** Only the school is named, not the degree. */
  isImplied: boolean;
}

interface LevelRule {
  level: EducationLevel;
  words: RegExp;
  isImplied?: boolean;
  /** Counts in any section; otherwise in the education section or with a school in the line. */
  isClear?: boolean;
}

const rules: LevelRule[] = [
  {
    level: 5,
    words: /\b(?:ph\.?\s?d|doktorat|doktoranck\w+|doctorate|dr (?:inz|n\b|hab)|stopien doktora)/,
    isClear: true,
  },
  {
    level: 4,
    words:
      /\b(?:mgr|magister\w*|magistersk\w+|master'?s|master\u2019s|master of|m\.?\s?sc|mba|jednolite studia|ii stopnia|tytul magistra)\b/,
    isClear: true,
  },
  {
    level: 3,
    words:
      /\b(?:licencja[ct]\w*|bachelor'?s?|bachelor\u2019s|b\.?\s?sc|b\.?a\.?(?= in)|inzyniersk\w+|i stopnia|wyzsze|higher education|university degree|tytul inzyniera|studia podyplomowe|postgraduate|b\.?eng|degree in)\b/,
    isClear: true,
  },
  { level: 3, words: /\b(?:inz\b|inzynier\b|engineer(?:'s)? degree)/ },
  {
    level: 3,
    words:
      /\b(?:uniwersytet\w*|politechnik\w*|akademi[aeiu]\w*|university|college|wyzsza szkola|\bsgh\b|\bagh\b|studia|szkola glowna|institute of technology|graduate of|absolwent\w*|uczelni\w*)\b/,
    isImplied: true,
  },
  { level: 3, words: /\bstudent\w*\b.{0,40}\b(?:rok|roku|year|kierun\w*)\b|\bstudiuje\b/, isClear: true },
  {
    level: 2,
    words:
      /\b(?:technikum|liceum|srednie|matur\w+|secondary|high school|szkola srednia|policealn\w+|wyksztalcenie srednie|technical school)\b/,
    isClear: true,
  },
  { level: 1, words: /\b(?:zasadnicz\w+|szkola zawodowa|zawodowe|branzow\w+ szkol\w+|szkola branzowa|vocational)\b/ },
];

const school =
  /wyksztalcen|edukacj|educat|szkol(?!en)|uniwersytet|politechnik|universit|college|degree|dyplom|diploma|studia|absolwent|graduat|technikum|liceum|uczeln/;
const unfinished =
  /w trakcie|obecnie|student\w*\b|nieukonczon|nie ukonczyl|przerwan|niepeln|ongoing|present|in progress|currently|expected|not completed|unfinished|dropped out|\d rok studiow/;
const denied = /\b(?:brak|nie posiadam|bez|no|without)\b[^,.;]{0,25}(?:wyksztalcen|degree|studiow|matury|education)/;

function entryOf(cv: CvIndex, index: number): EducationEntry | null {
  const line = cv.lines[index];
  if (!line || line.isHeading || denied.test(line.folded)) return null;
  const isEducation = line.section === 'education';
  // A job at a university is no degree: in the experience section only a clear word counts.
  const isJob = line.section === 'experience' || line.section === 'interests';
  const rule = rules.find(
    ({ words, isClear }) => words.test(line.folded) && (isClear || isEducation || (!isJob && school.test(line.folded))),
  );
  if (!rule || (isJob && !/wyksztalcen|degree/.test(line.folded))) return null;
  const nearby = isEducation ? `${line.folded} ${nextLine(cv, index)}` : line.folded;
  return { line: index, level: rule.level, isUnfinished: unfinished.test(nearby), isImplied: rule.isImplied === true };
}

/** The line below belongs to an entry unless it begins one itself. */
function nextLine(cv: CvIndex, index: number): string {
  const next = cv.lines[index + 1];
  if (!next || next.section !== 'education' || /\d{4}/.test(next.folded) || school.test(next.folded)) return '';
  return next.folded;
}

/** What the CV says of schooling, highest level first, finished before unfinished. */
export function findEducation(cv: CvIndex): EducationEntry[] {
  return cv.lines
    .flatMap((_, index) => entryOf(cv, index) ?? [])
    .sort(
      (first, second) =>
        Number(first.isUnfinished) - Number(second.isUnfinished) ||
        second.level - first.level ||
        Number(first.isImplied) - Number(second.isImplied),
    );
}

/** The line in which the CV says that its author has no such schooling. */
export function findDeniedEducation(cv: CvIndex): number | null {
  const line = cv.lines.findIndex(({ folded }) => denied.test(folded));
  return line >= 0 ? line : null;
}

/** Whether a line speaks of schooling: where a field of study may be looked for. */
export function isAboutEducation(cv: CvIndex, line: number): boolean {
  const found = cv.lines[line];
  if (!found || found.section === 'experience') return false;
  if (found.section === 'education') return true;
  return school.test(found.folded) || rules.some(({ words, isClear }) => isClear && words.test(found.folded));
}
