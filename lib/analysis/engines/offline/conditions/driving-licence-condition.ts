import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import type { Verdict } from '@/lib/analysis/schemas';
import { claimStrength } from '../cv/claim-strength.ts';
import type { CvIndex } from '../cv/cv-index';
import type { Condition, ConditionKind, Finding } from './condition';

const licence = /\b(?:praw(?:o|a|em) jazdy|prawk(?:o|a|iem)|driv(?:ing|er'?s?|er\u2019s)[ -]licen[cs]e)\b/;
const categoryWord = '(?:kategori\\w*|kat\\b\\.?|categor\\w+|cat\\b\\.?|class)';
const category = '(?:[abcdt]1?(?:\\s?\\+\\s?e|e\\b)?)(?![a-z0-9])';
const categoryList = new RegExp(
  `${categoryWord}\\s*(?:[:–-]\\s*)?(${category}(?:\\s*(?:,|/|i|oraz|and|&|lub|or)\\s*${category})*)`,
);
const bareList = new RegExp(`^[\\s:(,–-]*(${category}(?:\\s*(?:,|/|i|oraz|and|&|lub|or)\\s*${category})*)`);
const driver = new RegExp(
  `\\b(?:kierow(?:ca|czyni)|driver)\\b[^.;]{0,25}?(?:${categoryWord}|(?=\\b[cd]1?\\s?\\+\\s?e\\b))|^\\W*(?:kategori[ae]|kat\\.?|category|licen[cs]es?:?) ${category}|\\bkat(?:\\.|egori[aei]) ?(?=(?:b|c|ce|c\\+e)\\b)`,
);
/** "Zatrzymane prawo jazdy": there was one. */
const withdrawn =
  /\b(?:zatrzyman|zabran|odebran|cofniet|utracon|stracil|zawieszon|suspend|revok|expired|withdrawn|disqualif|taken (?:away|off))/;

function categoriesIn(folded: string): string[] {
  const list = categoryList.exec(folded)?.[1] ?? bareList.exec(folded)?.[1] ?? '';
  return [...list.matchAll(new RegExp(category, 'g'))].map(([found]) => found.replace(/[\s+]/g, '').toUpperCase());
}

/** Directive 2006/126/EC, art. 6: C and D require B, and CE covers C. */
function covers(held: readonly string[], wanted: string): boolean {
  if (held.includes(wanted)) return true;
  if (wanted === 'B') return held.some((own) => /^[CD]|^BE$/.test(own));
  return held.some((own) => own === `${wanted}E` || (wanted.endsWith('1') && own === wanted.slice(0, -1)));
}

const lesson =
  /\b(?:kurs\w*|course|egzamin\w*|exam|w trakcie|learning|lessons)\b(?: \w+){0,3}? ((?:kat\.? ?)?[abcdt]1?(?:\s?\+\s?e)?\b)/;

interface Held {
  line: number;
  categories: string[];
  isNegated: boolean;
}

function findLicences(cv: CvIndex): Held[] {
  return cv.lines.flatMap((line, index) => {
    const match = licence.exec(line.folded) ?? driver.exec(line.folded);
    if (!match) return [];
    const offset = cv.tokensOfLine(index).findIndex(({ start }) => start >= line.start + match.index);
    const from = offset < 0 ? -1 : (cv.firstTokenOf(index) ?? 0) + offset;
    const after = line.folded.slice(match.index + (licence.test(line.folded) ? match[0].length : 0));
    const next = line.folded.trim().length <= match[0].length + 2 ? (cv.lines[index + 1]?.folded ?? '') : '';
    const own = categoriesIn(after);
    const strength = from >= 0 ? claimStrength(cv, from, from + 2) : 'plain';
    if (strength === 'wish' || strength === 'learning') return [];
    const isNegated = strength === 'negated' || withdrawn.test(line.folded);
    return [{ line: index, categories: own.length > 0 ? own : categoriesIn(next), isNegated }];
  });
}

class DrivingLicenceCondition implements Condition {
  private readonly wanted: string[];
  private readonly isAnyEnough: boolean;

  constructor(wanted: string[], isAnyEnough: boolean) {
    this.wanted = wanted;
    this.isAnyEnough = isAnyEnough;
  }

  judge(cv: CvIndex): Finding {
    const found = findLicences(cv);
    const first =
      found.find(({ isNegated }) => isNegated && withdrawn.test(cv.lines[found[0]?.line ?? 0]?.folded ?? '')) ??
      found.find(({ isNegated }) => !isNegated) ??
      found[0];
    const values = { categories: this.wanted.join(', ') || '–' };
    const underWay = this.findLesson(cv);
    if (!first && underWay >= 0) return this.learning(cv, [], underWay);
    if (!first)
      return {
        verdict: 'NO_INFORMATION',
        confidence: 0.7,
        quotes: [],
        reason: (texts) => texts('reasons.licenceMissing'),
      };
    const quotes = [cv.quoteLine(first.line)].flatMap((quote) => quote ?? []);
    if (first.isNegated)
      return { verdict: 'NOT_MET', confidence: 0.9, quotes, reason: (texts) => texts('reasons.licenceNegated') };
    const held = found.filter(({ isNegated }) => !isNegated).flatMap(({ categories }) => categories);
    const { verdict, confidence } = this.compare(held);
    if (verdict === 'NOT_MET' && underWay >= 0) return this.learning(cv, quotes, underWay);
    if (verdict === 'MET') return { verdict, confidence, quotes, reason: (texts) => texts('reasons.licenceFound') };
    if (held.length === 0)
      return { verdict, confidence, quotes, reason: (texts) => texts('reasons.licenceUnnamed', values) };
    return {
      verdict,
      confidence,
      quotes,
      reason: (texts) => texts('reasons.licenceOther', { ...values, held: held.join(', ') }),
    };
  }

  private learning(cv: CvIndex, held: Finding['quotes'], line: number): Finding {
    const term = this.wanted.join(', ');
    const quotes = [...held, ...[cv.quoteLine(line)].flatMap((quote) => quote ?? [])];
    return {
      verdict: 'PARTIALLY_MET',
      confidence: 0.8,
      quotes,
      reason: (texts) => texts('reasons.termLearning', { term }),
    };
  }

  /** "Kurs na C+E w trakcie". */
  private findLesson(cv: CvIndex): number {
    return cv.lines.findIndex(({ folded }) => {
      const found = lesson.exec(folded);
      return found !== null && categoriesIn(found[1] ?? '').some((own) => this.wanted.includes(own));
    });
  }

  private compare(held: readonly string[]): { verdict: Verdict; confidence: number } {
    if (this.wanted.length === 0) return { verdict: 'MET', confidence: 0.95 };
    // In everyday speech a licence without a category means B.
    if (held.length === 0)
      return covers(['B'], this.wanted[0] ?? '')
        ? { verdict: 'MET', confidence: 0.75 }
        : { verdict: 'PARTIALLY_MET', confidence: 0.5 };
    const covered = this.wanted.filter((wanted) => covers(held, wanted));
    if (covered.length === this.wanted.length || (this.isAnyEnough && covered.length > 0))
      return { verdict: 'MET', confidence: 0.95 };
    return covered.length > 0
      ? { verdict: 'PARTIALLY_MET', confidence: 0.8 }
      : { verdict: 'NOT_MET', confidence: 0.75 };
  }
}

/** A driving licence, with categories if named. */
export const drivingLicence: ConditionKind = (clause) => {
  const folded = foldSameLength(clause);
  const match = licence.exec(folded);
  if (!match) return null;
  const after = folded.slice(match.index + match[0].length);
  const wanted = categoriesIn(after);
  const list = categoryList.exec(after) ?? bareList.exec(after);
  const end = match.index + match[0].length + (wanted.length > 0 && list ? list.index + list[0].length : 0);
  const isAnyEnough = /\b(?:lub|or)\b|\//.test(list?.[0] ?? '');
  return {
    conditions: [new DrivingLicenceCondition(wanted, isAnyEnough)],
    rest: `${clause.slice(0, match.index)} ${clause.slice(end)}`.replace(
      /\b(?:czynn|aktywn|wa[żz]n|active|valid|full)\w*/gi,
      ' ',
    ),
  };
};
