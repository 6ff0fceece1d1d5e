import { judgeOffline } from '../judge-offline';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';

function judge(cv: string, text: string) {
  const criteria = [criterion(1, { text })];
  const document = documentFromText(`Jan Próbny\n${cv}`);
  return judgeOffline({ document, criteria, locale: 'en', referenceDate: '2026-11-22' })[0];
}

const verdict = (cv: string, text: string) => judge(cv, text)?.verdict;

describe('years as something', () => {
  const designer = 'At least 3 years of experience as a graphic designer';
  const driver = 'Min. 3 lata doświadczenia w transporcie jako kierowca autobusu';
  test.each([
    ['jobs of other titles say nothing', 'Praca\n2016 – 2026 Ślusarz, Zakład Wir', designer, 'NO_INFORMATION'],
    ['however short they are', 'Praca\n06.2026 – 09.2026 Ślusarz, Zakład Wir', designer, 'NO_INFORMATION'],
    ['nor does a job without a title', 'Praca\n2016 – 2026 Zakład Wir', designer, 'NO_INFORMATION'],
    [
      'only jobs of that name count',
      'Work\n2024 – 2026 Graphic Designer, Oak\n2015 – 2023 Receptionist, Elm\nphotos in Photoshop for the shop window',
      designer,
      'PARTIALLY_MET',
    ],
    [
      'what is known only in part is a part, however long it was',
      'Praca\n2016 – 2026 Księgowa, Zakład Wir\nSAP w stopniu podstawowym',
      'Min. 3 lata pracy z SAP',
      'PARTIALLY_MET',
    ],
    ['what follows "as" is asked for', 'Praca\n2016 – 2026 Kierowca autobusu, MZK Sosna', driver, 'MET'],
    [
      'what is told after a dated sentence is of that job',
      'Od maja 2016 do marca 2024 pracowałem w warsztacie Sosna w Kutnie. Naprawiałem silniki diesla, skrzynie biegów i zawieszenia w ciągnikach. Potem wyjechałem.',
      'Min. 5 lat doświadczenia w naprawie silników diesla',
      'MET',
    ],
    [
      'titles above dates that stand alone are of those dates, also where the first one has three lines above it',
      'Praca\nFabryka Wir\nBielsko-Biała\nGłówny konstruktor\n05.2023 – obecnie\n• przekładnie\nKonstruktor\n09.2019 – 04.2023\n• obliczenia',
      'Min. 5 lat pracy jako konstruktor',
      'MET',
    ],
    [
      'a rank belongs to the title: that of others has another length',
      'Praca\nSenior Java Developer | Finvolt | 04/2022 – obecnie\nJava Developer | Brightloop | 10/2018 – 03/2022',
      'Co najmniej 4 lata doświadczenia jako Senior Java Developer',
      'MET',
    ],
    [
      'so years under a lower rank do not count',
      'Praca\nSenior Java Developer | Finvolt | 04/2022 – obecnie\nJava Developer | Brightloop | 10/2018 – 03/2022',
      'Co najmniej 6 lat doświadczenia jako Senior Java Developer',
      'PARTIALLY_MET',
    ],
    [
      'a date with its length stands alone too, below a title and an employer with the length of all',
      'Experience\nDunmoyle Hotels\n6 years 5 months\nHead Housekeeper\nMarch 2022 - Present (4 years 9 months)\nLimerick\nAccommodation Supervisor\nOctober 2016 - January 2020 (3 years 4 months)\nCork',
      'At least 4 years as Accommodation Supervisor',
      'PARTIALLY_MET',
    ],
    [
      'a department is a part of the title',
      'Praca\n02.2020–obecnie  Specjalistka ds. rekrutacji, Hutnex\nKursy\n09.2022 Rekrutacja oparta na kompetencjach',
      'Co najmniej 3 lata doświadczenia jako Specjalistka ds. rekrutacji',
      'MET',
    ],
    [
      'a garage is no course',
      'Praca\nIII 2007 - XII 2012\nWarsztat Kowalik\nmechanik samochodowy',
      'Co najmniej 5 lat doświadczenia jako mechanik samochodowy',
      'MET',
    ],
    [
      'a graduate engineer has a job, not only a degree',
      'Work\nBrackley Pumps    Sept 2008 – Aug 2011\nGraduate Engineer',
      'At least 2 years as a Graduate Engineer',
      'MET',
    ],
    [
      'the name counts beside its initials',
      'Work\nKey Account Manager   01/2019 – 02/2023\nAwards\nBest KAM 2019',
      'At least 3 years as Key Account Manager',
      'MET',
    ],
    [
      'half a year told within a dated job is a part of it',
      'Work\nSep 2017 – Feb 2022. Clinical Research Associate, Dnipro Services. Started as in-house CRA for half a year, then own sites.',
      'At least 2 years as a Clinical Research Associate',
      'MET',
    ],
    [
      'the profession below the name may be labelled; a publisher of school-books is no school',
      'Position: DTP Operator / Graphic Designer\n\n2013-2026 Nowa Strona (school-book publisher), Gdynia\nTypesetting of textbooks',
      '3+ years of commercial experience as a graphic designer',
      'MET',
    ],
    [
      'a third of the time is clearly too little',
      'Praca\n01.2026 – 08.2026 Kierowca autobusu, MZK Sosna\n2010 – 2025 Ślusarz, Zakład Wir',
      'Min. 2 lata pracy jako kierowca autobusu',
      'NOT_MET',
    ],
    [
      'without dated jobs the only time told is that of the trade',
      'Malarz pokojowy\nNa budowach jestem od dwunastu lat.',
      'Min. 3 lata pracy jako malarz',
      'MET',
    ],
    [
      'but not the time of a school',
      'Malarz pokojowy\nWykształcenie\nTechnikum budowlane (5 lat)',
      'Min. 3 lata pracy jako malarz',
      'PARTIALLY_MET',
    ],
    [
      'nor one of several times',
      'Malarz pokojowy\nNa budowach jestem od dwunastu lat.\nW Norwegii byłem dwa lata.',
      'Min. 3 lata pracy jako malarz',
      'PARTIALLY_MET',
    ],
  ])('%s', (_, cv, text, expected) => {
    expect(verdict(cv, text)).toBe(expected);
  });

  test('a job that only tells of the thing is less sure than one named after it', () => {
    const years = 'Min. 3 lata pracy z klimatyzacją';
    const named = judge('Praca\n2016 – 2026 Serwisant klimatyzacji, Zakład Wir', years);
    const told = judge('Praca\n2016 – 2026 Sprzedawca, Market Wir\nObsługa kasy\nDoradztwo: klimatyzacja', years);
    expect([named?.verdict, told?.verdict]).toEqual(['MET', 'MET']);
    expect(named?.confidence).toBeGreaterThan(told?.confidence ?? 1);
  });
});
