import { documentFromText } from '@/lib/cv/document-from-text';
import { CvIndex } from './cv-index';

const cvs: [what: string, jobs: number, months: [least: number, most: number], text: string][] = [
  [
    'title and employer on one line, no dates',
    3,
    [0, 0],
    `Doświadczenie zawodowe
Szwaczka – Zakład Odzieżowy Igiełka
Szycie koszul, obsługa overlocka
Krojcza – Krawiectwo Nowak
Prasowaczka – Pralnia Biały Kołnierz
Wykształcenie
Zasadnicza Szkoła Zawodowa w Łowiczu`,
  ],
  [
    'title above employer, no dates',
    2,
    [0, 0],
    `DOŚWIADCZENIE
Opiekunka osób starszych
Dom Seniora Pogodna Jesień, Tarnów
• karmienie, pielęgnacja
• podawanie leków
Sprzątaczka
Szkoła Podstawowa nr 4, Tarnów
• utrzymanie czystości
ZAINTERESOWANIA
ogrodnictwo, szydełko`,
  ],
  [
    'no dates, running text below',
    2,
    [0, 0],
    `Work Experience
Line Cook, The Copper Kettle, Leeds
Prepared sauces and ran the grill station
Kitchen Porter, Dales Inn, Skipton
Washed up and peeled vegetables
Education
GCSEs, Airedale School`,
  ],
  [
    'titles alone, no dates',
    3,
    [0, 0],
    `Employment
Receptionist
Whitefield Dental Practice
- greeted patients
- booked appointments
Shop Assistant
Harper's Books
- ran the till
Waitress
Café Lune
- served tables
Skills
Typing, Excel`,
  ],
  [
    'years above titles, one of them alone',
    3,
    [85, 140],
    `Experience
2019 - Present
Head Gardener
Rosewood Manor
2017 - 2019
Gardener
Parks Department, Bath
2016
Seasonal Worker
Orchard Farm
Education
2013 - 2016
BSc Horticulture, University of Reading`,
  ],
  [
    'an employer with dates above its roles',
    3,
    [88, 92],
    `Doświadczenie zawodowe
Bank Wschodni S.A., Białystok (02.2017 – 06.2024)
Kierownik zespołu: 01.2022 – 06.2024
Starszy analityk: 03.2019 – 12.2021
Analityk: 02.2017 – 02.2019
Wykształcenie
Uniwersytet w Białymstoku, ekonomia, 2012 – 2017`,
  ],
  [
    'roles of one employer with durations',
    3,
    [95, 98],
    `Experience
Blue Harbour Hotels
7 years 11 months
Front Office Manager
March 2022 - January 2025 (2 years 11 months)
Brighton, United Kingdom
Shift Leader
June 2019 - February 2022 (2 years 9 months)
Receptionist
March 2017 - May 2019 (2 years 3 months)
Education
University of Sussex
BA, Tourism · (2013 - 2016)`,
  ],
  [
    'an employer with words for its dates',
    2,
    [60, 62],
    `WORK HISTORY
Fairline Retail Group, Denver, CO — June 2016 to June 2021
Store Manager, Jan 2019 – June 2021
Assistant Manager, June 2016 – Dec 2018
EDUCATION
B.A. Business, University of Colorado, 2016`,
  ],
  [
    'two sections of jobs',
    3,
    [66, 78],
    `Doświadczenie w branży
01.2020 – 12.2023 Grafik, Studio Barwa
Inne doświadczenie
2017 – 2019 Kelnerka, Bistro Talerz
06.2016 – 09.2016 Zbiór truskawek, Szwecja
Wykształcenie
2012 – 2016 Liceum Plastyczne`,
  ],
  [
    'the month before the day',
    3,
    [105, 106],
    `Experience
06/15/2019 – Present: Forklift Operator, Lakeside Freight, Toledo OH
03/01/2018 – 05/31/2019: Loader, Lakeside Freight, Toledo OH
4/2016 – 9/2016: Lawn care, GreenUp
Education
High School Diploma, 2016`,
  ],
  [
    'months and years of two digits',
    2,
    [48, 50],
    `WORK EXPERIENCE
Security Guard 8/21 - 1/25
Ironclad Security, Mobile, AL
Stocker 1/21 - 7/21
SaveMore Market
CERTIFICATIONS
CPR certified 3/23`,
  ],
  [
    'short names of months',
    2,
    [31, 34],
    `DOŚWIADCZENIE
paź. 2021 – cze. 2023 | Asystentka stomatologiczna | Gabinet Uśmiech
lip. 2023 – cze. 2024 | Higienistka | Klinika Ząbek
KURSY
maj 2022 RTG zębów`,
  ],
  [
    'dates broken by a narrow column',
    2,
    [75, 80],
    `Doświadczenie zawodowe
05.2018 –
09.2022
Operator wózka widłowego
Magazyny Centralne, Stryków
10.2022 –
12.2024
Kierownik magazynu
Logis-Park, Łódź
Wykształcenie
2012 – 2016
Technikum Logistyczne`,
  ],
  [
    'dates in two cells',
    3,
    [76, 80],
    `Employment record
Employer	Position	From	To
Cedar Care Home	Care Assistant	04/2020	10/2023
Home Helpers	Carer	05/2018	03/2020
Tasty Bakery	Sales Assistant	06/2017	04/2018
Qualifications
NVQ Level 3	Health and Social Care	2019	2020`,
  ],
  [
    'running text with studies',
    2,
    [96, 130],
    `O mnie
Od 2014 do 2019 roku pracowałam jako księgowa w firmie Bilans. Potem, w latach 2019–2023, byłam główną księgową w spółce Wapno. Studia skończyłam w 2013 roku.`,
  ],
  [
    'between two years',
    2,
    [84, 122],
    `About me
From 2012 to 2016 I worked as a roofer for Slate & Co. Between 2017 and 2021 I was a site foreman with BuildRight. I studied at Hull College from 2009 to 2012.`,
  ],
  [
    'projects of a job',
    1,
    [62, 66],
    `Experience
Freelance web developer | Mar 2021 – Present
Selected projects:
• Booking site for Hotel Enzian, 2022
• Shop for Kräuter Müller, 2023 – 2024
Education
HTL Innsbruck, 2014 – 2019`,
  ],
  [
    'voluntary work, courses and certificates',
    1,
    [22, 26],
    `Doświadczenie
01.2022 – 12.2023 Recepcjonistka, Hotel Jantar
Wolontariat
2019 – 2021 Schronisko dla zwierząt w Sopocie
Kursy i szkolenia
03.2022 – 06.2022 Kurs języka szwedzkiego
Certyfikaty
2021 – 2026 Certyfikat pierwszej pomocy
Wykształcenie
2017 – 2022 Uniwersytet Gdański`,
  ],
  [
    'voluntary work and memberships',
    1,
    [29, 32],
    `Education
2015 – 2018 BSc Geography, University of Hull
Volunteering
2016 – 2019 Trustee, Hull Food Bank
Employment
May 2019 – October 2021 GIS Analyst, MapWorks
Memberships
2019 – 2024 Royal Geographical Society
Training
2020 – 2021 Project management course`,
  ],
  [
    'leave',
    2,
    [60, 72],
    `Doświadczenie zawodowe
2020 – nadal urlop wychowawczy
2014 – 2018 Kosmetyczka, Salon Wenus
2013 – 2014 Stażystka, Salon Iza
Wykształcenie
2009 – 2013 Technikum Usług Kosmetycznych`,
  ],
  [
    'projects beside a job',
    1,
    [17, 20],
    `Experience
Data Engineer, Lakehouse Ltd, Jan 2024 – Jun 2025
Projects
Weather dashboard, Feb 2023 – May 2023
Chess bot, 2022
Education
Sofia University, 2019 – 2023`,
  ],
  [
    'dates of references and availability',
    1,
    [58, 62],
    `Employment History
Care worker at Sunnybank, 2019/03 - 2024/02
References
Mrs. J. Hart, manager since 2015, Sunnybank
Availability
From 1 March 2025`,
  ],
];

test.each(cvs)('%s', (_, jobs, [least, most], text) => {
  const cv = new CvIndex(documentFromText(`Jan Próbny\n${text}`), '2026-06-15');
  expect(cv.career.positions.length + cv.career.undatedJobs.length).toBe(jobs);
  expect(cv.career.months).toBeGreaterThanOrEqual(least);
  expect(cv.career.months).toBeLessThanOrEqual(most);
});
