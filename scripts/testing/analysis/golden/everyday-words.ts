import type { GoldenCase } from './golden-case';

/** Technologies whose names are words or letters of every day. */
export const everydayWordCases: GoldenCase[] = [
  ['I completed a bootcamp this spring and I am looking for a role.', 'Spring Boot', 'NO_INFORMATION'],
  ['I completed a bootcamp this spring and I am looking for a role.', 'Spring', 'NO_INFORMATION'],
  ['Education\nBSc Physics, Spring 2024', 'Spring Framework', 'NO_INFORMATION'],
  ['Skills\nJava 11, Spring, MySQL', 'Spring Boot', 'PARTIALLY_MET'],
  ['Skills\nJava 11, Spring, MySQL', 'Spring', 'MET'],
  ['Skills\nJava 17, Spring Boot', 'Znajomość Spring', 'MET'],
  ['Umiejętności\nJava, podstawy Spring Boot, Git', 'Spring Boot', 'PARTIALLY_MET'],
  ['Skills\nPower BI, basic Java, basic Spring\nBoot, Git', 'Spring Boot', 'PARTIALLY_MET'],
  ['Uprawnienia\nPrawo jazdy kat. B, C, C+E', 'Język C', 'NO_INFORMATION'],
  ['Skills\nC, C++, Linux', 'Język C', 'MET'],
  ['Worked in the R&D department.', 'Język R', 'NO_INFORMATION'],
  ['Skills\nPython, R, SQL', 'Język R', 'MET'],
  ['I excel at meeting deadlines.', 'Excel', 'NO_INFORMATION'],
  ['Umiejętności\nword, excel', 'Znajomość programu Excel', 'MET'],
  ['Go-to-market strategy for new products', 'Go', 'NO_INFORMATION'],
  ['Skills\nGo, Docker', 'Go', 'MET'],
  ['Przelewy SWIFT i SEPA', 'Swift', 'NO_INFORMATION'],
  ['Rust removal and painting of steel', 'Rust', 'NO_INFORMATION'],
  ['Praca\n2019 – 2024 Kadrowa, Dąb\nprowadzenie szkoleń', 'Szkolenie spadochronowe', 'NO_INFORMATION'],
];
