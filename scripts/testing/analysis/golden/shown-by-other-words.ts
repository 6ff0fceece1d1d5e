import type { GoldenCase } from './golden-case';

/** Languages, years, permits and readiness that a CV shows or refuses without the words asked for. */
export const shownByOtherWordsCases: GoldenCase[] = [
  ['Inne: First Certificate in English, 2014', 'Język angielski min. B2', 'MET'],
  ['Languages: English (IELTS 6.0)', 'English at C1 level', 'PARTIALLY_MET'],
  ['2011–2014 filologia germańska, licencjat, Uniwersytet Opolski', 'Język niemiecki min. B2', 'MET'],
  ['Codziennie prowadzę rozmowy po angielsku z klientami z Kanady.', 'Język angielski min. B2', 'MET'],
  ['Niemieckiego nigdy się nie uczyłam.', 'Język niemiecki min. B1', 'NOT_MET'],
  [
    'Adam Wzorek\nSpecjalista ds. celnych\nDoświadczenie\n2015 – obecnie Agencja Portowa Kotwica, Gdynia\nodprawy importowe',
    'Minimum 5 lat doświadczenia jako specjalista ds. celnych',
    'MET',
  ],
  [
    'Doświadczenie\n07.2024 – 09.2024 staż w dziale logistyki, Meblex',
    'Minimum 4 lata doświadczenia w logistyce',
    'NOT_MET',
  ],
  ['Uprawnienia: wózki widłowe UDT, wygasły w 2021, nie odnawiałem', 'Uprawnienia UDT na wózki widłowe', 'NOT_MET'],
  ['Narzędzia: Jiry i Confluence nie używałem.', 'Znajomość Confluence', 'NOT_MET'],
  ['Kubernetesem zajmował się kolega', 'Znajomość Kubernetes', 'NOT_MET'],
  ['Dyżury pełnię co drugi tydzień i nie narzekam.', 'Gotowość do pełnienia dyżurów on-call', 'MET'],
  ['Szukam pracy bez dyżurów.', 'Gotowość do pełnienia dyżurów on-call', 'NOT_MET'],
  ['Weekendy tak; pracy na zmiany nie biorę.', 'Gotowość do pracy na zmiany, także w weekendy', 'PARTIALLY_MET'],
  ["I don't drive.", 'Driving licence cat. B', 'NOT_MET'],
  ['Studia: ekonomia, praca licencjacka nieobroniona', 'Wykształcenie wyższe ekonomiczne', 'PARTIALLY_MET'],
  [
    'Praca\n2019 – 2024  Sprzedawczyni, Sklep Lipa\nobsługa kasy fiskalnej',
    'Obsługa kasy fiskalnej oraz inwentaryzacja',
    'MET',
  ],
];
