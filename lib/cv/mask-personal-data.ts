import type { CvDocument } from './cv-document';
import { findAddresses } from './masking/addresses.ts';
import { findBirthDates } from './masking/birth-dates.ts';
import { findInstructions } from './masking/instructions.ts';
import { findLinks } from './masking/links.ts';
import { mergeMasks, type Mask } from './masking/mask.ts';
import { findNames, nameParts, type MaskedName } from './masking/names.ts';
import { findPersonalNumbers } from './masking/numbers.ts';
import { foldSameLength } from './profile/fold-same-length.ts';
import { findSectionLines, type SectionKind } from './profile/sections.ts';

/** Sections that speak of employers, schools and work: a street or a common word there is no personal datum. */
const aboutWork: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'skills', 'certificates', 'languages']);

/**
 * Which characters of a CV must not leave the machine (decisions.md, Analysis): PESEL, account and phone numbers, e-mail and
 * street addresses, birth dates, links to the person's pages, and the names where the analysis is blind.
 *
 * @param name the candidate's; null leaves names as they are
 * @returns for each page of `document`, in its order, masks in order without overlaps
 */
export function maskPersonalData(document: CvDocument, name: MaskedName | null): Mask[][] {
  const lines = findSectionLines(document);
  return document.pages.map((page) => {
    const working = lines.filter((line) => line.page === page.number && aboutWork.has(line.section));
    const isOwn = (at: number): boolean => !working.some(({ start, end }) => at >= start && at < end);
    const folded = foldSameLength(page.text);
    return mergeMasks(page.text, [
      ...findInstructions(folded),
      ...findPersonalNumbers(folded),
      ...findBirthDates(folded),
      ...findLinks(folded, name ? nameParts(name) : []),
      ...findAddresses(folded, isOwn),
      ...(name ? findNames(page.text, name, isOwn) : []),
    ]);
  });
}
