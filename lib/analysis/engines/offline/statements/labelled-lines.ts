import type { SectionKind, SectionLine } from '@/lib/cv/profile/sections';

/** Titles that open a line or stand alone on one, beside those that every reader of the CV knows. */
const labels: [SectionKind, RegExp][] = [
  [
    'experience',
    /^(?:praca|doswiadczenie(?: zawodowe)?|zatrudnienie|stanowiska|zawodowo|work|jobs|employment|where i worked|what i did|career)$/,
  ],
  ['education', /^(?:wyksztalcenie|edukacja|szkol[ay]|studia|nauka|education|studies|academic)$/],
  ['languages', /^(?:jezyki(?: obce)?|jez\.? obce|znajomosc jezykow|languages?)$/],
  [
    'certificates',
    /^(?:kurs(?:y)?|szkolenia|certyfikaty|certificates?|certifications?|licen[cs]es?|courses?|training|uprawnienia|qualifications|kwalifikacje|dokumenty|documents|papers)$/,
  ],
  [
    'interests',
    /^(?:zainteresowania|hobby|hobbies|interests|pasje|po godzinach|po pracy|outside work|w wolnych chwilach)$/,
  ],
  [
    'skills',
    /^(?:umiejetnosci|kompetencje|programy|systemy|narzedzia|oprogramowanie|komputer|skills|tools|software|systems|tech|it|co umiem)$/,
  ],
];

/** A line below the title of the schools that was taken for a job in the next column. */
const degree = /\b(?:mgr|inz|lic|kierunek|msc|bsc|beng|ma|ba)\b/;

const kindOf = (words: string): SectionKind | undefined => labels.find(([, pattern]) => pattern.test(words))?.[0];
const bare = (text: string): string => text.replace(/^[^a-z]+|(?<=[a-z])[^a-z]+$/g, '');

/** The last word of a sentence that wraps: "full clean driving" / "licence.", "tender" / "documents". */
const isWrapped = (text: string, above: SectionLine | undefined): boolean =>
  /^\s*\p{Ll}/u.test(text) && above !== undefined && !above.isHeading && /[\p{L},]\s*$/u.test(above.text);

/** Lines with the section that their own label names ("Studia: …"), or that a short title above them does. */
export function withLabels(lines: readonly SectionLine[]): SectionLine[] {
  let open: SectionKind | undefined;
  return lines.map((line, index) => {
    if (line.isHeading) open = undefined;
    const isTitle = !line.isHeading && !isWrapped(line.text, lines[index - 1]);
    const alone = isTitle ? kindOf(bare(line.folded)) : undefined;
    if (alone) open = alone;
    const label = /^[^a-z]*([a-z][a-z. ]{1,23})[:–-]/.exec(line.folded)?.[1];
    const title = lines[index - 1];
    if (title?.isHeading && title.section === 'education' && degree.test(line.folded)) open = 'education';
    const section = alone ?? (label ? kindOf(label.trim()) : undefined) ?? open ?? line.section;
    return { ...line, section, isHeading: line.isHeading || alone !== undefined };
  });
}
