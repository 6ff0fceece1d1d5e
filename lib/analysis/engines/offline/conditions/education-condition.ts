import type { Verdict } from '@/lib/analysis/schemas';
import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import type { CvIndex } from '../cv/cv-index';
import {
  educationLines,
  findDeniedEducation,
  findEducation,
  type EducationEntry,
  type EducationLevel,
} from '../cv/education.ts';
import { quotableTerm } from '../cv/quotable-term.ts';
import { fieldFamilies, fieldsIn, isUmbrella } from '../lexicon/fields-of-study.ts';
import type { Claim } from '../cv/claim';
import { quotesOf, searchPiece } from '../cv/search-piece.ts';
import { allPieces, parseTerms, type TermGroup } from '../requirement/parse-terms.ts';
import type { Condition, ConditionKind, Finding } from './condition';

const recognised =
  /\b(?:wyksztalceni\w*|studi(?:a|ow) (?:wyzsz\w+|magistersk\w+|licencjack\w+|inzyniersk\w+|techniczn\w+|kierunkow\w+)|ukonczone studia|dyplom\w*|degrees?|bachelor\w*|master'?s|master\u2019s|absolwent\w*|graduate|diploma|(?:b|m)\.?\s?sc|(?:b|m)\.?\s?eng|ll\.?b|m(?:pharm|chem|phys|ba)|ph\.?d|hn[dc]|higher education|university education|tytul (?:magistra|inzyniera|licencjata)\w*|matur[ay])\b/;

const levelPatterns: [RegExp, EducationLevel][] = [
  [/zawodow|zasadnicz|vocational|branzow/, 1],
  [/sredni|matur|secondary|high school|\btechnika?\b/, 2],
  [/\bhn[dc]\b/, 2.5],
  [
    /\bb\.?\s?(?:sc|eng|a)\b|ll\.?b|wyzsz|licencja|inzynier|bachelor|degree|university|graduate|absolwent|studi|higher|dyplom|diploma/,
    3,
  ],
  [/m\.?\s?sc|m\.?\s?eng|m(?:pharm|chem|phys|ba)\b|magist|\bmgr\b|master/, 4],
  [/doktor|ph\.?d|doctor/, 5],
];

const educationWords =
  /\b(?:wyksztalceni\w*|wyzsz\w*|sredni\w*|zawodow\w*|zasadnicz\w*|magistersk\w*|magist\w*|licencja\w*|inzyniersk\w*|studi\w*|ukoncz\w*|dyplom\w*|degrees?|bachelor(?:'s|\u2019s|s)?|master(?:'s|\u2019s|s)?|absolwent\w*|graduates?|diploma|higher|education|university|college|kierun\w*|kierunkow\w*|preferowan\w*|profil\w*|specjalno\w*|wydzial\w*|min\w*|tytul\w*|matur\w*|secondary|vocational|uczelni\w*|relevant|related|discipline|subject|field|wyzej|science(?! )|minimum|level|technika?|dziedzin\w*|kierunek|a |an |ph\.?d|doktor\w*|(?:b|m)\.?\s?sc|(?:b|m)\.?\s?eng|ll\.?b|gdl|conversion|course|m(?:pharm|chem|phys|ba)|hn[dc])\b/g;
/** "lub pokrewne", "or related": a field of the same family will do. */
const openField =
  /\b(?:lub|or|i|oraz|albo) (?:a |an )?(?:kierunek |dziedzin\w+ )?(?:pokrewn\w*|podobn\w*|zblizon\w*|related|similar|equivalent|relevant|inn\w*)\b/g;

class EducationCondition implements Condition {
  private readonly level: EducationLevel;
  private readonly fields: TermGroup;
  /** Families of which any field will do. */
  private readonly families: readonly number[];
  /** Families of the fields asked for. */
  private readonly asked: readonly number[];
  /** The fields themselves, in either language. */
  private readonly named: readonly number[];

  constructor(level: EducationLevel, fields: TermGroup, folded: string) {
    this.level = level;
    this.fields = fields;
    this.asked = fieldFamilies(folded);
    this.families = openField.test(folded) || isUmbrella(folded) ? this.asked : [];
    this.named = fieldsIn(folded);
    openField.lastIndex = 0;
  }

  judge(cv: CvIndex): Finding {
    const all = findEducation(cv);
    const entries = all.filter(({ isVoid }) => !isVoid);
    const high = entries.filter(({ level }) => level >= this.level);
    const finished = high.filter(({ isUnfinished }) => !isUnfinished);
    const judged = finished.map((entry) => this.judgeField(cv, entry));
    const met = judged.find(({ verdict }) => verdict === 'MET');
    if (met) return met;
    const denied = findDeniedEducation(cv);
    if (denied !== null && finished.length === 0)
      return this.found(cv, [denied], 'NOT_MET', 0.85, 'reasons.educationDenied');
    const unfinished = high.find((entry) => entry.isUnfinished && this.judgeField(cv, entry).verdict !== 'NOT_MET');
    if (unfinished) return this.found(cv, [unfinished.line], 'PARTIALLY_MET', 0.75, 'reasons.educationUnfinished');
    const best = judged.find(({ verdict }) => verdict === 'PARTIALLY_MET') ?? judged[0];
    if (best) return best;
    const lower = entries[0] ?? all[0];
    if (lower) return this.found(cv, [lower.line], this.judgeLower(cv, lower), 0.7, 'reasons.educationLower');
    return {
      verdict: 'NO_INFORMATION',
      confidence: 0.7,
      quotes: [],
      reason: (texts) => texts('reasons.educationMissing'),
    };
  }

  /** A degree one level lower in the right field is a part of what is asked for; a school below degrees is none. */
  private judgeLower(cv: CvIndex, entry: EducationEntry): Verdict {
    const isNext = entry.level >= 2.5 && entry.level < this.level && this.level - entry.level <= 1 && !entry.isVoid;
    return isNext && this.judgeField(cv, entry).verdict === 'MET' ? 'PARTIALLY_MET' : 'NOT_MET';
  }

  /** The field must stand with the degree itself. */
  private judgeField(cv: CvIndex, entry: EducationEntry): Finding {
    const confidence = entry.isImplied ? 0.7 : 0.9;
    if (this.fields.length === 0) return this.found(cv, [entry.line], 'MET', confidence, 'reasons.educationFound');
    const [from, to] = educationLines(cv, entry);
    const claims = this.fields
      .flatMap((piece) => {
        const { coverage, claims } = searchPiece(cv, piece);
        return coverage >= 0.5 ? claims : [];
      })
      .filter((claim: Claim) => claim.strength !== 'negated' && claim.line >= from && claim.line <= to);
    const text = cv.lines.slice(from, to + 1).map(({ folded }) => folded);
    const own = fieldFamilies(text.join(' '));
    const lines = text.flatMap((line, index) => (fieldFamilies(line).length > 0 ? [from + index] : []));
    const isNamed = fieldsIn(text.join(' ')).some((field) => this.named.includes(field));
    if (claims.length === 0 && (isNamed || own.some((family) => this.families.includes(family))))
      return this.found(cv, [...new Set([entry.line, ...lines])].slice(0, 2), 'MET', 0.8, 'reasons.educationFound');
    if (claims.length === 0) {
      const isOther = this.asked.length > 0 && own.length > 0 && !own.some((family) => this.asked.includes(family));
      const verdict = isOther ? 'NOT_MET' : 'PARTIALLY_MET';
      return this.found(cv, [entry.line], verdict, 0.6, 'reasons.educationOtherField');
    }
    const quotes = quotesOf(cv, claims, 2);
    const degree = cv.quoteLine(entry.line);
    const isShown = quotes.some((quote) => degree && quote.page === degree.page && quote.start === degree.start);
    const field = quotableTerm(cv, this.fieldNames(), claims, quotes);
    const reason: Finding['reason'] = (texts) => texts('reasons.educationFieldFound', { field });
    return {
      verdict: 'MET',
      confidence,
      quotes: isShown || !degree ? quotes : [degree, ...quotes].slice(0, 3),
      reason,
    };
  }

  private fieldNames(): string {
    return this.fields.map(({ label }) => label).join(', ');
  }

  private found(
    cv: CvIndex,
    lines: number[],
    verdict: Finding['verdict'],
    confidence: number,
    key:
      | 'reasons.educationFound'
      | 'reasons.educationLower'
      | 'reasons.educationUnfinished'
      | 'reasons.educationDenied'
      | 'reasons.educationOtherField',
  ): Finding {
    const quotes = lines.flatMap((line) => cv.quoteLine(line) ?? []);
    return { verdict, confidence, quotes, reason: (texts) => texts(key, { field: this.fieldNames() }) };
  }
}

/** Education: the lowest sufficient level, and its fields, any one of which suffices. */
export const education: ConditionKind = (clause) => {
  const folded = foldSameLength(clause);
  if (!recognised.test(folded)) return null;
  const levels = levelPatterns.filter(([words]) => words.test(folded)).map(([, level]) => level);
  const isChoice = /\b(?:lub|or|albo|badz)\b|\/|\bmin/.test(folded.replace(openField, ''));
  const level = (isChoice ? Math.min(...levels, 5) : Math.max(...levels, 1)) as EducationLevel;
  let rest = folded.replace(openField, (found) => ' '.repeat(found.length));
  rest = rest.replace(educationWords, (found) => ' '.repeat(found.length));
  const kept = [...rest].map((character, index) => (character === ' ' ? ' ' : clause.charAt(index))).join('');
  return {
    conditions: [new EducationCondition(levels.length > 0 ? level : 1, allPieces(parseTerms(kept)), folded)],
    rest: '',
  };
};
