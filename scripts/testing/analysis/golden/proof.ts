import type { GoldenCase } from './golden-case';

const job = (text: string) => `Doświadczenie\n2020 – obecnie Specjalista, Firma\n• ${text}`;
const english = (text: string) => `Experience\n2020 – present Specialist, Firm\n- ${text}`;
const team = 'Kierowanie zespołem co najmniej 8 osób';
const production = 'Doświadczenie w firmie produkcyjnej';
const travel = 'Willingness to travel across the country';

/** What counts as proof, each kind in both directions. */
export const proofCases: GoldenCase[] = [
  // Lessons, wishes and leisure are no practice.
  ['Kursy\nKurs „Tableau od podstaw”, 8 godzin, 2024', 'Znajomość Tableau', 'PARTIALLY_MET'],
  [job('raporty w Tableau dla działu zakupów'), 'Znajomość Tableau', 'MET'],
  ['Terraform: one-day workshop in 2025, no project yet.', 'Knowledge of Terraform', 'PARTIALLY_MET'],
  [english('ran workshops on Terraform for colleagues'), 'Knowledge of Terraform', 'MET'],
  ['W trakcie ACCA, zdane 4 z 13 egzaminów.', 'Certyfikat ACCA', 'PARTIALLY_MET'],
  ['Certyfikaty\nACCA, 2019', 'Certyfikat ACCA', 'MET'],
  ['Chciałbym nauczyć się Kubernetesa.', 'Kubernetes', 'NO_INFORMATION'],
  ['Hobby: programowanie w Pythonie', 'Python', 'PARTIALLY_MET'],
  ['Uprawnienia ADR wygasły w 2023 r.', 'Uprawnienia ADR', 'NOT_MET'],
  ['Uprawnienia\nADR podstawowe, ważne do 2029', 'Uprawnienia ADR', 'MET'],
  // Who denies the wider thing denies the narrower.
  ['Z SAP dotąd nie pracowałem.', 'Praktyczna znajomość SAP (moduł MM)', 'NOT_MET'],
  [job('zamówienia w SAP SD'), 'Praktyczna znajomość SAP (moduł MM)', 'PARTIALLY_MET'],
  [job('zamówienia w SAP MM'), 'Praktyczna znajomość SAP (moduł MM)', 'MET'],
  ['W żadnym szpitalu nie pracowałam.', 'Doświadczenie w pracy w szpitalu', 'NOT_MET'],
  // The name of a company is no knowledge.
  ['Doświadczenie\n2020 – obecnie Handlowiec, Symfonia Group', 'Znajomość programu Symfonia', 'NO_INFORMATION'],
  [job('księgowania w programie Symfonia'), 'Znajomość programu Symfonia', 'MET'],
  // Teams.
  [job('kieruję dwunastoosobowym zespołem'), team, 'MET'],
  [job('kieruję zespołem czterech osób'), team, 'PARTIALLY_MET'],
  ['Nigdy nie kierowałem zespołem.', team, 'NOT_MET'],
  [job('obsługa 40 klientów'), team, 'NO_INFORMATION'],
  [english('lead a crew of 15 technicians'), 'Managing a team of at least 10 people', 'MET'],
  // Industries, by what the company makes or is called.
  ['Doświadczenie\n2020 – obecnie Księgowa, Cukrownia Biała', production, 'MET'],
  [english('buyer at a manufacturer of bicycles'), production, 'MET'],
  ['Pracowałam wyłącznie w bankach; w zakładzie produkcyjnym nie pracowałam.', production, 'NOT_MET'],
  [job('produkcja materiałów szkoleniowych'), 'Experience in a manufacturing company', 'NO_INFORMATION'],
  // Readiness.
  ['I am happy to travel two days a week.', travel, 'MET'],
  ['I cannot travel for work.', travel, 'NOT_MET'],
  ['Interests: travelling, chess', travel, 'NO_INFORMATION'],
  ['Mogę pracować w soboty i niedziele.', 'Dyspozycyjność w weekendy', 'MET'],
  ['Weekendy niestety odpadają.', 'Dyspozycyjność w weekendy', 'NOT_MET'],
  // Languages.
  ['Languages\nEnglish C1', 'English at B2 level or higher', 'MET'],
  ['Języki obce: czeski B2, innych nie znam. Innych języków nie znam.', 'Język niemiecki min. B1', 'NOT_MET'],
  ['Języki\nangielski B1/B2', 'Język angielski min. B2', 'MET'],
  // Schools.
  ['Na studia nie poszedłem, skończyłem technikum.', 'Wykształcenie wyższe', 'NOT_MET'],
  ['Wykształcenie\nSGH, finanse, magister 2015', 'Wykształcenie wyższe: rachunkowość, ekonomia lub pokrewne', 'MET'],
  [
    'Education\nMTech Machine Design, Anna University, 2014',
    "Master's degree in mechanical engineering or related",
    'MET',
  ],
  ['Education\nBA History, 2012', 'Degree in electrical engineering', 'NOT_MET'],
  ['Wykształcenie\nod 2024 studia I stopnia, logistyka, II rok', 'Wykształcenie wyższe: logistyka', 'PARTIALLY_MET'],
  // Licences.
  ['Zatrzymane prawo jazdy kat. B (do 2027).', 'Czynne prawo jazdy kat. B', 'NOT_MET'],
  ['Prawko B, własne auto', 'Czynne prawo jazdy kat. B', 'MET'],
  ['Prawo jazdy kat. B, C. Kurs na C+E w trakcie.', 'Prawo jazdy kat. C+E', 'PARTIALLY_MET'],
  // Years.
  ["Financial Controller, Hut Ltd, Nov '15 to date", 'At least 7 years of experience in controlling', 'MET'],
  [
    'Doświadczenie\n2023 – dziś urlop wychowawczy\n2022 – 2023 spedytor, Firma',
    'Min. 3 lata doświadczenia w spedycji',
    'NOT_MET',
  ],
];
