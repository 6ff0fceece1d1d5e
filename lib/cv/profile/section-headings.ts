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

/** Section headings in both languages, folded; matched against a whole line without punctuation. */
const headings: [SectionKind, RegExp][] = [
  [
    'about',
    /^(o mnie|about( me)?|profil( zawodowy| osobisty| kandydata)?|(professional |personal |career |executive )?(profile|summary)|podsumowanie( zawodowe)?|(career )?objective|cel zawodowy|kilka slow o mnie|sylwetka zawodowa)$/,
  ],
  [
    'experience',
    /^(doswiadczenie( zawodowe)?|przebieg (kariery|pracy|zatrudnienia)( zawodowej)?|historia zatrudnienia|kariera( zawodowa)?|praca( zawodowa)?|zatrudnienie|(work |professional |relevant |employment )?experience|(employment|work|career) history|employment|jobs|(other|previous|freelance) work|(other|additional) experience|(inne|dodatkowe) doswiadczenie|where i( have|.ve)? worked|gdzie pracowal[ae]m|positions held|practice|praktyki( i (staze|praca))?|staze|internships?)$/,
  ],
  [
    'education',
    /^(wyksztalcenie( i kursy)?|(wy)?ksztalcenie|edukacja|szkoly|szkola|nauka|przebieg nauki|education( (and|&) training)?|educational background|academic background|qualifications|studia|study|studies|(gdzie|czego) sie uczyl[ae]m)$/,
  ],
  [
    'languages',
    /^(jezyki( obce)?|jezyk ojczysty|inne jezyki|znajomosc jezykow( obcych)?|umiejetnosci jezykowe|kompetencje jezykowe|(foreign |spoken |other )?languages?( skills| known| spoken)?|mother tongue( s)?|language proficiency|jezyki i poziom)$/,
  ],
  [
    'skills',
    /^(umiejetnosci( (techniczne|miekkie|i kompetencje|zawodowe|komputerowe|dodatkowe|kluczowe))?|kompetencje( kluczowe| techniczne| miekkie| osobiste| cyfrowe)?|(technical |key |core |top |soft |hard |it |computer |digital |professional )?(skills|competenc(es|ies))|core qualifications|(areas of )?expertise|kluczowe (kompetencje|umiejetnosci)|technologie|technologies|tech(nology)? stack|narzedzia|tools|obsluga komputera|jezyki programowania|programming languages|co umiem|kluczowe|key competences|mocne strony|strengths|skills (and|&) tools|uprawnienia)$/,
  ],
  [
    'contact',
    /^(kontakt|contact( details| information| me)?|dane (kontaktowe|osobowe)|personal (details|information|data)|adres|address)$/,
  ],
  [
    'certificates',
    /^(kursy( i (szkolenia|certyfikaty))?|szkoleni[ae]( i (kursy|certyfikaty))?|certyfikaty( i (kursy|szkolenia))?|certificat(es|ions?)( (and|&) (courses|training))?|courses( (and|&) (training|certificates|certifications))?|training(s)?( (and|&) (courses|certificates|certifications))?|licen[sc]es?( (and|&) certifications)?)$/,
  ],
  [
    'interests',
    /^(zainteresowania( i hobby)?|hobby|pasje|interests|hobbies( (and|&) interests)?|interests (and|&) hobbies|po godzinach|czas wolny|poza praca|outside work|free time)$/,
  ],
  ['clause', /^(klauzula( rodo)?|zgoda|rodo|gdpr( clause)?|consent( clause)?|oswiadczenie|statement)$/],
  [
    'other',
    /^((wybrane )?projekty|(selected |personal )?projects|osiagniecia|(key )?achievements|awards|honou?rs|nagrody|wystawy|konferencje|conferences|wolontariat|volunteer(ing)?( experience)?|publikacje|(selected )?publications|referencje|references|portfolio|linki|links|(informacje )?dodatkowe( informacje)?|additional information|oczekiwania( finansowe)?|oczekuje|(salary )?expectations|dyspozycyjnosc|availability|prawo jazdy|driving licen[sc]e|dzialalnosc( dodatkowa)?|organizacje|memberships?|czlonkostwo|stawka|stanowisko, o ktore ubiega sie kandydat|informacje|inne|other)$/,
  ],
];

/** Nouns that name a section with other words around them, where the line looks like a title: "Research Experience". */
const nouns: [SectionKind, RegExp][] = [
  ['other', /\b(?:volunteer\w*|wolontariat\w*|projects|publications|projekty|publikacje|awards|nagrody)\b/],
  ['certificates', /\b(?:certifications?|certificates|courses|training|licen[sc]es|kursy|szkolenia|certyfikaty)\b/],
  ['languages', /\b(?:languages|jezyki|jezykow\w*)\b/],
  ['education', /^(?:education|qualifications|wyksztalcenie|edukacja)\b|\beducation$/],
  ['experience', /\b(?:experience|employment|doswiadczenie|zatrudnienie)\b/],
  ['skills', /\b(?:skills|competenc(?:es|ies)|umiejetnosci|kompetencje)\b/],
];
const longestTitle = 45;
const mostWords = 5;

function kindOf(words: string): SectionKind | null {
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

export function bareTitle(folded: string): string {
  return folded.replace(/^[^a-z]+|(?<=[a-z])[^a-z]+$/g, '').replace(/\s+/g, ' ');
}

/** The section that a whole folded line names. */
export function headingKind(folded: string): SectionKind | null {
  // A title that wraps may end with a conjunction: "WYKSZTAŁCENIE I".
  const bare = bareTitle(folded).replace(/ (?:i|oraz|and)$/, '');
  // "2013  Internship" is a job.
  if (bare.length === 0 || bare.length > longestTitle || /\d{4}/.test(folded)) return null;
  const whole = kindOf(bare);
  if (whole) return whole;
  // "Szkolenia i uprawnienia": a combined title counts as its first.
  const kinds = bare.split(/ (?:i|oraz|and|&|\/) |, /).map(kindOf);
  return kinds.length > 1 && kinds.every((kind) => kind !== null) ? (kinds[0] ?? null) : null;
}

/** The section of a line that is set as a title and speaks of a section among other words. */
export function titleKind(folded: string): SectionKind | null {
  const bare = bareTitle(folded);
  if (
    bare.length > longestTitle ||
    bare.split(' ').length > mostWords ||
    /[\d@:;.!?|\t]/.test(folded.trim().slice(0, -1))
  )
    return null;
  return nouns.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}
