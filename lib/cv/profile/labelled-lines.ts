import { headingKind, type SectionKind } from './section-headings';
import type { SectionLine } from './section-line';
import { anyOf, exactly } from '@/lib/word-lists/word-pattern';
import words from './words/labelled-lines.json';

/** Words that name a section only where they open a line or stand alone on one. */
const labels: [SectionKind, RegExp][] = [
  ['experience', exactly(words.experience)],
  ['certificates', exactly(words.certificates)],
  ['skills', exactly(words.skills)],
  ['languages', exactly(words.languages)],
  ['interests', exactly(words.interests)],
];

/** "Company - Mazur Fitness", "Nazwa firmy: Stalbud": the field of a form that names an employer. */
export const employerLabel = new RegExp(
  `^\\W*(?:(?:name of |nazwa )?(?:the )?${anyOf(words.employer)}(?: name)?)\\s*[:\\u2013-](?=\\s|$)`,
  '',
);

/** A degree in a line that was taken for a job in the next column. */
const degree = /\b(?:mgr|inz|lic|kierunek|msc|bsc|beng|ma|ba)\b/;

const kindOf = (words: string): SectionKind | undefined => labels.find(([, pattern]) => pattern.test(words))?.[0];
const bare = (text: string): string => text.replace(/^[^a-z]+|(?<=[a-z])[^a-z]+$/g, '');

/** "Studia: …", "Język obcy – …" */
function labelKind(folded: string): SectionKind | undefined {
  const [, label, sign] = /^[^a-z]*([a-z][a-z. ]{1,30}?)\s*([:\u2013-])/.exec(folded) ?? [];
  if (!label) return undefined;
  return kindOf(label.trim()) ?? (sign === ':' ? (headingKind(label) ?? undefined) : undefined);
}

/** The last word of a sentence that wraps: "full clean driving" / "licence.", "tender" / "documents". */
const isWrapped = (text: string, above: SectionLine | undefined): boolean =>
  /^\s*\p{Ll}/u.test(text) && above !== undefined && !above.isHeading && /[\p{L},]\s*$/u.test(above.text);

/** Lines with the section that their own label names ("Studia: …"), or that a short title above them does. */
export function withLabels(lines: readonly SectionLine[]): SectionLine[] {
  let open: SectionKind | undefined;
  let labelled: SectionKind | undefined;
  return lines.map((line, index) => {
    const above = lines[index - 1];
    if (line.isHeading) open = undefined;
    const alone = line.isHeading || isWrapped(line.text, above) ? undefined : kindOf(bare(line.folded));
    if (alone) open = alone;
    else if (employerLabel.test(line.folded) && line.section !== 'references') open = 'experience';
    // A label counts for the rest of its sentence, too.
    const isRest = labelled !== undefined && (/^\s*[\p{Ll}(]/u.test(line.text) || /,\s*$/.test(above?.text ?? ''));
    labelled = line.isHeading || alone ? undefined : (labelKind(line.folded) ?? (isRest ? labelled : undefined));
    if (above?.isHeading && above.section === 'education' && degree.test(line.folded)) open = 'education';
    return {
      ...line,
      section: alone ?? labelled ?? open ?? line.section,
      isHeading: line.isHeading || alone !== undefined,
    };
  });
}
