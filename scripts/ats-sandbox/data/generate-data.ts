import { withoutDiacritics } from '../../../prisma/seed/cvs/contact';
import { inventPerson } from './people';
import { professions, type Profession } from './professions';
import {
  type Application,
  type AtsData,
  type Candidate,
  type CvFile,
  type CvForm,
  type Recruitment,
  type StageKind,
} from './records';
import { SeededChoice } from './seeded-choice';
import { earlierVisits } from './stage-visits';

export interface DataOptions {
  seed: number;
  recruitments: number;
  candidatesPerRecruitment: number;
  /** The instant that counts as the present: everything has happened before. */
  now: number;
}

const hour = 3_600_000;
const day = 24 * hour;
const stageNames: Record<'pl' | 'en', Record<StageKind, string>> = {
  pl: {
    inbox: 'Nowe zgłoszenia',
    screening: 'Preselekcja',
    selected: 'Wybrany przez AI',
    interview: 'Rozmowa',
    offer: 'Oferta',
    hired: 'Zatrudnieni',
  },
  en: {
    inbox: 'New applications',
    screening: 'Screening',
    selected: 'Selected by AI',
    interview: 'Interview',
    offer: 'Offer',
    hired: 'Hired',
  },
};
const stageKinds = Object.keys(stageNames.pl) as StageKind[];
const sources = ['Pracuj.pl', 'LinkedIn', 'Strona kariery', 'Polecenie pracownika', 'OLX Praca', 'Rocket Jobs'];

/** Makes the data set: equal options, equal data, whatever the machine. CVs are drawn when they are asked for. */
export function generateData(options: DataOptions): AtsData {
  const data: AtsData = {
    seed: options.seed,
    recruitments: new Map(),
    candidates: new Map(),
    applications: new Map(),
    definedTags: ['polecenie', 'referral'],
    nextId: 900_000_001,
  };
  for (let index = 0; index < options.recruitments; index += 1) addRecruitment(data, options, index);
  return data;
}

/** The profession that a recruitment looks for, by its place. */
const professionOf = (index: number): Profession => professions[index % professions.length] as Profession;

function addRecruitment(data: AtsData, options: DataOptions, index: number): void {
  const id = 1001 + index;
  const locale = index % 3 === 2 ? 'en' : 'pl';
  const createdAt = options.now - 90 * day - index * day;
  const recruitment: Recruitment = {
    id,
    name: professionOf(index).position[locale],
    reference: `REK/2026/${String(index + 1).padStart(3, '0')}`,
    locale,
    isOpen: true,
    createdAt,
    updatedAt: createdAt,
    stages: stageKinds.map((kind, order) => ({
      id: id * 10 + order,
      recruitmentId: id,
      name: stageNames[locale][kind],
      kind,
      order,
    })),
  };
  data.recruitments.set(id, recruitment);
  for (let place = 0; place < options.candidatesPerRecruitment; place += 1) {
    const number = index * options.candidatesPerRecruitment + place;
    const candidate = makeCandidate(options, recruitment, index, number);
    data.candidates.set(candidate.id, candidate);
    const application = makeApplication(options.seed, recruitment, candidate, 700_000_001 + number);
    data.applications.set(application.id, application);
    if (number % 23 === 22) applyElsewhere(data, options, candidate, number);
  }
}

function makeCandidate(options: DataOptions, recruitment: Recruitment, index: number, number: number): Candidate {
  const choice = new SeededChoice(options.seed, number);
  const locale = choice.chance(recruitment.locale === 'en' ? 0.6 : 0.15) ? 'en' : 'pl';
  const profession = choice.chance(0.75) ? professionOf(index) : choice.one(professions);
  const person = inventPerson(choice, locale, number);
  // Never two at the same instant, unless a test asks for it.
  const createdAt = options.now - choice.between(2 * 24, 80 * 24) * hour + (number % 3_600_000);
  return {
    ...person,
    id: 500_000_001 + number,
    locale,
    profession: profession.key,
    tags: choice.chance(0.2) ? [locale === 'pl' ? 'polecenie' : 'referral'] : [],
    notes: [],
    cv: makeCv(number, person, createdAt),
    isAnonymised: false,
    createdAt,
    updatedAt: createdAt,
  };
}

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function formOf(number: number): CvForm | null {
  if (number === 11) return 'docx';
  if (number === 12) return 'corrupt';
  if (number === 13) return 'oversized';
  return number % 20 === 9 ? null : 'pdf';
}

function makeCv(number: number, person: { firstName: string; lastName: string }, addedAt: number): CvFile | null {
  const form = formOf(number);
  if (!form) return null;
  const name = withoutDiacritics(`CV_${person.firstName}_${person.lastName}`);
  return {
    id: 600_000_001 + number,
    name: `${name}.${form === 'docx' ? 'docx' : 'pdf'}`,
    contentType: form === 'docx' ? documentType : 'application/pdf',
    form,
    version: 1,
    addedAt,
  };
}

function makeApplication(seed: number, recruitment: Recruitment, candidate: Candidate, id: number): Application {
  const choice = new SeededChoice(seed, id);
  const stage = recruitment.stages[choice.chance(0.7) ? 0 : choice.chance(0.7) ? 1 : 3];
  if (!stage) throw new Error(`Recruitment ${recruitment.id} has no stages.`);
  const application = {
    id,
    candidateId: candidate.id,
    recruitmentId: recruitment.id,
    stageId: stage.id,
    source: choice.one(sources),
    isRejected: choice.chance(0.03),
    createdAt: candidate.createdAt,
    updatedAt: candidate.createdAt + choice.between(0, 40) * hour,
  };
  return { ...application, visits: earlierVisits(application, recruitment) };
}

/** Some people apply for the recruitment before as well. */
function applyElsewhere(data: AtsData, { seed }: DataOptions, candidate: Candidate, number: number): void {
  const other = [...data.recruitments.values()].at(-2);
  if (!other) return;
  const application = makeApplication(seed, other, candidate, 800_000_001 + number);
  data.applications.set(application.id, application);
}
