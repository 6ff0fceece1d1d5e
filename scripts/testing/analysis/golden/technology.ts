import type { GoldenCase } from './golden-case';

const javaDeveloper = `Piotr Zieliński
Kraków
DOŚWIADCZENIE ZAWODOWE
03.2019 – obecnie
Senior Java Developer, Softbud Sp. z o.o.
- rozwój mikroserwisów w Java 17 i Spring Boot
- PostgreSQL, Kafka, Docker, CI/CD w GitLab
09.2016 – 02.2019
Programista Java, Dataline S.A.
- aplikacje webowe w Java 8, Hibernate, Oracle
WYKSZTAŁCENIE
2011 – 2016 Akademia Górniczo-Hutnicza, Informatyka, mgr inż.
UMIEJĘTNOŚCI
Java, Spring, SQL, Git, Linux, podstawy React
JĘZYKI
angielski – C1, niemiecki – A2
Zainteresowania
fotografia, rowery`;

const frontendDeveloper = `Emma Brown
London, United Kingdom
PROFILE
Frontend developer focused on accessible interfaces.
EXPERIENCE
Jan 2023 – Present
Frontend Developer, Brightside Ltd
Built a design system with React and TypeScript. Wrote unit tests in Jest.
Jun 2021 – Dec 2022
Junior Web Developer, Pixel House
HTML, CSS and JavaScript for marketing sites.
EDUCATION
2018 – 2021 University of Leeds, BSc Computer Science
SKILLS
React, TypeScript, JavaScript, Figma, Git. Currently learning Kubernetes.
LANGUAGES
English (native), French – B1`;

const dataAnalyst = `Marta Lis
Umiejętności
Python (pandas), SQL – bardzo dobra znajomość, Power BI, R, Excel (VBA)
Doświadczenie
05.2022 – 04.2024 Analityk danych, Bank Wschodni: raporty sprzedażowe w Power BI
Brak doświadczenia w AWS.`;

export const technologyCases: GoldenCase[] = [
  [javaDeveloper, 'Co najmniej 5 lat doświadczenia w Java', 'MET'],
  [javaDeveloper, 'Minimum 5 lat komercyjnego doświadczenia w programowaniu', 'MET'],
  [javaDeveloper, 'Znajomość Spring Boot i Hibernate', 'MET'],
  [javaDeveloper, 'Bardzo dobra znajomość React', 'PARTIALLY_MET'],
  [javaDeveloper, 'JavaScript', 'PARTIALLY_MET'],
  [javaDeveloper, 'Znajomość Kotlina lub Javy', 'MET'],
  [javaDeveloper, 'Doświadczenie z relacyjnymi bazami danych (np. PostgreSQL, MySQL)', 'MET'],
  [javaDeveloper, 'Znajomość Kafki', 'MET'],
  [javaDeveloper, 'Kubernetes', 'NO_INFORMATION'],
  [javaDeveloper, 'Znajomość Dockera i Kubernetesa', 'PARTIALLY_MET'],
  [javaDeveloper, 'Wykształcenie wyższe informatyczne lub pokrewne', 'MET'],
  [javaDeveloper, 'Język angielski na poziomie min. B2', 'MET'],
  [javaDeveloper, 'Niemiecki B1', 'PARTIALLY_MET'],
  [javaDeveloper, 'Niemiecki C1', 'NOT_MET'],
  [javaDeveloper, 'Doświadczenie w architekturze mikrousług', 'MET'],
  [javaDeveloper, '10+ lat doświadczenia w Java', 'PARTIALLY_MET'],
  [javaDeveloper, 'Microservices architecture', 'MET'],
  [javaDeveloper, 'Experience with CI/CD', 'MET'],
  [javaDeveloper, 'C#', 'NO_INFORMATION'],
  [javaDeveloper, 'Prawo jazdy kat. B', 'NO_INFORMATION'],
  [javaDeveloper, 'Znajomość Unix/Linux', 'MET'],
  [javaDeveloper, 'Doświadczenie w pracy z PHP', 'NO_INFORMATION'],
  [frontendDeveloper, '3+ years of commercial experience with React', 'MET'],
  [frontendDeveloper, '5+ years of experience as a frontend developer', 'PARTIALLY_MET'],
  [frontendDeveloper, '15 years of professional experience', 'NOT_MET'],
  [frontendDeveloper, 'Very good knowledge of TypeScript', 'MET'],
  [frontendDeveloper, 'Java', 'NO_INFORMATION'],
  [frontendDeveloper, 'React or Vue', 'MET'],
  [frontendDeveloper, 'React/Angular/Vue', 'MET'],
  [frontendDeveloper, 'Experience with Kubernetes', 'PARTIALLY_MET'],
  [frontendDeveloper, "Bachelor's degree in Computer Science", 'MET'],
  [frontendDeveloper, "Master's degree", 'NOT_MET'],
  [frontendDeveloper, 'Unit testing (Jest, Vitest)', 'MET'],
  [frontendDeveloper, 'Fluent English', 'MET'],
  [frontendDeveloper, 'French B2 or higher', 'PARTIALLY_MET'],
  [frontendDeveloper, 'Biegła znajomość języka angielskiego', 'MET'],
  [frontendDeveloper, 'Znajomość narzędzia Figma', 'MET'],
  [frontendDeveloper, 'GraphQL and REST API', 'NO_INFORMATION'],
  [frontendDeveloper, 'Go', 'NO_INFORMATION'],
  [dataAnalyst, 'Znajomość języka R', 'MET'],
  [dataAnalyst, 'Znajomość AWS', 'NOT_MET'],
  [dataAnalyst, 'Doświadczenie w chmurze AWS lub Azure', 'NOT_MET'],
  [dataAnalyst, 'Minimum 2 lata doświadczenia na stanowisku analityka danych', 'MET'],
  [dataAnalyst, 'Co najmniej 5 lat doświadczenia w analizie danych', 'NOT_MET'],
  [dataAnalyst, 'Zaawansowana znajomość SQL', 'MET'],
  [dataAnalyst, 'Python', 'MET'],
  [dataAnalyst, 'Tableau lub Power BI', 'MET'],
  [dataAnalyst, 'Scala', 'NO_INFORMATION'],
  [dataAnalyst, 'Tworzenie raportów', 'MET'],
  ['Umiejętności: JavaScript, HTML, CSS', 'Java', 'NO_INFORMATION'],
  ['Umiejętności: Java Script, HTML, CSS', 'Java', 'NO_INFORMATION'],
  ['Umiejętności: Java Script, HTML, CSS', 'JavaScript', 'MET'],
  ['Skills: C++, Qt, Linux', 'C', 'NO_INFORMATION'],
  ['Skills: C++, Qt, Linux', 'C++', 'MET'],
  ['Skills: C#, .NET Core, Azure', 'C++', 'NO_INFORMATION'],
  ['Skills: C#, .NET Core, Azure', '.NET', 'MET'],
  ['Skills: C, Assembly, RTOS', 'Embedded systems', 'MET'],
  ['I go to the gym. Skills: Rust', 'Go', 'NO_INFORMATION'],
  ['Backend in Go and PostgreSQL', 'Golang', 'MET'],
  ['Skills: React Native, Expo', 'Node.js', 'NO_INFORMATION'],
  ['Skills: Node.js, Express', 'NodeJS', 'MET'],
  ['Nie znam języka Python, programuję w Ruby.', 'Python', 'NOT_MET'],
  ['I have no experience with Docker.', 'Docker', 'NOT_MET'],
  ['Haven’t used Terraform yet, but I know AWS well.', 'Terraform', 'NOT_MET'],
  ['Haven’t used Terraform yet, but I know AWS well.', 'AWS', 'MET'],
  ['Tester oprogramowania, certyfikat ISTQB Foundation Level, Selenium', 'Certyfikat ISTQB', 'MET'],
  ['Tester manualny, przypadki testowe, Jira', 'Testy automatyczne (Selenium lub Cypress)', 'NO_INFORMATION'],
  ['Helpdesk 1. linia, Active Directory, Office 365', 'Doświadczenie we wsparciu użytkowników', 'MET'],
  ['Scrum Master w trzech zespołach, Jira, Confluence', 'Praca w metodykach zwinnych', 'MET'],
  ['Python (5 lat), Java (1 rok)', 'Minimum 3 lata doświadczenia w Java', 'NOT_MET'],
  ['Python (5 lat), Java (1 rok)', 'Minimum 3 lata doświadczenia w Python', 'MET'],
  ['Tech stack: Vue 3, Nuxt, Pinia', 'Vue.js', 'MET'],
  ['Uczę się Pythona na kursie online.', 'Znajomość Python', 'PARTIALLY_MET'],
  ['Machine learning engineer, PyTorch', 'Uczenie maszynowe', 'MET'],
];
