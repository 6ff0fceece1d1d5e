import type { GoldenCase } from './golden-case';

const accountant = `Anna Nowak
Poznań
Doświadczenie zawodowe
Samodzielna księgowa, Biuro Rachunkowe Bilans
styczeń 2018 – obecnie
• prowadzenie pełnej księgowości spółek z o.o.
• rozliczanie VAT, CIT i PIT, pliki JPK
• sporządzanie sprawozdań finansowych
Młodsza księgowa, Kwadrat S.A.
maj 2015 – grudzień 2017
• wystawianie i księgowanie faktur
• uzgadnianie sald z kontrahentami
Wykształcenie
2010 – 2015 Uniwersytet Ekonomiczny w Poznaniu, kierunek: rachunkowość i finanse, tytuł magistra
Umiejętności
Symfonia, Comarch Optima, MS Excel (tabele przestawne), podstawowa znajomość SAP
Języki obce
angielski – komunikatywny
Prawo jazdy: kat. B`;

const payroll = `Ewa Mazur
Specjalista ds. kadr i płac z 6-letnim doświadczeniem.
Naliczanie wynagrodzeń dla 300 pracowników, program Płatnik, deklaracje ZUS.
Prowadzenie akt osobowych, ewidencja czasu pracy. Znajomość Kodeksu pracy.
Wykształcenie: średnie ekonomiczne (2012)`;

const recruiter = `Tom Hughes
EXPERIENCE
2022 - Present  Talent Acquisition Specialist, Northwind
Sourcing candidates on LinkedIn, interviewing, onboarding of new hires.
2020 - 2022  HR Assistant, Contoso
Personnel files and payroll support.
EDUCATION
BA in Psychology, University of Bristol, 2020
LANGUAGES
English – native; Polish – A2`;

const lawyer = `Katarzyna Wrona
Radca prawny, wpis na listę OIRP w Warszawie
Kancelaria Prawna Wrona i Wspólnicy, 2017 – obecnie
obsługa prawna spółek, sporządzanie i opiniowanie umów, RODO
reprezentacja klientów przed sądami gospodarczymi
Wydział Prawa Uniwersytetu Warszawskiego, magister prawa`;

const assistant = `Julia Kot
Asystentka zarządu, 04.2021 – 05.2026, Hotel Invest
organizacja podróży służbowych i spotkań, obieg dokumentów
obsługa urządzeń biurowych, MS Office – bardzo dobrze
Komunikatywna, dobrze zorganizowana, odporna na stres
Nie posiadam prawa jazdy.
Studentka II roku zarządzania (w trakcie), Uczelnia Łazarskiego`;

export const officeCases: GoldenCase[] = [
  [accountant, 'Co najmniej 5 lat doświadczenia w księgowości', 'MET'],
  [accountant, 'Doświadczenie w prowadzeniu ksiąg rachunkowych', 'MET'],
  [accountant, 'At least 3 years of experience in accounting', 'MET'],
  [accountant, 'Znajomość przepisów podatkowych', 'MET'],
  [accountant, 'Znajomość programu Symfonia lub enova', 'MET'],
  [accountant, 'Bardzo dobra znajomość SAP', 'PARTIALLY_MET'],
  [accountant, 'Bardzo dobra znajomość MS Excel (tabele przestawne, formuły)', 'MET'],
  [accountant, 'Wykształcenie wyższe (kierunek: finanse, rachunkowość lub ekonomia)', 'MET'],
  [accountant, 'Wykształcenie wyższe prawnicze', 'NOT_MET'],
  [accountant, 'Prawo jazdy kategorii B', 'MET'],
  [accountant, 'Prawo jazdy kat. C+E', 'NOT_MET'],
  [accountant, 'Angielski C1', 'NOT_MET'],
  [accountant, 'Angielski B2', 'PARTIALLY_MET'],
  [accountant, 'Znajomość języka niemieckiego', 'NO_INFORMATION'],
  [accountant, 'Sporządzanie sprawozdań finansowych', 'MET'],
  [accountant, 'Znajomość MSSF', 'NO_INFORMATION'],
  [accountant, 'Knowledge of VAT and CIT', 'MET'],
  [accountant, 'Doświadczenie w zarządzaniu zespołem', 'NO_INFORMATION'],
  [accountant, 'Minimum 20 lat doświadczenia zawodowego', 'PARTIALLY_MET'],
  [accountant, 'Umiejętność uzgadniania sald', 'MET'],
  [payroll, 'Minimum 3 lata doświadczenia w naliczaniu płac', 'MET'],
  [payroll, 'Znajomość programu Płatnik', 'MET'],
  [payroll, 'Znajomość prawa pracy', 'MET'],
  [payroll, 'Wykształcenie wyższe', 'NOT_MET'],
  [payroll, 'Wykształcenie min. średnie', 'MET'],
  [payroll, 'Payroll experience', 'MET'],
  [payroll, 'Znajomość systemu enova', 'NO_INFORMATION'],
  [payroll, 'Prowadzenie dokumentacji kadrowej', 'MET'],
  [recruiter, 'Doświadczenie w rekrutacji', 'MET'],
  [recruiter, '2 years of experience in recruitment', 'MET'],
  [recruiter, '10 years of experience in recruitment', 'PARTIALLY_MET'],
  [recruiter, 'Polish C1', 'NOT_MET'],
  [recruiter, 'Degree in psychology or HR', 'MET'],
  [recruiter, 'Onboarding of employees', 'MET'],
  [recruiter, 'Experience with SAP HR', 'NO_INFORMATION'],
  [recruiter, 'Driving licence category B', 'NO_INFORMATION'],
  [lawyer, 'Tytuł radcy prawnego lub adwokata', 'MET'],
  [lawyer, 'Minimum 5 lat doświadczenia w obsłudze prawnej przedsiębiorstw', 'MET'],
  [lawyer, 'Wykształcenie wyższe prawnicze', 'MET'],
  [lawyer, 'Znajomość RODO', 'MET'],
  [lawyer, 'Doświadczenie w prawie karnym', 'NO_INFORMATION'],
  [lawyer, 'Umiejętność redagowania umów', 'MET'],
  [assistant, 'Prawo jazdy kat. B', 'NOT_MET'],
  [assistant, 'Wykształcenie wyższe', 'PARTIALLY_MET'],
  [assistant, 'Biegła obsługa pakietu MS Office', 'MET'],
  [assistant, 'Komunikatywność', 'MET'],
  [assistant, 'Odporność na stres i dobra organizacja pracy', 'MET'],
  [assistant, 'Co najmniej 3 lata doświadczenia na stanowisku asystentki zarządu', 'MET'],
  [assistant, 'Język angielski w stopniu komunikatywnym', 'NO_INFORMATION'],
  [assistant, 'Organizacja podróży służbowych', 'MET'],
  ['Ksiegowosc, fakturowanie, Excel', 'Znajomość księgowości', 'MET'],
  ['Pracowałam jako recepcjonistka w hotelu.', 'Front desk experience', 'MET'],
  ['Brak doświadczenia w księgowości.', 'Doświadczenie w księgowości', 'NOT_MET'],
  ['Excel – poziom podstawowy', 'Zaawansowana znajomość MS Excel', 'PARTIALLY_MET'],
  ['Excel – poziom zaawansowany', 'Zaawansowana znajomość MS Excel', 'MET'],
  ['Excel', 'Znajomość pakietu MS Office', 'MET'],
  ['Doświadczenie w kadrach i płacach', 'Kadry i płace', 'MET'],
  ['GDPR compliance officer', 'Znajomość RODO', 'MET'],
];
