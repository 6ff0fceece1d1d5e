import { documentFromText } from '@/lib/cv/document-from-text';
import { CvIndex } from './cv-index';

const cvs: [what: string, jobs: number, months: [least: number, most: number], text: string][] = [
  [
    'a form that names employers under no title of jobs, one of them twice',
    4,
    [12, 13],
    `Education
2012 Diploma of nutrition, Holt College
Company - Bright Fitness
Description - diet plans for members
Company - Harrow Gym
Description - Sales Manager. (16th Jan 2017 to till 30th Jan 2018)
Company - Oak Spa
Description - reception and bookings
Company - Oak Spa
Description - treatments
Nazwa firmy: Zdrojowa
Stanowisko: masażystka`,
  ],
  [
    'a column of years, one of them alone, and a firm of the same years',
    5,
    [99, 99],
    `Doświadczenie
2014–2018    Stalmet, Radom
             utrzymanie sieci
2010–2018    Drukarnia Kos, Radom
             naprawy po godzinach
2013–2014    Elektron, Radom
             okablowanie
2011–2012    Biurotex, Radom
             obsługa drukarek
2009         Umowa o dzieło, Antrex, Radom, trzy miesiące`,
  ],
  [
    'what lasted longer than all the jobs, and names none',
    2,
    [60, 62],
    `Doświadczenie
06.2023 – 05.2026 Kwiaciarnia Mak
05.2021 – 05.2023 Szklarnie Bratek
2002 – obecnie gram w orkiestrze dętej`,
  ],
  [
    'a month alone below a course among the jobs',
    1,
    [36, 36],
    `Doświadczenie
Florystka, Kwiaciarnia Mak
06.2023 – 05.2026
Kurs instruktora florystyki
05.2022`,
  ],
  [
    'a dash in a cell of its own above the end',
    1,
    [89, 90],
    `Doświadczenie
1.10.2008\t–
29.02.2016
Florystka
Kwiaciarnia Mak`,
  ],
  [
    'a beginning far behind the employer',
    1,
    [90, 90],
    `Employment
Harrow and District Courts, practising there since January 2019`,
  ],
  [
    'no dates at all, but the length',
    0,
    [108, 108],
    `Dietitian
9 years of experience as a dietitian in clinics and clubs
Education
BSc Food Science, Holt College`,
  ],
  [
    'Indian school years before a form of employers',
    1,
    [24, 25],
    `January 2010 to January 2011 SSC Pune Maharashtra State Board
January 2011 to January 2013 HSC Pune
Company - Oak Spa
Description - Helpdesk, 01-Jan-2015 to 31-Dec-2016`,
  ],
  [
    'headings with a remark, and unpaid work under a title of its own',
    2,
    [60, 62],
    `Praca (od najnowszej)
06.2023 – 05.2026 Kwiaciarnia Mak
05.2021 – 05.2023 Szklarnie Bratek
Inne zajęcia, wszystkie bez wynagrodzenia
2015 – 2020 opiekun świetlicy`,
  ],
  [
    'tables, one of them of schools',
    2,
    [60, 62],
    `Period | Role | Company
2023-06 – 2026-05 | Florist | Poppy
2021-05 – 2023-05 | Grower | Daisy
Period | Course or school
2018-10 – 2021-02 | Floristry`,
  ],
  [
    'compulsory service and time that nobody pays for',
    1,
    [36, 37],
    `Historia
2019 – 2021 zasadnicza służba wojskowa
06.2023 – 05.2026 Kwiaciarnia Mak
2021 – 2023 redagowałem gazetkę osiedlową za darmo`,
  ],
  [
    'dates that wrap in the middle',
    2,
    [60, 62],
    `Doświadczenie
Kwiaciarnia Mak, układanie bukietów i wieńców, czerwiec 2023 –
maj 2026
Szklarnie Bratek, podlewanie i przesadzanie roślin, maj
2021 – maj 2023`,
  ],
  [
    'jobs below the schools, without a title of their own',
    1,
    [60, 61],
    `Wykształcenie
Technikum Ogrodnicze, 2014 – 2018
Gdzie mnie znają
Szklarnie Bratek, kierownik zmiany, czerwiec 2021 – maj 2026`,
  ],
  [
    'a label whose list goes on below',
    1,
    [36, 37],
    `Kwiaciarnia Mak, 06.2023 – 05.2026
Kursy: bukieciarstwo (2018), dekoracje ślubne (2019),
Florystyka żałobna (01.2020 – 03.2020)`,
  ],
  [
    'a job below a school with its own year',
    1,
    [66, 76],
    `2019 – 04.2025: inżynier budowy, Gwiazda Invest
mgr inż. budownictwa, Politechnika Gdańska, 2019`,
  ],
  [
    'only how long each job lasted',
    2,
    [108, 108],
    `Staż pracy:
Toolmet – Operator CNC – 6 lat (do dziś)
Frezmet – Frezer – 3 lata
Maszyny: tokarki Doosan
Wykształcenie: technik mechanik`,
  ],
  [
    'no headings, dates below titles',
    2,
    [118, 120],
    `szef kuchni – Karczma Pod Smrekiem
(grudzień 2016 – nadal)
pomoc kuchenna – Schronisko w Dolinie
(czerwiec 2010 – wrzesień 2010)
Technikum Gastronomiczne w Nowym Targu
(2006 – 2010)
Zainteresowania: ratownictwo górskie
(ochotnik od 2013), skitury`,
  ],
  [
    'buildings of a job, by years',
    2,
    [140, 144],
    `Historia zatrudnienia
Budex | Kierownik budowy | III.2015 – nadal
Hala produkcyjna w Łapach (2018–2019)
Osiedle, etap II (2021–2024)
Axis | Asystent projektanta | II.2008 – VII.2008`,
  ],
  [
    'titles that no list knows, set like the others',
    1,
    [33, 36],
    `EXPERIENCE
Paralegal, Avon Solicitors, Sept 2023 – present
PRO BONO
Jan 2020 – May 2021: University Law Clinic adviser
LANGUAGES
Welsh`,
  ],
  [
    'jobs under an odd title, without dates',
    2,
    [0, 0],
    `PROFILE
Thirty years at the stove.
KITCHENS
Head Chef
The Anchor, Brighton
Sous Chef
Maison Goéland
LANGUAGES
French`,
  ],
  [
    'how long each job lasted on a line of its own',
    2,
    [54, 54],
    `What I've done
Vinyl cutter, Quick Signs Ltd
2 years
Workshop manager, Gilt & Enamel
2 years 6 months
Team of four`,
  ],
  [
    'an employer above its only role with the same months, a break, and how long a document counts',
    2,
    [68, 69],
    `Experience
Solway, April 2021 to present, in one role:
  Signalling manager (April 2021 to present)
Border Rail, January 2020 to May 2020
(Aug 2020 to Jan 2021: time off after an operation)
Safety card, valid 02/2024 to 02/2026`,
  ],
  [
    'a sentence that begins with its date is about nothing of the one before',
    1,
    [77, 78],
    `Potem miałem przerwę na opiekę nad ojcem. Od lutego 2020 do dziś pracuję jako kierownik pasieki`,
  ],
];

test.each(cvs)('%s', (_, jobs, [least, most], text) => {
  const cv = new CvIndex(documentFromText(`Jan Próbny\n${text}`), '2026-06-15');
  expect(cv.career.positions.length + cv.career.undatedJobs.length).toBe(jobs);
  expect(cv.career.months).toBeGreaterThanOrEqual(least);
  expect(cv.career.months).toBeLessThanOrEqual(most);
});
