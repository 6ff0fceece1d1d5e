import type { CvDocument, CvPage } from './cv-document';
import { findAddresses } from './masking/addresses';
import { findBirthDates } from './masking/birth-dates';
import { blindLines } from './masking/blind/blind-page';
import { findTraits } from './masking/blind/find-traits';
import { townName } from './masking/blind/towns';
import { insideOf, type MaskedPage } from './masking/context';
import { findEmails } from './masking/emails';
import { findInstructions } from './masking/instructions';
import { findLinks } from './masking/links';
import { mergeMasks, type Mask } from './masking/mask';
import { findLabelledNames } from './masking/name-labels';
import { findNameTokens } from './masking/name-tokens';
import { findNames } from './masking/names';
import { findIdentityNumbers } from './masking/numbers';
import { ownNames, type MaskedName, type OwnNames } from './masking/own-names';
import { findPhones } from './masking/phones';
import { foldSameLength } from './profile/fold-same-length';
import { findPlace } from './profile/place';
import { findSectionLines, type SectionKind } from './profile/sections';

/** Sections that speak of employers, schools and work: a street or a common word there is no personal datum. */
const aboutWork: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'skills', 'certificates', 'languages']);
const aboutContact: ReadonlySet<SectionKind> = new Set(['header', 'contact']);

/** Tells whether a place stands in a line that has one of the masks. */
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

function masksOfPage(page: MaskedPage, own: OwnNames | null, isContact: (at: number) => boolean): Mask[] {
  const { text, folded } = page;
  const names = own ? [...findNames(page, own), ...findNameTokens(page, own), ...findLabelledNames(page)] : [];
  const found = [
    ...findInstructions(folded),
    ...findIdentityNumbers(folded),
    ...findPhones(page),
    ...findEmails(folded),
    ...findLinks(page, own ? [...own.firsts, ...own.lasts] : [], isContact),
    ...findAddresses(page),
    ...names,
  ];
  return mergeMasks(text, [...found, ...findBirthDates(page, besideOf(text, found))]);
}

type Line = ReturnType<typeof findSectionLines>[number];

function maskedPage(page: CvPage, lines: readonly Line[]): MaskedPage & { isContact: (at: number) => boolean } {
  const isWorking = insideOf(lines.filter(({ section }) => aboutWork.has(section)));
  const isContact = insideOf(lines.filter(({ section }) => aboutContact.has(section)));
  return { text: page.text, folded: foldSameLength(page.text), isOwn: (at) => !isWorking(at), isContact };
}

/**
 * Which characters of a CV must not leave the machine (docs/specification.md, Analysis): PESEL, account and phone numbers, e-mail and
 * street addresses, birth dates, links to the person's pages, and the names where the analysis is blind.
 *
 * @param name the candidate's; null leaves names as they are
 * @returns for each page of `document`, in its order, masks in order without overlaps
 */
export function maskPersonalData(document: CvDocument, name: MaskedName | null): Mask[][] {
  const lines = findSectionLines(document);
  const own = name && ownNames(name);
  return document.pages.map((page) => {
    const { isContact, ...masked } = maskedPage(page, linesOf(lines, page));
    return masksOfPage(masked, own, isContact);
  });
}

const linesOf = (lines: readonly Line[], { number }: CvPage): Line[] => lines.filter(({ page }) => page === number);

/**
 * Which characters of a CV a blind process does not show: the same with the names, and what tells sex, family, nationality,
 * residence and other people. For the screen alone: a CV is judged by more.
 *
 * @param town where the candidate lives, as it is known besides the CV; null: only what the CV says
 */
export function maskForBlindProcess(document: CvDocument, name: MaskedName, town: string | null): Mask[][] {
  const lines = findSectionLines(document);
  const towns = [town, findPlace(lines.filter(({ text }) => text.trim() !== '')).city]
    .filter((one) => one !== null)
    .map(townName);
  return maskPersonalData(document, name).map((known, index) => {
    const page = document.pages[index];
    if (!page) return known;
    const own = linesOf(lines, page);
    const traits = findTraits({ ...maskedPage(page, own), lines: blindLines(own), known, towns });
    return mergeMasks(page.text, [...known, ...traits]);
  });
}
