import type { LanguageLevel } from '@/lib/domain/process-schemas';
import type { ExpectedPay } from '@/lib/domain/expected-pay';
import type { CvDocument, CvLanguage } from '@/lib/domain/cv-document';
import { isReadByRules } from '@/lib/domain/read-languages';
import { findAbout } from './profile/about';
import { findEmail, findPhone } from './profile/contact';
import { findAvailability } from './profile/availability';
import { findCurrentPosition } from './profile/current-position';
import { findSalaryLine, type Salary } from './profile/expected-salary';
import { findForeignMentions } from './profile/foreign-language-mentions';
import { findLanguageMentions } from './profile/language-mentions';
import { findPersonName } from './profile/person-name';
import { findPlace } from './profile/place';
import { findSectionLines, type SectionLine } from './profile/sections';

/** A CV's data on its candidate. Null: not found; nothing is guessed. */
export interface CandidateProfile {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  city: string | null;
  /** Polish name in lower case, e.g. `mazowieckie`. */
  voivodeship: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  currentPosition: string | null;
  about: string | null;
  /** Per month. */
  expectedSalary: Salary | null;
  /** The expected pay as the CV says it, in its own unit. */
  expectedPay: ExpectedPay | null;
  /** From when the candidate is free to work, in their own words. */
  availability: string | null;
  /** ISO 639-1 codes, deduplicated, in the order of the CV. */
  languages: { language: string; level: LanguageLevel }[];
}

const levels: LanguageLevel[] = ['UNKNOWN', 'BASIC', 'INTERMEDIATE', 'ADVANCED', 'PROFICIENT', 'NATIVE'];

function languagesOf(lines: readonly SectionLine[], language: CvLanguage): CandidateProfile['languages'] {
  const best = new Map<string, LanguageLevel>();
  const foreign = isReadByRules(language) ? [] : findForeignMentions(lines);
  for (const { language: code, level } of foreign.length > 0 ? foreign : findLanguageMentions(lines)) {
    const known = best.get(code);
    if (known === undefined || levels.indexOf(level) > levels.indexOf(known)) best.set(code, level);
  }
  return [...best].map(([code, level]) => ({ language: code, level }));
}

type Contact = Pick<CandidateProfile, 'firstName' | 'lastName' | 'email'>;

/**
 * Finds the name and the address together: the address confirms the name, and the name tells which of several
 * addresses is the candidate's. `below`: index of the line after the name.
 */
function findNameAndEmail(document: CvDocument, lines: SectionLine[]) {
  const email = findEmail(lines, findPersonName(document, lines, null));
  return { ...findPersonName(document, lines, email), email };
}

const linesOf = (document: CvDocument) => findSectionLines(document).filter((line) => line.text.trim() !== '');

/** Only the name and e-mail of {@link extractProfile}, which is far quicker. */
export function extractName(document: CvDocument): Contact {
  const { firstName, lastName, email } = findNameAndEmail(document, linesOf(document));
  return { firstName, lastName, email };
}

/**
 * Extracts the candidate's data from a CV in Polish or English; of one in another language what is written alike, and its
 * languages.
 *
 * @param document the CV's visible text; hidden text is ignored
 */
export function extractProfile(document: CvDocument): CandidateProfile {
  const lines = linesOf(document);
  const { below, ...contact } = findNameAndEmail(document, lines);
  // The same lines by which the budget is judged: without consent clauses.
  const own = lines.filter(({ section }) => section !== 'clause');
  const expected = findSalaryLine(own);
  return {
    ...contact,
    phone: findPhone(document, lines),
    ...findPlace(lines),
    currentPosition: findCurrentPosition(lines, below),
    about: findAbout(lines),
    expectedSalary: expected?.salary ?? null,
    expectedPay: expected?.pay ?? null,
    availability: findAvailability(own),
    languages: languagesOf(lines, document.language),
  };
}
