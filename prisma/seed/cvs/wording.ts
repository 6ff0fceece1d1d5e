export type SectionKey =
  | 'profile'
  | 'experience'
  | 'projects'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'interests'
  | 'extra'
  | 'contact';
type Locale = 'pl' | 'en';

/** Variants of headings; the CV's place in the list selects one. */
const headings: Record<Locale, Record<SectionKey, string[]>> = {
  pl: {
    profile: ['Profil zawodowy', 'O mnie', 'Podsumowanie', 'Kilka słów o mnie'],
    experience: ['Doświadczenie zawodowe', 'Doświadczenie', 'Przebieg pracy zawodowej', 'Historia zatrudnienia'],
    projects: ['Wybrane projekty', 'Projekty', 'Najważniejsze projekty'],
    education: ['Wykształcenie', 'Edukacja', 'Wykształcenie i szkoły'],
    skills: ['Umiejętności', 'Kompetencje', 'Kluczowe umiejętności', 'Co umiem'],
    languages: ['Języki obce', 'Języki', 'Znajomość języków'],
    certificates: ['Certyfikaty i kursy', 'Szkolenia i uprawnienia', 'Kursy'],
    interests: ['Zainteresowania', 'Po godzinach', 'Hobby'],
    extra: ['Dodatkowe informacje', 'Informacje dodatkowe', 'Inne'],
    contact: ['Kontakt', 'Dane kontaktowe', 'Dane osobowe'],
  },
  en: {
    profile: ['Profile', 'Summary', 'About me', 'Professional summary'],
    experience: ['Experience', 'Work experience', 'Employment history', 'Professional experience'],
    projects: ['Selected projects', 'Projects'],
    education: ['Education', 'Education and training'],
    skills: ['Skills', 'Technical skills', 'Core skills', 'Key competences'],
    languages: ['Languages', 'Language skills'],
    certificates: ['Certificates', 'Courses and certificates', 'Training'],
    interests: ['Interests', 'Outside work', 'Hobbies'],
    extra: ['Additional information', 'Other'],
    contact: ['Contact', 'Contact details'],
  },
};

const consents: Record<Locale, string[]> = {
  pl: [
    'Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji zgodnie z Rozporządzeniem Parlamentu Europejskiego i Rady (UE) 2016/679 z dnia 27 kwietnia 2016 r. (RODO).',
    'Zgadzam się na przetwarzanie danych osobowych zawartych w niniejszym dokumencie w celu prowadzenia rekrutacji na stanowisko, na które aplikuję (art. 6 ust. 1 lit. a RODO).',
    'Wyrażam zgodę na przetwarzanie moich danych osobowych w celu prowadzenia tej rekrutacji oraz przyszłych procesów rekrutacyjnych, zgodnie z RODO. Zgodę mogę w każdej chwili wycofać.',
  ],
  en: [
    'I agree to the processing of personal data provided in this document for the purposes of the recruitment process, pursuant to Regulation (EU) 2016/679 (GDPR).',
    'I consent to the processing of my personal data contained in this CV for the purpose of this and future recruitment processes, in line with the GDPR.',
  ],
};

const months: Record<Locale, string[]> = {
  pl: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

const present: Record<Locale, string[]> = { pl: ['obecnie', 'nadal', 'teraz'], en: ['Present', 'present', 'now'] };

export type DateStyle = 'dotted' | 'words' | 'short' | 'iso' | 'slash';

/** A section heading in the CV's language. `position` is the CV's place in the list. */
export function headingOf(key: SectionKey, locale: Locale, position: number): string {
  const choices = headings[locale][key];
  return choices[position % choices.length] ?? key;
}

/** The consent that Polish employers expect at the bottom of a CV. */
export function consentOf(locale: Locale, position: number): string {
  const choices = consents[locale];
  return choices[position % choices.length] ?? '';
}

/** A period in one of the usual formats, e.g. `03.2021 – obecnie`. Empty without a start. */
export function formatPeriod(
  from: string | null,
  to: string | null,
  style: DateStyle,
  locale: Locale,
  position: number,
): string {
  if (from === null) return '';
  if (from === to) return formatDate(from, style, locale);
  const choices = present[locale];
  const end = to === null ? (choices[position % choices.length] ?? '') : formatDate(to, style, locale);
  const dash = style === 'iso' || style === 'slash' ? '-' : '–';
  const yearsOnly = from.length === 4 && (to === null || to.length === 4);
  const separator = style === 'iso' || (yearsOnly && to !== null) ? dash : ` ${dash} `;
  return `${formatDate(from, style, locale)}${separator}${end}`;
}

function formatDate(date: string, style: DateStyle, locale: Locale): string {
  const [year = '', month] = date.split('-');
  if (!month) return year;
  const word = months[locale][Number(month) - 1] ?? '';
  if (style === 'words') return `${word} ${year}`;
  if (style === 'short') return locale === 'en' ? `${word.slice(0, 3)} ${year}` : `${month}.${year}`;
  if (style === 'iso') return `${year}.${month}`;
  return style === 'slash' ? `${month}/${year}` : `${month}.${year}`;
}
