import type { GoldenCase } from './golden-case';

const grantAccountant = `Marta Cichoń
Doświadczenie
Księgowa	wrzesień 2019 – obecnie
• Pełna księgowość fundacji, praca w enova365; przygotowanie danych do JPK.
Dodatkowe informacje
• Nie rozliczałam dotąd podatku VAT – fundacja korzysta ze zwolnienia`;

const dotNet = `O MNIE
Jedenaście lat w świecie .NET. Javę znam ze studiów, komercyjnie w niej nie programowałem, ale zasady są te
same.
DOŚWIADCZENIE
Senior .NET Developer	01.2017 – teraz
› System kasowy dla sieci 300 sklepów: C#, SQL Server.`;

const analyst = `ABOUT ME
I completed a Java bootcamp this spring and I am looking for my first role. No commercial
experience in Java yet, but a lot of curiosity.
EMPLOYMENT HISTORY
Data Analyst, Tulip, February 2022 – Present
• Weekly sales reports in Python.
CORE SKILLS
Power BI, basic Java, basic Spring
Boot, Git`;

const financialAnalyst = `Analityk finansowy. Z księgowymi
współpracuję codziennie, ale ksiąg nigdy sam nie prowadziłem.`;

/** What a CV takes back, before or after the term, over line breaks and by a pronoun. */
export const denialCases: GoldenCase[] = [
  [grantAccountant, 'Rozliczanie podatku VAT', 'NOT_MET'],
  [grantAccountant, 'Sporządzanie deklaracji VAT i plików JPK', 'PARTIALLY_MET'],
  [grantAccountant, 'Praca w enova365', 'MET'],
  [dotNet, 'Co najmniej 5 lat doświadczenia w programowaniu w Javie', 'NOT_MET'],
  [dotNet, 'Doświadczenie w Javie', 'NOT_MET'],
  [dotNet, 'Znajomość Javy', 'PARTIALLY_MET'],
  [dotNet, 'Doświadczenie z C#', 'MET'],
  [analyst, 'At least 5 years of Java', 'NOT_MET'],
  [analyst, 'Doświadczenie komercyjne w Javie', 'NOT_MET'],
  [analyst, 'Java', 'PARTIALLY_MET'],
  [analyst, 'Python', 'MET'],
  [financialAnalyst, 'Prowadzenie ksiąg', 'NOT_MET'],
  ['Nie prowadziłem księgowości, pracowałem w kasie.', 'Prowadzenie księgowości', 'NOT_MET'],
  ['Nie miałam do czynienia z systemem SAP.', 'Praca w SAP', 'NOT_MET'],
  ['Dotąd nie używałem systemu SAP.', 'Znajomość SAP', 'NOT_MET'],
  ['Nigdy nie obsługiwałem\nwózka widłowego.', 'Obsługa wózka widłowego', 'NOT_MET'],
  ['I have never worked with Kubernetes.', 'Kubernetes', 'NOT_MET'],
  ["I haven't used Docker at work yet.", 'Experience with Docker', 'NOT_MET'],
  ['Kubernetes I have not used.', 'Kubernetes', 'NOT_MET'],
  ['SAP – bez doświadczenia. Bez doświadczenia w programie Symfonia.', 'Doświadczenie w programie Symfonia', 'NOT_MET'],
  ['Doświadczenie\n2020 – obecnie Tester\nnie tylko Selenium, ale i Cypress', 'Selenium', 'MET'],
  ['Doświadczenie\n2020 – obecnie Księgowa\nNie boję się VAT, rozliczam go co miesiąc', 'Rozliczanie VAT', 'MET'],
  ['Experience\n2020 – present Tester\nNot only Selenium but also Cypress', 'Selenium', 'MET'],
  ['Doświadczenie\n2020 – obecnie Programista\nUżywam Javy i nie używam Pythona', 'Java', 'MET'],
  ['Doświadczenie\n2020 – obecnie Programista\nUżywam Javy i nie używam Pythona', 'Python', 'NOT_MET'],
  ['Skills\nadvanced Excel, SAP\fI have never met a spreadsheet I could not tidy.', 'Good knowledge of Excel', 'MET'],
  ['Doświadczenie\n2020 – obecnie Analityk\nW Excelu nie używam makr', 'Excel', 'MET'],
];

const gradedRow =
  'Doświadczenie\n2020 – obecnie Programista\n- wdrożenia w Dockerze\nUmiejętności\npodstawy Kafki Docker Git';

const sqlServer = 'Doświadczenie\n2019 – obecnie Programista\nAplikacje w C#, SQL Server';

/** Alternatives after a colon; strong knowledge asked for beside a bare name in a list of skills. */
export const listingCases: GoldenCase[] = [
  [sqlServer, 'Relacyjne bazy danych: PostgreSQL lub Oracle', 'PARTIALLY_MET'],
  ['Skills\nSQL (MySQL), Git', 'Relational databases: PostgreSQL or Oracle', 'PARTIALLY_MET'],
  ['Skills\nPostgreSQL, Git', 'Relational databases: PostgreSQL or Oracle', 'MET'],
  [sqlServer, 'Relacyjne bazy danych', 'MET'],
  ['Negocjuję umowy z dostawcami wózków widłowych.', 'Uprawnienia UDT na wózki widłowe', 'PARTIALLY_MET'],
  ['Umiejętności\nWMS, skaner, wózki widłowe', 'Uprawnienia UDT na wózki widłowe', 'PARTIALLY_MET'],
  ['Uprawnienia\nwózki widłowe (II WJO)', 'Uprawnienia UDT na wózki widłowe', 'MET'],
  ['UDT forklift licence (valid until 2029)', 'Uprawnienia UDT na wózki widłowe', 'MET'],
  [gradedRow, 'Docker', 'MET'],
  [gradedRow, 'Kafka', 'PARTIALLY_MET'],
  ['Umiejętności\nSAP, Excel, Płatnik', 'Bardzo dobra znajomość programu Excel', 'PARTIALLY_MET'],
  ['Skills\nSAP, Excel, Word', 'Advanced Excel', 'PARTIALLY_MET'],
  ['Umiejętności\nSAP, Excel, Płatnik', 'Znajomość programu Excel', 'MET'],
  ['Umiejętności\nSAP, Excel (tabele przestawne, Power Query)', 'Bardzo dobra znajomość programu Excel', 'MET'],
  ['Skills\nSAP, advanced Excel', 'Very good knowledge of Excel', 'MET'],
  [
    'Doświadczenie\n2020 – obecnie Analityk, Firma\n• Raporty w Excelu dla zarządu\nUmiejętności\nExcel, Word',
    'Bardzo dobra znajomość programu Excel',
    'MET',
  ],
  [
    'Experience\n2022 – present Developer, Firm\n- Java 17, Spring Boot\nSkills\nJava, basic Spring Boot',
    'Spring Boot',
    'PARTIALLY_MET',
  ],
];
