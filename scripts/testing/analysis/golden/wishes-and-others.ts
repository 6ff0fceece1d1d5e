import type { GoldenCase } from './golden-case';

const M = 'MET';
const P = 'PARTIALLY_MET';
const N = 'NOT_MET';
const O = 'NO_INFORMATION';

/** What adverts say beside the thing itself, and who did the work. */
export const wishAndOthersCases: GoldenCase[] = [
  // An explanation or a wish in brackets is no requirement of its own.
  ['Prawo jazdy kat. B', 'Prawo jazdy kat. B (częste dojazdy do klientów)', M],
  ['Prawo jazdy kat. A', 'Prawo jazdy kat. B (częste dojazdy do klientów)', N],
  ['Języki: niemiecki B2', 'Język niemiecki min. B2 (rozmowy z dostawcami)', M],
  ['Języki: niemiecki A1', 'Język niemiecki min. B2 (rozmowy z dostawcami)', N],
  ['Inventor codziennie w pracy', 'Inventor (certyfikat mile widziany)', M],
  ['Spanish B2', 'Spanish at B1 level would be an asset', M],
  ['Umiejętności: Excel', 'Excel (w tym tabele przestawne)', P],
  // Doing words share what follows, and a CV need not repeat them.
  ['Praca\n2019 – obecnie Kancelaria Dąb: umowy najmu', 'Przygotowywanie i opiniowanie umów najmu', M],
  ['Praca\n2019 – obecnie Kancelaria Dąb: sekretariat', 'Przygotowywanie i opiniowanie umów najmu', O],
  // A hyphen joins.
  ['Opera House, usher, 2020-2024', 'In-house experience preferred', O],
  ['In-house lawyer at Bolt Foods, 2020-2024', 'In-house experience preferred', M],
  // A job that is asked for as such.
  ['2015 – obecnie korepetycje z chemii', 'Minimum 3 lata pracy jako nauczyciel', P],
  ['2015 – obecnie nauczycielka chemii, LO nr 2', 'Minimum 3 lata pracy jako nauczyciel', M],
  ['Experience\n2019 - present nursing assistant, Elm Ward', '2 years of experience as a nurse', P],
  ['Experience\n2019 - present nurse, Elm Ward', '2 years of experience as a nurse', M],
  // Somebody else does it.
  ['Doświadczenie\n2019 – obecnie sklep Ada\nSerwerami Linux zajmuje się u nas zespół platformy', 'Linux', N],
  ['Doświadczenie\n2019 – obecnie administrator\nZajmuję się serwerami Linux', 'Linux', M],
  ['Experience\n2019 - present shop\nPayroll is done by the head office', 'Payroll', N],
  ['Experience\n2019 - present payroll clerk\nPayroll done by the tenth of the month', 'Payroll', M],
  // Weeks of an internship are a part of experience.
  ['Internship, summer 2024, Corva: procurement, six weeks', 'Experience in procurement', P],
  ['Experience\n2022 - 2025 Corva: procurement', 'Experience in procurement', M],
  // Of several shifts one that is worked suffices, one that is refused does not.
  ['Experience\n2021 - present courier, Saturdays and Sundays', 'Able to work shifts, including weekends', M],
  ['Experience\n2021 - present courier, Saturdays. No night shifts.', 'Ready to work nights and weekends', N],
  // Any other language.
  ['Languages: English C1, Italian B1', 'A second foreign language is a plus', M],
  ['Languages: English C1, Polish native', 'A second foreign language is a plus', O],
  // Degrees without a line of a school, one level lower, given up, not yet begun.
  [
    'Experience\n2020 - present Orbis, designer\nBEng Mechanical Engineering, 2019',
    'Degree in Mechanical Engineering',
    M,
  ],
  ['Education\nBSc Physics, Leeds, 2020', 'MSc in Physics', P],
  ['Education\nBSc History, Leeds, 2020', 'MSc in Physics', N],
  ['Education\nMaster of Laws: accepted for 2028', 'Law degree', N],
  ['Studia: informatyka, przerwane po roku', 'Wykształcenie wyższe informatyczne', N],
  ['Education: Bachelor of Science in Nursing, 2017', 'Wykształcenie wyższe pielęgniarskie', M],
  // Dates of something held are no job; the duration beside a thing counts before the career.
  ['2010-2020 piekarz\n4 miesiące w magazynie sklepu', 'Min. rok doświadczenia w pracy na magazynie', N],
  ['Od dwóch lat pracuję w magazynie', 'Min. rok doświadczenia w pracy na magazynie', M],
  // An address is no evidence.
  ['anna@sprzedaz-lokali.example\n2020 – obecnie kasjerka', 'Sprzedaż lokali', O],
  ['2020 – obecnie doradca: sprzedaż lokali', 'Sprzedaż lokali', M],
  // People led, however many.
  ['Experience\n2020 - present shift lead: 24 operatives in my team', 'Experience supervising a warehouse team', M],
  ['Experience\n2020 - present packer. I have never led a team.', 'Experience supervising a warehouse team', N],
];
