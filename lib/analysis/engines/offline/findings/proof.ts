import type { Verdict } from '@/lib/domain/analysis-schemas';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import type { RequiredLevel, RequiredProof } from '../requirement/condition';
import { isPersonName } from '@/lib/analysis/engines/offline/requirement/person-name';
import { isProduct, type TermPiece } from '@/lib/analysis/engines/offline/requirement/term-piece';
import { isDoing } from '@/lib/analysis/engines/offline/requirement/word-classes';
import type { CvIndex } from '../statements/cv-index';
import { isDenied, type Statement, type Strength } from '../statements/statement';
import { deniesWork } from '@/lib/analysis/engines/offline/statements/denial';
import {
  isInternship,
  isLesson,
  isInTitle,
  isInWork,
  isItem,
  isMerelyListed,
  isPermit,
  isRefusedPermit,
  isTitle,
  isPartOfWork,
} from '@/lib/analysis/engines/offline/statements/place';
import { familyMatch, wordMatch } from '@/lib/analysis/engines/offline/text/compare-words';
import type { CvToken } from '../statements/cv-tokens';
import type { Token } from '../text/tokenize';
import type { PieceFinding } from './search-words';
import { enough } from './thresholds';

// What counts as proof: the only place that says which statement proves how much of what is asked for.

const isWork = (proof: RequiredProof): boolean => proof === 'work' || proof === 'paid' || proof === 'title';

/** Strengths that show knowledge or work, but not all that is asked for. */
export const inPart = new Set<Strength>(['course', 'basic', 'lowest', 'learning', 'supervised']);

/** What a single statement proves. */
export function gradeStatement(
  statement: Statement,
  coverage: number,
  level: RequiredLevel,
  proof: RequiredProof,
): Verdict {
  if (statement.strength === 'negated') return 'NOT_MET';
  if (statement.strength === 'hobby' || statement.strength === 'unpaid') return 'PARTIALLY_MET';
  if (coverage < enough) return 'PARTIALLY_MET';
  // A permit is held or not: its course was passed, its basic kind is valid.
  if (level === 'basic' || (proof === 'permit' && statement.strength !== 'learning')) return 'MET';
  if (statement.strength === 'lowest' && level === 'strong') return 'NOT_MET';
  if (inPart.has(statement.strength)) return 'PARTIALLY_MET';
  return statement.strength === 'medium' && level === 'strong' ? 'PARTIALLY_MET' : 'MET';
}

/** Denials in the CV that no job contradicts. */
export function deniedAtWork(
  cv: CvIndex,
  { main, statements, coverage }: PieceFinding,
  proof: RequiredProof,
): Statement[] {
  if (proof === 'permit') {
    const permits = statements.filter((statement) => isPermit(cv, statement));
    return permits.every((statement) => isRefusedPermit(cv, statement)) ? permits : [];
  }
  if (!isWork(proof)) return [];
  const denied = main.filter(isDenied);
  const isShown = main.some((statement) => !isDenied(statement) && isInWork(cv, statement));
  return isShown || coverage < enough ? denied.filter(({ from, to }) => deniesWork(cv, from, to)) : denied;
}

/** Whether work is asked for and the thing was only learnt. */
export function isLearntOnly(cv: CvIndex, { statements }: PieceFinding, proof: RequiredProof): boolean {
  const isOnly = (statement: Statement) => statement.strength === 'course' || isLesson(cv, statement);
  return proof === 'paid' && statements.every(isOnly);
}

/** Whether the findings are too weak for MET. */
export function isUnproven(cv: CvIndex, found: PieceFinding, level: RequiredLevel, proof: RequiredProof): boolean {
  if (found.main.some(isDenied)) return true;
  if (isWork(proof) && found.statements.every((statement) => isInternship(cv, statement))) return true;
  const isListed = (statement: Statement) => statement.strength !== 'strong' && isMerelyListed(cv, statement);
  return level === 'strong' && found.main.every(isListed);
}

/**
 * Whether the CV only lists the thing: somebody who lists "Excel" among programs need not know "Excel (pivot tables)"
 * or "Excel macros".
 */
export function isBare(
  cv: CvIndex,
  piece: TermPiece,
  features: readonly Token[],
  statements: readonly Statement[],
): boolean {
  if (!isProduct(piece) || features.length === 0) return false;
  const isTold = (line: number) =>
    features.some((word) => cv.words.findMeaning(word).some(({ token }) => cv.tokens[token]?.line === line));
  return statements.every(
    (statement) => isMerelyListed(cv, statement) && isItem(cv, statement) && !isTold(statement.line),
  );
}

/** Statements on lines with a title of the same job as the piece: "specjalistka" for "ds. rekrutacji". */
function statementsInTitles(cv: CvIndex, { spelled }: TermPiece, { statements }: PieceFinding): Statement[] {
  const names = spelled.flatMap(({ token }) => (isJobTitle(token.folded) ? [token] : []));
  // Each line is looked at once: a hostile one may have thousands of statements.
  const lines = new Set(statements.map(({ line }) => line));
  const ofTitles = new Set([...lines].filter((line) => isInTitle(cv, line, names)));
  return statements.filter(({ line }) => ofTitles.has(line));
}

/**
 * Keeps only statements of the name itself, of its tasks and of other names, not of a thing or place with the same
 * root.
 */
function withoutThings(cv: CvIndex, { spelled }: TermPiece, found: PieceFinding): PieceFinding {
  const names = spelled.map(({ token }) => token).filter(isPersonName);
  if (names.length === 0) return found;
  const isKept = ({ from, to }: Statement) =>
    !cv.tokens.slice(from, to).some((token) => isThingOfName(cv, token, names));
  const statements = found.statements.filter(isKept);
  const coverage = statements.length > 0 ? found.coverage : 0;
  return { ...found, statements, main: found.main.filter(isKept), coverage };
}

/** When a job of that name is asked for, other mentions of it prove only a part. */
export function asTitle(cv: CvIndex, piece: TermPiece, found: PieceFinding, proof: RequiredProof): PieceFinding {
  if (!isWork(proof) || found.statements.every(isDenied)) return found;
  const ofPeople = withoutThings(cv, piece, found);
  return proof === 'title' ? named(cv, piece, ofPeople) : ofPeople;
}

function named(cv: CvIndex, piece: TermPiece, found: PieceFinding): PieceFinding {
  const titles = found.statements.filter((statement) => isTitle(cv, statement));
  const inTitles = titles.length > 0 ? [] : statementsInTitles(cv, piece, found);
  const told = found.statements.filter((statement) => isPartOfWork(cv, statement));
  const statements = [titles, inTitles, told].find(({ length }) => length > 0);
  if (!statements) return { ...found, coverage: Math.min(found.coverage, enough - 0.1) };
  // "Java" is no title, but on the line of "Senior Java Developer" it is part of one; "Java Developer" is another
  // title.
  const lines = new Set(statements.map(({ line }) => line));
  const ofTitle = found.main.filter(({ line }) => lines.has(line));
  const ofWhole = ofTitle.filter(({ line }) => found.parts.every((part) => part.has(line)));
  return { ...found, statements, main: ofWhole.length > 0 ? ofWhole : ofTitle };
}

/** Whether a statement affirms enough of what is asked for, so that denials of its parts do not matter. */
export function isAffirmed(cv: CvIndex, best: Statement | undefined, coverage: number, proof: RequiredProof): boolean {
  return best !== undefined && !isDenied(best) && coverage >= enough && (!isWork(proof) || isInWork(cv, best));
}

/** Whether a permit is asked for and no place names one. */
export function lacksPermit(cv: CvIndex, best: Statement, { statements }: PieceFinding, proof: RequiredProof): boolean {
  return proof === 'permit' && !isDenied(best) && !statements.some((statement) => isPermit(cv, statement));
}

/** "Hydraulika" is a field, or of the hydraulik; "kierownica" has the stem of "kierownik". */
const ofField = /(?:[iy]k(?:a|i|e)|[iy]ce|ic[aey])$/;
/** "Spawarka", "cukiernia", "leśniczówka": what people of that name use, or where they are. */
const thingOrPlace = /(?:(?:ar|er|ow|acz)(?:ka|ki|ke|kami|ek|ce)|ni(?:a|e|ach)?)$/;

/**
 * Whether a word of a CV is no name of people though it looks like one of the names, nor a task of theirs.
 *
 * @param names words of a requirement
 */
function isThingOfName(cv: CvIndex, token: CvToken, names: readonly Token[]): boolean {
  if (isDoing(token)) return false;
  if (names.some((name) => wordMatch(name, token) > 0)) return ofField.test(token.folded) && !cv.isTitlePlace(token);
  return thingOrPlace.test(token.folded) && names.some((name) => familyMatch(name, token) > 0);
}
