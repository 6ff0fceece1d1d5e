import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import type { CvIndex } from '../cv/cv-index';
import {
  findDeniedEducation,
  findEducation,
  isAboutEducation,
  type EducationEntry,
  type EducationLevel,
} from '../cv/education.ts';
import { quotableTerm } from '../cv/quotable-term.ts';
import { quotesOf, searchPiece, type Claim } from '../cv/search-piece.ts';
import { parseTerms, type TermGroup } from '../requirement/parse-terms.ts';
import type { Condition, ConditionKind, Finding } from './condition';

const recognised =
  /\b(?:wyksztalceni\w*|studi(?:a|ow) (?:wyzsz\w+|magistersk\w+|licencjack\w+|inzyniersk\w+|techniczn\w+|kierunkow\w+)|ukonczone studia|dyplom\w*|degrees?|bachelor\w*|master'?s|master\u2019s|absolwent\w*|graduate|diploma|higher education|university education|tytul (?:magistra|inzyniera|licencjata)\w*|matur[ay])\b/;

const levelPatterns: [RegExp, EducationLevel][] = [
  [/zawodow|zasadnicz|vocational|branzow/, 1],
  [/sredni|matur|secondary|high school/, 2],
  [/wyzsz|licencja|inzynier|bachelor|degree|university|graduate|absolwent|studi|higher|dyplom|diploma/, 3],
  [/magist|\bmgr\b|master/, 4],
  [/doktor|ph\.?d|doctor/, 5],
];

const educationWords =
  /\b(?:wyksztalceni\w*|wyzsz\w*|sredni\w*|zawodow\w*|zasadnicz\w*|magistersk\w*|magist\w*|licencja\w*|inzyniersk\w*|studi\w*|ukoncz\w*|dyplom\w*|degrees?|bachelor(?:'s|\u2019s|s)?|master(?:'s|\u2019s|s)?|absolwent\w*|graduates?|diploma|higher|education|university|college|kierun\w*|kierunkow\w*|preferowan\w*|profil\w*|specjalno\w*|wydzial\w*|min\w*|tytul\w*|matur\w*|secondary|vocational|uczelni\w*|relevant|related|discipline|subject|field|wyzej|science(?! )|minimum|level|phd|ph\.d|doktor\w*|bsc|msc)\b/g;
/** "lub pokrewne", "or related": a related field is welcome too, but a CV cannot prove it. */
const openField = /\b(?:lub|or|i|oraz|albo) (?:pokrewn\w*|podobn\w*|related|similar|equivalent|inn\w*)\b/g;

class EducationCondition implements Condition {
  private readonly level: EducationLevel;
  private readonly fields: TermGroup;

  constructor(level: EducationLevel, fields: TermGroup) {
    this.level = level;
    this.fields = fields;
  }

  judge(cv: CvIndex): Finding {
    const entries = findEducation(cv);
    const best = entries.find(({ level, isUnfinished }) => level >= this.level && !isUnfinished);
    if (best) return this.judgeField(cv, best);
    const denied = findDeniedEducation(cv);
    if (denied !== null) return this.found(cv, [denied], 'NOT_MET', 0.85, 'reasons.educationDenied');
    const unfinished = entries.find(({ level }) => level >= this.level);
    if (unfinished) return this.found(cv, [unfinished.line], 'PARTIALLY_MET', 0.75, 'reasons.educationUnfinished');
    const lower = entries[0];
    if (lower) return this.found(cv, [lower.line], 'NOT_MET', 0.7, 'reasons.educationLower');
    return {
      verdict: 'NO_INFORMATION',
      confidence: 0.7,
      quotes: [],
      reason: (texts) => texts('reasons.educationMissing'),
    };
  }

  private judgeField(cv: CvIndex, entry: EducationEntry): Finding {
    const confidence = entry.isImplied ? 0.7 : 0.9;
    if (this.fields.length === 0) return this.found(cv, [entry.line], 'MET', confidence, 'reasons.educationFound');
    const claims = this.fields
      .flatMap((piece) => {
        const { coverage, claims } = searchPiece(cv, piece);
        return coverage >= 0.5 ? claims : [];
      })
      .filter(
        (claim: Claim) => claim.strength !== 'negated' && isAboutEducation(cv, this.lineWithSchool(cv, claim.line)),
      );
    if (claims.length === 0) {
      return this.found(cv, [entry.line], 'PARTIALLY_MET', 0.6, 'reasons.educationOtherField');
    }
    const quotes = quotesOf(cv, claims, 2);
    const own = cv.quoteLine(entry.line);
    const isShown = quotes.some((quote) => own && quote.page === own.page && quote.start === own.start);
    const field = quotableTerm(cv, this.fieldNames(), claims, quotes);
    const reason: Finding['reason'] = (texts) => texts('reasons.educationFieldFound', { field });
    return { verdict: 'MET', confidence, quotes: isShown || !own ? quotes : [own, ...quotes].slice(0, 3), reason };
  }

  /** Without headings, a field may be on the line below its school. */
  private lineWithSchool(cv: CvIndex, line: number): number {
    return isAboutEducation(cv, line) || cv.lines[line]?.section === 'experience' ? line : Math.max(0, line - 1);
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
  const isChoice = /\b(?:lub|or|albo|badz)\b|\/|\bmin/.test(folded);
  const level = (isChoice ? Math.min(...levels, 5) : Math.max(...levels, 1)) as EducationLevel;
  let rest = folded.replace(openField, (found) => ' '.repeat(found.length));
  rest = rest.replace(educationWords, (found) => ' '.repeat(found.length));
  const kept = [...rest].map((character, index) => (character === ' ' ? ' ' : clause.charAt(index))).join('');
  return { conditions: [new EducationCondition(levels.length > 0 ? level : 1, parseTerms(kept).flat())], rest: '' };
};
