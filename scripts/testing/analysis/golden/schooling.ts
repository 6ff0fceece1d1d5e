import type { GoldenCase } from './golden-case';

const juniorAccountant = `Dorota Pilch
Młodsza księgowa
KILKA SŁÓW O MNIE
Od półtora roku pracuję w dziale księgowości, studiuję zaocznie rachunkowość.
HISTORIA ZATRUDNIENIA
12/2024 - teraz	Młodsza księgowa
Zielone Szkło sp. z o.o., Poznań
– Wprowadzam faktury do Comarch Optima.
WYKSZTAŁCENIE I SZKOŁY
10/2023 - teraz	Rachunkowość i podatki (zaocznie, III rok)
Uniwersytet Ekonomiczny w Poznaniu
2019-2023	Technik rachunkowości
Zespół Szkół nr 1, Gniezno`;

/** The same years under a heading that nobody knows. */
const underJobs = juniorAccountant.replace('WYKSZTAŁCENIE I SZKOŁY\n', '');

const besideTitle = `PRZEBIEG PRACY	Asystent audytora	09/2024 - teraz
ZAWODOWEJ	Wierzba Audyt, księgowość klientów
WYKSZTAŁCENIE I	Finanse i rachunkowość, magister	10/2017 - 06/2022
SZKOŁY	Uniwersytet Ekonomiczny w Poznaniu`;

const student = `EDUCATION
Computer Science, BSc (second year)
University of Leeds | 2024 – 2027
EXPERIENCE
Barista, Bean House, Jan 2024 – Present`;

const bootcamper = `EDUCATION
Java Developer Bootcamp, 420 hours
Akademia Kodu, Wrocław | January 2024 – June 2024`;

const juniorDeveloper = `Bruno Kula
Mam 2 lata doświadczenia w programowaniu w Javie.
DOŚWIADCZENIE
06/2024 - obecnie Młodszy programista Java
Wiatrak Software
07/2023 - 09/2023 Stażysta
Urząd Miejski
WYKSZTAŁCENIE
10/2021 - 02/2025 Informatyka stosowana, inżynier
Politechnika Wrocławska`;

const stackedTitles = `PRZEBIEG PRACY
ZAWODOWEJ
WYKSZTAŁCENIE I
SZKOŁY
Java Developer	03/2022 - teraz
Orbita Pay, Wrocław
Informatyka (nieukończone, 6 semestrów)	2016-2021
Politechnika Wrocławska`;

const onlySchool = `DOŚWIADCZENIE
WYKSZTAŁCENIE
Szkoła Handlowa, sprzedaż	2019 - 2024`;

/** Years at a school are no years of work, and who still studies has no degree yet. */
export const schoolingCases: GoldenCase[] = [
  [juniorAccountant, 'Co najmniej 3 lata doświadczenia w księgowości', 'PARTIALLY_MET'],
  [juniorAccountant, 'At least 5 years of accounting experience', 'NOT_MET'],
  [underJobs, 'Co najmniej 3 lata doświadczenia w księgowości', 'PARTIALLY_MET'],
  [juniorAccountant, 'Wykształcenie wyższe ekonomiczne lub rachunkowość', 'PARTIALLY_MET'],
  [besideTitle, 'Co najmniej 3 lata doświadczenia w księgowości', 'PARTIALLY_MET'],
  [besideTitle, 'Wykształcenie wyższe: rachunkowość', 'MET'],
  [student, "Bachelor's degree in computer science", 'PARTIALLY_MET'],
  [student, 'Minimum 4 lata doświadczenia zawodowego', 'PARTIALLY_MET'],
  [stackedTitles, 'Minimum 3 lata doświadczenia w Javie', 'MET'],
  [stackedTitles, 'Minimum 6 lat doświadczenia zawodowego', 'PARTIALLY_MET'],
  [onlySchool, 'Minimum 3 lata doświadczenia zawodowego', 'NO_INFORMATION'],
  [bootcamper, 'Wykształcenie wyższe', 'NO_INFORMATION'],
  [juniorDeveloper, 'Co najmniej 5 lat doświadczenia w programowaniu w Javie', 'NOT_MET'],
  [juniorDeveloper, 'Wykształcenie wyższe informatyczne', 'MET'],
  ['Szkoły\n2015 – 2019 Technikum Elektryczne, technik elektryk', '2 lata pracy jako elektryk', 'PARTIALLY_MET'],
  [
    'Doświadczenie\n09.2019 – 06.2025 Nauczyciel fizyki, Liceum nr 3, studia podyplomowe dla dorosłych',
    'Minimum 5 lat pracy jako nauczyciel',
    'MET',
  ],
  [
    'Księgowa z wykształceniem średnim ekonomicznym. Nie mam wykształcenia\nwyższego.',
    'Wykształcenie wyższe ekonomiczne',
    'NOT_MET',
  ],
  [
    'Wykształcenie\n2015 – 2017 Szkoła policealna w Kutnie, dyplom: opiekun medyczny',
    'Dyplom szkoły policealnej w zawodzie opiekun medyczny lub ukończone studia',
    'MET',
  ],
  ['Education\nBSc Biology, 2019', 'Degree in life sciences or a related field', 'MET'],
];
