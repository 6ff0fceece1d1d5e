import { documentFromText } from '@/lib/cv/document-from-text';
import { CvIndex } from './cv-index';

const cvs: [what: string, jobs: number, months: [least: number, most: number], text: string][] = [
  [
    'dates at the right margin that go on below',
    2,
    [63, 63],
    `EXPERIENCE
Manzano Middle School, Albuquerque\tAugust 2011 – May
2016
Spanish Teacher
Albuquerque Metro Schools\tJanuary 2011 – May 2011
Substitute Teacher`,
  ],
  [
    'a wrapped line that goes on with the dash and the end of a range',
    1,
    [51, 51],
    `Doświadczenie zawodowe
Kancelaria Salwa (praktyka indywidualna), adwokat, kwiecień 2022
– obecnie; sprawy rodzinne i spadkowe`,
  ],
  [
    'an arrow without an end',
    1,
    [75, 75],
    `Work experience
Dates\t04/2020 →
Occupation or position held Truck driver`,
  ],
  [
    'technologies of one job above the next',
    2,
    [54, 54],
    `Doświadczenie
01.2022 – 12.2025
Programista, Callin
Technologie:
• Kotlin
Tester oprogramowania
od 1 lipca 2021 r. do 31 grudnia 2021 r.
Umiejętności
SQL`,
  ],
  [
    'time without work under dates that stand above their titles',
    2,
    [80, 80],
    `Work
2025 (October to December)
Christmas temp, Trent Garden Centre
2018 – 2025
Full time mum
November 2011 – March 2018
Sales Assistant, Larkspur Foods`,
  ],
  [
    'service that the law asks for, an office among students and a career break above their dates',
    1,
    [60, 60],
    `Doświadczenie
Operator koparki
Kopalnia Bralin
01.2020 – 12.2024
Opieka nad ojcem w domu, bez pracy
03.2019 – 12.2019
Zasadnicza służba wojskowa
Świętoszów
10.2006 – 07.2007
Koło Naukowe Logistyki
Wiceprzewodniczący
10.2011 – 06.2013 (1 rok 9 miesięcy)`,
  ],
  [
    'how long somebody was at a firm, above the roles there',
    3,
    [76, 76],
    `Experience
Mersey Group
Finance Director
May 2020 - Present (6 years 2 months)
Stockport
Keogh LLP
2 months
Audit Executive
March 2020 - March 2020 (1 month)
Manchester
Audit Trainee
February 2020 - February 2020 (1 month)
Manchester`,
  ],
  [
    'a promotion beside the dates of the whole job',
    1,
    [95, 95],
    `Doświadczenie
01.10.2010 r. – 31.08.2018 r.
pielęgniarka odcinkowa, od 2015 r. zastępca oddziałowej`,
  ],
  [
    'a table with a cell for each end, and both ends in one cell',
    3,
    [18, 18],
    `Sea service
Vessel\tRank\tSigned on\tSigned off
MV Heron\tbosun\t04.02.2026\t28.05.2026
MV Heron\tbosun\t11.06.2025\t02.12.2025
MT Sigrun\tbosun
19.03.2024 24.09.2024`,
  ],
  [
    'months and years of two digits with hyphens',
    2,
    [26, 26],
    `Experience
09-16 - 03-17\tDevOps architect, Squad
04-14 - 10-15\tSystem administrator, Bull`,
  ],
  [
    'two months of a summer, and months with an apostrophe before the whole year',
    2,
    [36, 36],
    `Doświadczenie
Recepcjonistka, Pensjonat Mewa, lipiec i sierpień 2023
Pokojowa, Hotel Orla, Jun'2019 to Mar'2022`,
  ],
  [
    'how old an employer is',
    1,
    [33, 33],
    `Doświadczenie
Aero-Tech S.A. (branża lotnicza, firma działa od 1993 r.)
Recepcjonistka
marzec 2013 - listopad 2015`,
  ],
  [
    'weeks of training, and a month of a class',
    2,
    [2, 2],
    `Praktyki zawodowe
maj 2024, Auto-Serwis Kos, Milanówek – 4 tygodnie, wymiana opon
Trainee, Harbour Garage, 05/2018
marzec 2023, wycieczka klasowa`,
  ],
  [
    'a job that an unknown title leaves to another section',
    2,
    [48, 48],
    `EXPERIENCE
Cook, Oak Inn, 01.2020 – 12.2021
SKILLS
sauces
On the side of it all
Cooking instructor
01.2022 – 12.2023
Chess society, 2010 – 2019`,
  ],
  [
    'an apprenticeship that ended is no job of that year',
    1,
    [81, 81],
    `EMPLOYMENT
Corrib Heating
Plumber (apprentice until 2009)
04/2012 to 12/2018`,
  ],
];

test.each(cvs)('%s', (_, jobs, [least, most], text) => {
  const cv = new CvIndex(documentFromText(`Jan Próbny\n${text}`), '2026-06-15');
  expect(cv.career.positions.length + cv.career.undatedJobs.length).toBe(jobs);
  expect(cv.career.months).toBeGreaterThanOrEqual(least);
  expect(cv.career.months).toBeLessThanOrEqual(most);
});
