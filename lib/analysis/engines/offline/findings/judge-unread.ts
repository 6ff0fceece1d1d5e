import type { CriterionSnapshot } from '@/lib/domain/analysis-schemas';
import type { CvLanguage } from '@/lib/domain/cv-document';
import { languageOfText } from '@/lib/i18n/language-of-text';
import { toLocale } from '@/lib/i18n/locale';
import type { Condition, ConditionOf } from '../requirement/condition';
import { isProduct, type TermPiece } from '../requirement/term-piece';
import { parseRequirement } from '../requirement/parse-requirement';
import type { CvIndex } from '../statements/cv-index';
import { findCategoriesAbroad } from '../statements/licences';
import { combineFindings } from './combine-findings';
import { silence, type Finding, type Reason, type ReasonKey } from './finding';
import { isHeld } from './judge-licence';
import { unreadName, unreadSilence } from './thresholds';

function because(key: ReasonKey, language: CvLanguage, term = ''): Reason {
  return (texts) => texts(key, { term, language: languageOfText(language, toLocale(texts('locale'))) });
}

/** Two capitals or a digit make a word a name wherever it stands: "DATEV", "S7-1200". */
const isSpelledAsName = (word: string): boolean => /\p{Lu}.*[\p{Lu}\d]/u.test(word);

const isNameAlone = (piece: TermPiece): boolean =>
  !piece.details &&
  (piece.spelled.every(({ token }) => isSpelledAsName(token.text)) || (isProduct(piece) && piece.words.length === 0));

/** The line with the name in the same letters; -1 without. */
function lineNaming(cv: CvIndex, name: string): number {
  const part = /[\p{L}\p{N}]/u;
  return cv.lines.findIndex(({ text }) => {
    const at = text.indexOf(name);
    return at >= 0 && !part.test(text.charAt(at - 1)) && !part.test(text.charAt(at + name.length));
  });
}

function literal(cv: CvIndex, line: number, term: string): Finding | null {
  const reason = because('reasons.namedInUnread', cv.document.language, term);
  const quotes = line < 0 ? [] : cv.quotes.ofLines([line]);
  return quotes.length > 0 ? { verdict: 'MET', confidence: unreadName, quotes, reason } : null;
}

function findName(cv: CvIndex, { group, level, proof }: ConditionOf<'terms'>): Finding | null {
  // A level, a length or a kind of work is stated in words that are not read.
  if (level !== 'any' || (proof !== 'any' && proof !== 'permit')) return null;
  for (const piece of group) {
    const found = isNameAlone(piece) ? literal(cv, lineNaming(cv, piece.label), piece.label) : null;
    if (found) return found;
  }
  return null;
}

function findLicence(cv: CvIndex, condition: ConditionOf<'licence'>): Finding | null {
  const found = findCategoriesAbroad(cv).find(({ categories }) => isHeld(condition, categories));
  const term = found && cv.lines[found.line]?.text.trim();
  return found && term ? literal(cv, found.line, term) : null;
}

function findLiteral(cv: CvIndex, condition: Condition): Finding | null {
  if (condition.kind === 'licence') return findLicence(cv, condition);
  return condition.kind === 'terms' ? findName(cv, condition) : null;
}

/**
 * A criterion on a CV in a language that the rules do not read: nothing is known, and a person should look. Only
 * things spelled alike in every language are looked for: a driving licence with its categories, and the name of a
 * tool, product or certificate, asked for without a level, a length or work with it, in every part of the
 * requirement. Such a find can only help the candidate, and has to be checked as well, because what the CV says of
 * the name is not read.
 */
export function judgeUnread(cv: CvIndex, { kind, text }: CriterionSnapshot): Finding {
  const unread = silence(because('reasons.languageUnread', cv.document.language), unreadSilence);
  const conditions = kind === 'REQUIREMENT' ? parseRequirement(text) : [];
  const findings = conditions.flatMap((condition) => findLiteral(cv, condition) ?? []);
  return conditions.length > 0 && findings.length === conditions.length ? combineFindings(findings) : unread;
}
