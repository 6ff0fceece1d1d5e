import { isOfOther, ownSentences } from './of-other';

const criteria = [
  'Spring Boot',
  'Kubernetes',
  'Język angielski B2',
  'Pełna księgowość',
  'Kadry i płace',
  'SAP',
  'Excel',
];
const others = (label: string) => criteria.filter((one) => one !== label);

test.each([
  ['Spring Boot', 'Kubernetes, trzy lata na produkcji.'],
  ['Spring Boot', 'I ran Kubernetes in production for three years.'],
  ['Spring Boot', 'Stawiałam klastry Kubernetes od 2021 roku.'],
  ['Znajomość Spring Boot', 'Mam dobrą znajomość Kubernetesa.'],
  ['Spring Boot', 'Zna Terraform i Ansible, wdrażała je w banku.'],
  ['Spring Boot', 'Głównie Python i Django, cztery lata.'],
  ['Kubernetes', 'W Spring Boot napisałem dwa mikroserwisy.'],
  ['Kubernetes', 'We wrote everything in Java.'],
  ['React', 'Angular for six years, two large shops.'],
  ['PostgreSQL', 'Robiłam raporty w Power BI, co tydzień.'],
  ['SAP', 'W Excelu prowadziłam rozliczenia 40 klientów.'],
  ['Excel', 'SAP FI, pięć lat, księga główna.'],
  ['AutoCAD', 'Photoshop znam bardzo dobrze, od 2019.'],
  ['Język angielski B2', 'Po niemiecku rozmawiam z klientami codziennie.'],
  ['Język angielski B2', 'German at C1, I lived in Berlin.'],
  ['Język angielski B2', 'Język niemiecki, poziom C1.'],
  ['German C1', 'Angielski znam biegle, na co dzień.'],
  ['Uprawnienia SEP do 1 kV', 'Uprawnienia UDT na wózki, ważne do 2028.'],
  ['Pełna księgowość', 'Prowadziłam kadry i płace dla 120 osób.'],
  ['Kadry i płace', 'Pełną księgowość trzech spółek, od 2018.'],
  ['Salesforce', 'Kampanie w Google Ads, budżet 50 tys. miesięcznie.'],
])('asked about %s, this is evidence for something else: %s', (label, answer) =>
  expect(isOfOther(answer, label, others(label))).toBe(true),
);

test.each([
  ['Spring Boot', 'Trzy lata, ostatnio na Kubernetesie.'],
  ['Spring Boot', 'Tak, w mikroserwisach na Kubernetesie.'],
  ['Spring Boot', 'Nie, ale Kubernetes znam dobrze.'],
  ['Spring Boot', 'I used it together with Kubernetes and Docker.'],
  ['Spring Boot', 'Spring Boota używałem z Kubernetesem.'],
  ['Spring Boot', 'Backend w Springu, 4 lata, wdrożenia na Kubernetes.'],
  ['Java', 'Spring Boot przez pięć lat.'],
  ['Chmura (AWS)', 'Azure od 2020, trzy wdrożenia.'],
  ['Bazy danych', 'PostgreSQL, dwa lata.'],
  ['Konteneryzacja', 'Kubernetes na produkcji.'],
  ['Samodzielność', 'Sama wdrożyłam Kubernetes w 2022.'],
  ['Praca w zespole', 'Z dwiema osobami utrzymywałam Kubernetes.'],
  ['Excel', 'Raporty sprzedaży co miesiąc, tabele przestawne.'],
  ['Pełna księgowość', 'Excel i Enova, codziennie.'],
  ['Język angielski B2', 'B2, a niemiecki C1.'],
  ['Język angielski B2', 'Na spotkaniach z klientami z Londynu.'],
  ['Spring Boot', 'Dwa projekty komercyjne, jeden dla Oracle.'],
  ['SAP', 'W 2022 sama przeniosła magazyn do SAP.'],
])('asked about %s, this may well be an answer: %s', (label, answer) =>
  expect(isOfOther(answer, label, others(label))).toBe(false),
);

test('of an answer about both, each sentence is kept for its own criterion', () => {
  const answer = 'Spring Boot od trzech lat. Kubernetes stawiałam sama w 2021.';
  expect(ownSentences(answer, 'Spring Boot', ['Kubernetes'])).toEqual(['Spring Boot od trzech lat.']);
  expect(ownSentences(answer, 'Kubernetes', ['Spring Boot'])).toEqual(['Kubernetes stawiałam sama w 2021.']);
});
