import type { GoldenCase } from './golden-case';

/** Tasks as actions on objects, grades of whole lists, rival products, help and slight use, links to work. */
export const taskAndToolCases: GoldenCase[] = [
  [
    'Doświadczenie\n2019 – obecnie Bibliotekarka\n• katalog zbiorów muzycznych',
    'Opracowywanie katalogu zbiorów',
    'MET',
  ],
  ['Experience\n2019 – present Curator\n• catalogue of 400 prints', 'Preparing exhibition catalogues', 'MET'],
  ['Experience\n2019 – present Sales Manager, Executive Suites', "Managing executives' calendars", 'NO_INFORMATION'],
  [
    'Doświadczenie\n2018 – obecnie Leśniczy\n• pomiar drewna w lesie',
    'Pomiar drewna i prowadzenie sprzedaży detalicznej',
    'MET',
  ],
  [
    'Umiejętności\nLightroom, Capture One, Photoshop – biegle',
    'Bardzo dobra znajomość programów Photoshop i Lightroom',
    'MET',
  ],
  ['Umiejętności\nLightroom, Photoshop, Word', 'Bardzo dobra znajomość programu Photoshop', 'PARTIALLY_MET'],
  ['Doświadczenie\n2021 – obecnie Projektantka\n• makiety w Adobe XD', 'Znajomość programu Figma', 'PARTIALLY_MET'],
  [
    'Doświadczenie\n2022 – 2024 Młodszy lutnik\n• spawanie ram pod okiem mistrza',
    'Doświadczenie w spawaniu',
    'PARTIALLY_MET',
  ],
  ['Experience\n2022 – 2024 Bakery assistant\n• helped with ordering supplies', 'Ordering supplies', 'PARTIALLY_MET'],
  ['Experience\n2020 – present Florist\n• Photoshop now and then', 'Photoshop', 'PARTIALLY_MET'],
  [
    'Anna Wrona, fotografka\nwronastudio.example/sluby\n\nDoświadczenie\n2019 – obecnie Fotografka',
    'Portfolio online',
    'MET',
  ],
  ['Anna Wrona\n\nDoświadczenie\n2019 – obecnie Doradca klienta, Zakupy.example', 'Portfolio online', 'NO_INFORMATION'],
  ['Doświadczenie\n2017 – obecnie Animator\n• zajęcia plastyczne dla dzieci', 'Doświadczenie w pracy z dziećmi', 'MET'],
  [
    'Doświadczenie\n2017 – obecnie Mediator\n• uspokajanie stron w trakcie jednej rozmowy',
    'Prowadzenie rozmów z klientami',
    'MET',
  ],
];
