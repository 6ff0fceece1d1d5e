import type { CvDocument, CvPage } from '@/lib/domain/cv-document';
import { findAddresses } from './masking/addresses';
import { findBeliefs } from './masking/beliefs';
import { findBirthDates } from './masking/birth-dates';
import { findOrigin } from './masking/blind/record-lines';
import { findTraits } from './masking/blind/find-traits';
import { townName } from './masking/blind/towns';
import { insideOf, type MaskedPage } from './masking/context';
import { findEmails } from './masking/emails';
import { findFamily } from './masking/family/find-family';
import { findInitials } from './masking/initials';
import { findInstructions } from './masking/instructions';
import { findLinks } from './masking/links';
import { mergeMasks, type Mask } from './masking/mask';
import { findLabelledNames } from './masking/name-labels';
import { findNameTokens } from './masking/name-tokens';
import { findNames } from './masking/names';
import { findIdentityNumbers } from './masking/numbers';
import { ownNames, type MaskedName, type OwnNames } from './masking/own-names';
import { pageLines, type PageLine } from './masking/page-lines';
import { findPhones } from './masking/phones';
import { countDoubts } from './masking/second-check/count-doubts';
import { findLikelyNames } from './masking/second-check/likely-names';
import { foldSameLength } from './profile/fold-same-length';
import { findPlace } from './profile/place';
import { findSectionLines, type SectionKind } from './profile/sections';

/** Sections about employers, schools and work: a street or an ordinary word there is not the candidate's own data. */
const aboutWork: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'skills', 'certificates', 'languages']);
const aboutContact: ReadonlySet<SectionKind> = new Set(['header', 'contact']);

/** Tells whether a place is on the same line as one of the masks. */
function besideOf(text: string, masks: Mask[]): (at: number) => boolean {
  let start = 0;
  let next = 0;
  const sorted = [...masks].sort((one, other) => one.start - other.start);
  const lines = text.split('\n').flatMap((line) => {
    const range = { start, end: start + line.length };
    start = range.end + 1;
    while ((sorted[next]?.end ?? Infinity) <= range.start) next += 1;
    return (sorted[next]?.start ?? Infinity) < range.end ? [range] : [];
  });
  return insideOf(lines);
}

interface Page extends MaskedPage {
  lines: readonly PageLine[];
  isContact: (at: number) => boolean;
}

function masksOfPage(page: Page, own: OwnNames | null, isOfPerson: boolean): Mask[] {
  const { text, folded, isContact } = page;
  const names = own
    ? [findNames(page, own), findNameTokens(page, own), findInitials(page, own), findLabelledNames(page)].flat()
    : [];
  const found = [
    ...findInstructions(folded),
    ...findIdentityNumbers(folded),
    ...findPhones(page),
    ...findEmails(folded),
    ...findLinks(page, own ? [...own.firsts, ...own.lasts] : [], isContact),
    ...findAddresses(page),
    ...names,
  ];
  const person = isOfPerson
    ? [...findFamily({ ...page, known: found }), ...findOrigin(page), ...findBeliefs(page)]
    : [];
  return mergeMasks(text, [...found, ...person, ...findBirthDates(page, besideOf(text, found))]);
}

type Line = ReturnType<typeof findSectionLines>[number];

function maskedPage(page: CvPage, lines: readonly Line[]): Page {
  const isWorking = insideOf(lines.filter(({ section }) => aboutWork.has(section)));
  const isContact = insideOf(lines.filter(({ section }) => aboutContact.has(section)));
  const folded = foldSameLength(page.text);
  return { text: page.text, folded, isOwn: (at) => !isWorking(at), isContact, lines: pageLines(lines) };
}

/** What is known of a text from outside it. */
export interface Known {
  /** The CV file's name as it was uploaded: its words may be the person's name. */
  fileName?: string | null;
  /** Whether the text is a job's description: family, leaves and children in it are not the candidate's. */
  isDescription?: boolean;
  /** Whether the masked text is only shown to recruiters, and not sent to a model. */
  isForScreen?: boolean;
}

/** The known names, and names that only the second look (`second-check`) finds. */
function namesOf(document: CvDocument, lines: readonly Line[], name: MaskedName, known: Known): OwnNames {
  const { fileName = null, isDescription = false, isForScreen } = known;
  if (isDescription) return ownNames(name);
  const { name: more, likely } = findLikelyNames(document, lines, name, fileName);
  const join = (one: string | null, other: string | null): string => [one, other].filter(Boolean).join(' ');
  const all = { firstName: join(name.firstName, more.firstName), lastName: join(name.lastName, more.lastName) };
  return ownNames(all, { likely, isForScreen });
}

/**
 * Which characters of a CV must not leave the machine (docs/specification.md, Analysis): PESEL, account and phone numbers, e-mail
 * and street addresses, birth dates, links to the person's pages, family, origin and faith, and the names where the analysis is blind
 * (docs/decisions/0042).
 *
 * @param name the candidate's; null leaves names as they are
 * @returns for each page of `document`, in its order, masks in order without overlaps
 */
export function maskPersonalData(document: CvDocument, name: MaskedName | null, known: Known = {}): Mask[][] {
  const lines = findSectionLines(document);
  const own = name && namesOf(document, lines, name, known);
  return document.pages.map((page) =>
    masksOfPage(maskedPage(page, linesOf(lines, page)), own, known.isDescription !== true),
  );
}

/**
 * How many words that may be the person's name are left in a text that was masked.
 *
 * @param masks of each page, in order (`maskPersonalData` with the same name)
 */
export function countNamesInDoubt(document: CvDocument, masks: Mask[][], name: MaskedName, known: Known = {}): number {
  const lines = findSectionLines(document);
  return countDoubts(document, lines, masks, namesOf(document, lines, name, known));
}

const linesOf = (lines: readonly Line[], { number }: CvPage): Line[] => lines.filter(({ page }) => page === number);

/**
 * Which characters of a CV a blind process hides: what `maskPersonalData` masks, names included, and what tells sex,
 * nationality, residence and other people. Only for showing: the CV is judged with less masked.
 *
 * @param town where the candidate lives, as known from outside the CV; null: only what the CV says
 */
export function maskForBlindProcess(
  document: CvDocument,
  name: MaskedName,
  town: string | null,
  known: Known = {},
): Mask[][] {
  const lines = findSectionLines(document);
  const towns = [town, findPlace(lines.filter(({ text }) => text.trim() !== '')).city]
    .filter((one) => one !== null)
    .map(townName);
  return maskPersonalData(document, name, { ...known, isForScreen: true }).map((masks, index) => {
    const page = document.pages[index];
    if (!page) return masks;
    const traits = findTraits({ ...maskedPage(page, linesOf(lines, page)), known: masks, towns });
    return mergeMasks(page.text, [...masks, ...traits]);
  });
}
