import type { CvDocument } from '../cv-document';
import { foldSameLength } from './fold-same-length.ts';

export type SectionKind =
  | 'header'
  | 'about'
  | 'experience'
  | 'education'
  | 'languages'
  | 'skills'
  | 'contact'
  | 'certificates'
  | 'interests'
  | 'clause'
  | 'other';

/** A line with its section; `[start, end)` are offsets in the page's `text`. */
export interface SectionLine {
  page: number;
  start: number;
  end: number;
  text: string;
  /** The line folded, same length. */
  folded: string;
  section: SectionKind;
  isHeading: boolean;
}

/** Section headings in both languages, folded; matched against a whole line without punctuation. */
const headings: [SectionKind, RegExp][] = [
  [
    'about',
    /^(o mnie|about( me)?|profil( zawodowy| osobisty| kandydata)?|(professional |personal |career |executive )?(profile|summary)|podsumowanie( zawodowe)?|(career )?objective|cel zawodowy|kilka slow o mnie|sylwetka zawodowa)$/,
  ],
  [
    'experience',
    /^(doswiadczenie( zawodowe)?|przebieg (kariery|pracy|zatrudnienia)( zawodowej)?|historia zatrudnienia|kariera( zawodowa)?|praca zawodowa|(work |professional |relevant |employment )?experience|(employment|work|career) history|employment|praktyki( i staze)?|staze|internships?)$/,
  ],
  [
    'education',
    /^(wyksztalcenie( i kursy)?|edukacja|szkoly|szkola|nauka|przebieg nauki|education( (and|&) training)?|educational background|academic background|qualifications|studia|studies)$/,
  ],
  [
    'languages',
    /^(jezyki( obce)?|znajomosc jezykow( obcych)?|umiejetnosci jezykowe|kompetencje jezykowe|(foreign )?languages?( skills)?|language proficiency|jezyki i poziom)$/,
  ],
  [
    'skills',
    /^(umiejetnosci( (techniczne|miekkie|i kompetencje|zawodowe|komputerowe|dodatkowe|kluczowe))?|kompetencje( kluczowe| techniczne| miekkie)?|(technical |key |core |soft |hard |it |professional )?(skills|competenc(es|ies))|kluczowe (kompetencje|umiejetnosci)|technologie|technologies|tech(nology)? stack|narzedzia|tools|obsluga komputera|jezyki programowania|programming languages|co umiem|kluczowe|key competences|mocne strony|strengths|skills (and|&) tools|uprawnienia)$/,
  ],
  [
    'contact',
    /^(kontakt|contact( details| information)?|dane (kontaktowe|osobowe)|personal (details|information|data)|adres|address)$/,
  ],
  [
    'certificates',
    /^(kursy( i (szkolenia|certyfikaty))?|szkolenia( i (kursy|certyfikaty))?|certyfikaty( i (kursy|szkolenia))?|certificat(es|ions?)( (and|&) (courses|training))?|courses( (and|&) (training|certificates|certifications))?|training(s)?( (and|&) (courses|certificates|certifications))?|licenses( (and|&) certifications)?)$/,
  ],
  [
    'interests',
    /^(zainteresowania( i hobby)?|hobby|pasje|interests|hobbies( (and|&) interests)?|interests (and|&) hobbies|po godzinach|czas wolny|poza praca|outside work|free time)$/,
  ],
  ['clause', /^(klauzula( rodo)?|zgoda|rodo|gdpr( clause)?|consent( clause)?|oswiadczenie|statement)$/],
  [
    'other',
    /^((wybrane )?projekty|(selected |personal )?projects|osiagniecia|(key )?achievements|awards|nagrody|wolontariat|volunteer(ing)?( experience)?|publikacje|publications|referencje|references|portfolio|linki|links|(informacje )?dodatkowe( informacje)?|additional information|oczekiwania( finansowe)?|(salary )?expectations|dyspozycyjnosc|availability|dzialalnosc( dodatkowa)?|organizacje|informacje|inne|other)$/,
  ],
];

const consent = /^(wyrazam zgode|zgadzam sie na przetwarzanie|i (hereby )?(agree|consent|give)|oswiadczam, ze)/;

function kindOf(words: string): SectionKind | null {
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

function bareTitle(folded: string): string {
  return folded.replace(/^[^a-z]+|(?<=[a-z])[^a-z]+$/g, '').replace(/\s+/g, ' ');
}

function headingKind(folded: string): SectionKind | null {
  // A title that wraps may end with a conjunction: "WYKSZTAŁCENIE I".
  const bare = bareTitle(folded).replace(/ (?:i|oraz|and)$/, '');
  if (bare.length === 0 || bare.length > 45) return null;
  const whole = kindOf(bare);
  if (whole) return whole;
  // "Szkolenia i uprawnienia": a combined title counts as its first.
  const kinds = bare.split(/ (?:i|oraz|and|&|\/) |, /).map(kindOf);
  return kinds.length > 1 && kinds.every((kind) => kind !== null) ? (kinds[0] ?? null) : null;
}

/** The first cell of a line with several. */
function titleCell(text: string): string | null {
  const tab = text.indexOf('\t');
  return tab > 0 ? text.slice(0, tab) : null;
}

/** "PRZEBIEG PRACY" / "ZAWODOWEJ": the second half of a title that begins in the cell above. */
function isSecondHalf(cell: string, above: string | undefined): boolean {
  const first = above === undefined ? null : foldSameLength(titleCell(above) ?? above);
  if (!first || !headingKind(first)) return false;
  return headingKind(`${bareTitle(first)} ${bareTitle(foldSameLength(cell))}`) !== null;
}

/** A title beside its content becomes a separate line. */
function cellsOf(text: string, above: string | undefined): string[] {
  const cell = titleCell(text);
  const isTitle = cell !== null && (headingKind(foldSameLength(cell)) !== null || isSecondHalf(cell, above));
  return isTitle ? [cell, text.slice(cell.length + 1)] : [text];
}

const schooling =
  /szkol|uniwersytet|politechnik|akademi|liceum|technikum|universit|college|school|studia|licencjat|magister|degree|bachelor/;

/**
 * In columns two titles may be read before the contents of both: then jobs come first, unless the content begins with a
 * school.
 */
function sectionOfContent(lines: readonly SectionLine[], section: SectionKind, folded: string): SectionKind {
  if (section !== 'education' || lines.at(-1)?.isHeading !== true || schooling.test(folded)) return section;
  const contents = lines.findLastIndex(({ isHeading, text }) => !isHeading && text.trim() !== '');
  return lines.slice(contents + 1).some((line) => line.section === 'experience') ? 'experience' : section;
}

/**
 * Every line of a CV with its section, in reading order. Lines before the first heading are `header`. A section
 * continues over page breaks until the next heading.
 */
export function findSectionLines(document: CvDocument): SectionLine[] {
  const lines: SectionLine[] = [];
  let section: SectionKind = 'header';
  for (const page of document.pages) {
    let start = 0;
    const pageLines = page.text.split('\n');
    const cells = pageLines.flatMap((line, index) => cellsOf(line, pageLines[index - 1]));
    for (const [index, text] of cells.entries()) {
      const folded = foldSameLength(text);
      const isRest = text.trim() !== '' && lines.at(-1)?.isHeading === true && isSecondHalf(text, cells[index - 1]);
      // The second half of a title keeps the section.
      const kind: SectionKind | null = isRest ? section : headingKind(folded);
      if (kind) section = kind;
      else if (consent.test(folded.trim())) section = 'clause';
      else if (text.trim() !== '') section = sectionOfContent(lines, section, folded);
      const end = start + text.length;
      lines.push({ page: page.number, start, end, text, folded, section, isHeading: kind !== null });
      start = end + 1;
    }
  }
  return lines;
}
