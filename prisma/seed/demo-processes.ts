import type { LanguageLevel, RequirementInput } from '@/lib/domain/process-schemas';
import type { DemoProcessKey } from './cvs/demo-cvs';

export interface DemoProcess {
  key: DemoProcessKey;
  /** The recruiter's own number, by which the seed finds the process again. */
  externalRecruitmentId: string;
  /** Gender-neutral, as the Labour Code requires of adverts since 24 December 2025. */
  name: string;
  description: string;
  requirements: RequirementInput[];
  languages: { language: string; level: LanguageLevel; counted: boolean }[];
  redFlags: string[];
  location: { type: 'OFFICE' | 'REMOTE' | 'HYBRID'; town: string };
  /** Monthly gross in grosze. */
  budget: { maxMinor: number; tolerancePercent: number };
  /** Ratings given by the recruiter, by the candidate's name. */
  ratings: Record<string, number>;
}

const required = (text: string, importance: number, shortName: string | null = null): RequirementInput => ({
  text,
  importance,
  shortName,
  necessity: 'REQUIRED',
});
const nice = (text: string, importance: number, shortName: string | null = null): RequirementInput => ({
  text,
  importance,
  shortName,
  necessity: 'NICE_TO_HAVE',
});

const java: DemoProcess = {
  key: 'java',
  externalRecruitmentId: 'DEMO/2026/01',
  name: 'Starszy programista / Starsza programistka Java',
  description:
    'Szukamy osoby do zespołu, który rozwija system rozliczeń dla operatorów płatności. Pięć osób, dwutygodniowe iteracje, wdrożenia kilka razy dziennie. Praca hybrydowa: dwa dni w tygodniu w biurze we Wrocławiu. Oferujemy umowę o pracę, budżet szkoleniowy i dyżury płatne osobno.',
  requirements: [
    required('Co najmniej 5 lat doświadczenia w programowaniu w Javie', 5, 'Java, 5 lat'),
    required('Spring Boot', 5),
    required('Projektowanie REST API', 4),
    required('Relacyjne bazy danych: PostgreSQL lub Oracle', 4),
    required('Testy automatyczne (JUnit, Testcontainers)', 3),
    nice('Kafka lub RabbitMQ', 3),
    nice('Docker i Kubernetes', 3),
    nice('Doświadczenie w chmurze AWS lub Azure', 2),
    nice('Wykształcenie wyższe informatyczne', 1),
  ],
  languages: [
    { language: 'en', level: 'ADVANCED', counted: true },
    { language: 'de', level: 'BASIC', counted: false },
  ],
  redFlags: ['Brak doświadczenia komercyjnego w Javie', 'Częste zmiany pracy (kolejne zatrudnienia krótsze niż rok)'],
  location: { type: 'HYBRID', town: 'Wrocław' },
  budget: { maxMinor: 2_800_000, tolerancePercent: 10 },
  ratings: { 'Jakub Wrona': 5, 'Oliver Hartley': 5, 'Kamil Ostrowski': 2, 'Adrian Kos': 1 },
};

const accounting: DemoProcess = {
  key: 'accounting',
  externalRecruitmentId: 'DEMO/2026/02',
  name: 'Specjalista / Specjalistka ds. księgowości',
  description:
    'Producent mebli pod Poznaniem poszukuje osoby, która samodzielnie poprowadzi księgi jednej ze spółek, od dekretacji po dane do sprawozdania finansowego. Zespół liczy cztery osoby, pracujemy w enova365, faktury przechodzą przez KSeF. Praca stacjonarna, ruchome godziny rozpoczęcia.',
  requirements: [
    required('Co najmniej 3 lata doświadczenia w księgowości', 5, 'Księgowość, 3 lata'),
    required('Sporządzanie deklaracji VAT i plików JPK', 5),
    required('Znajomość ustawy o rachunkowości', 4),
    required('Praca w systemie enova365, SAP, Comarch Optima lub Symfonia', 4),
    required('Wykształcenie wyższe ekonomiczne lub rachunkowość', 3),
    required('Bardzo dobra znajomość programu Excel', 3),
    nice('Przygotowywanie sprawozdań finansowych', 4, 'Sprawozdania finansowe'),
    nice('Praktyczna znajomość KSeF', 3),
    nice('Certyfikat księgowy lub kurs SKwP', 2),
  ],
  languages: [{ language: 'en', level: 'INTERMEDIATE', counted: true }],
  redFlags: ['Brak doświadczenia w prowadzeniu ksiąg'],
  location: { type: 'OFFICE', town: 'Poznań' },
  budget: { maxMinor: 1_100_000, tolerancePercent: 5 },
  ratings: { 'Beata Kwiecień': 5, 'Dominika Szulc': 2, 'Magdalena Cichosz': 3 },
};

const warehouse: DemoProcess = {
  key: 'warehouse',
  externalRecruitmentId: 'DEMO/2026/03',
  name: 'Koordynator / Koordynatorka magazynu i logistyki',
  description:
    'Centrum dystrybucyjne w Strykowie (12 tys. m², praca na trzy zmiany) szuka osoby, która pokieruje zespołem magazynu i zgra go z transportem. Zapewniamy dojazd z Łodzi, umowę o pracę, dodatek za zmianę nocną i szkolenia UDT.',
  requirements: [
    required('Co najmniej 3 lata doświadczenia w magazynie lub logistyce', 5, 'Magazyn, 3 lata'),
    required('Kierowanie zespołem', 5),
    required('Obsługa systemu WMS', 4),
    required('Planowanie transportu i dostaw', 4),
    required('Dobra znajomość programu Excel', 3),
    required('Prawo jazdy kat. B', 3),
    nice('Uprawnienia UDT na wózki widłowe', 3),
    nice('Lean, 5S lub kaizen', 2),
    nice('Gotowość do pracy zmianowej', 3, 'Praca zmianowa'),
  ],
  languages: [
    { language: 'en', level: 'INTERMEDIATE', counted: true },
    { language: 'uk', level: 'BASIC', counted: false },
  ],
  redFlags: ['Brak doświadczenia w pracy z zespołem'],
  location: { type: 'OFFICE', town: 'Stryków' },
  budget: { maxMinor: 1_000_000, tolerancePercent: 10 },
  ratings: { 'Danuta Frątczak': 4, 'Yuriy Kovalenko': 5, 'Zuzanna Bień': 1 },
};

/** The demo's processes, in order of creation. */
export const demoProcesses: DemoProcess[] = [java, accounting, warehouse];
