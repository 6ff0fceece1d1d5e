import { type CvEntry, type DemoCv } from '../../../prisma/seed/cvs/demo-cv';
import { professions, type Profession } from './professions';
import { type Candidate } from './records';
import { SeededChoice } from './seeded-choice';

const towns = ['Wrocław', 'Poznań', 'Łódź', 'Gdańsk', 'Kraków', 'Toruń', 'Rzeszów', 'Olsztyn', 'Bielsko-Biała'];
const looks = ['letter', 'office', 'gazette', 'forest', 'passport', 'dusk', 'timeline', 'typist'];
const tongues: Record<'pl' | 'en', { name: string; level: string }[]> = {
  pl: [
    { name: 'angielski', level: 'B2' },
    { name: 'angielski', level: 'C1' },
    { name: 'niemiecki', level: 'B1' },
    { name: 'ukraiński', level: 'A2' },
  ],
  en: [
    { name: 'English', level: 'C1' },
    { name: 'Polish', level: 'B1' },
    { name: 'German', level: 'B2' },
    { name: 'Spanish', level: 'A2' },
  ],
};
const presentYear = 2026;

/** Invents what stands in a candidate's CV; another version of the file gets other experience. */
export function cvContentOf(candidate: Candidate, seed: number): DemoCv {
  const { locale, cv } = candidate;
  const choice = new SeededChoice(seed, candidate.id, cv?.version ?? 0);
  const profession = professions.find(({ key }) => key === candidate.profession) ?? (professions[0] as Profession);
  const { words } = profession;
  const experience = inventJobs(choice, profession, locale);
  const years = presentYear - Number(experience.at(-1)?.from?.slice(0, 4) ?? presentYear);
  const school = choice.one(words[locale].schools);
  const schoolEnd = presentYear - years - choice.between(0, 2);
  return {
    name: `${candidate.firstName} ${candidate.lastName}`,
    headline: experience[0]?.title ?? '',
    town: choice.one(towns),
    locale,
    look: choice.one(looks),
    form: 'text',
    email: candidate.email,
    phone: candidate.phone,
    fileName: cv?.name ?? 'CV.pdf',
    profile: [profileOf(locale, years)],
    experience,
    projects: [],
    education: [
      { from: `${schoolEnd - 4}`, to: `${schoolEnd}`, title: school.title, place: school.place, bullets: [] },
    ],
    skills: [{ label: null, items: choice.some(words[locale].skills, choice.between(3, 6)) }],
    languages: choice.some(tongues[locale], choice.between(1, 2)),
    certificates: [],
    interests: [],
    extra: [salaryOf(locale, choice.between(12, 44) * 500)],
    hidden: [],
  };
}

/** The latest first. */
function inventJobs(choice: SeededChoice, { words }: Profession, locale: 'pl' | 'en'): CvEntry[] {
  const { titles, duties, employers } = words[locale];
  const count = choice.between(1, 3);
  let end: string | null = null;
  let year = presentYear;
  const jobs: CvEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    year -= choice.between(1, 4);
    const from = `${year}-${String(choice.between(1, 12)).padStart(2, '0')}`;
    // No point stands at two jobs.
    const ofJob = duties.filter((_, place) => place % count === index);
    const title = titles[Math.max(0, count - 1 - index)] ?? choice.one(titles);
    jobs.push({
      from,
      to: end,
      title,
      place: choice.one(employers),
      bullets: choice.some(ofJob, choice.between(2, 4)),
    });
    end = from;
  }
  return jobs;
}

function profileOf(locale: 'pl' | 'en', years: number): string {
  return locale === 'pl'
    ? `Mam doświadczenie zawodowe od ${presentYear - years} roku. Cenię porządek, dobrą współpracę i jasne zasady.`
    : `I have been working in this field since ${presentYear - years}. I value order, good teamwork and clear rules.`;
}

function salaryOf(locale: 'pl' | 'en', amount: number): string {
  return locale === 'pl' ? `Oczekiwania finansowe: ${amount} zł brutto` : `Expected salary: ${amount} PLN gross`;
}
