import { judgeOffline } from '../judge-offline';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';

function isFound(cv: string, text: string): boolean {
  const criteria = [criterion(1, { text, kind: 'RED_FLAG' })];
  const document = documentFromText(`Jan Próbny\n${cv}`);
  return judgeOffline({ document, criteria, locale: 'en', referenceDate: '2026-11-22' })[0]?.verdict === 'MET';
}

const gap = 'Przerwa w zatrudnieniu dłuższa niż rok';
const unexplained = 'Unexplained employment gap longer than one year';

describe('gaps', () => {
  test.each([
    ['Work\n2023 Jan–Dec Welder, Oak Ltd\n2019 Feb–2020 Mar Welder, Elm Ltd', gap],
    ['Work\nCareer break\nJan 2023 - Jun 2026\nClerk, Oak Ltd\nMay 2018 - Dec 2022', gap],
    ['Praca\n03.2024 – obecnie Kasjer, Buk\n01.2019 – 02.2024 bezrobotny\n01.2015 – 12.2018 Kasjer, Dąb', gap],
    ['Praca\n03.2024 – obecnie Kasjer, Buk\n2019 – 2020 urlop ojcowski\n01.2015 – 12.2018 Kasjer, Dąb', gap],
    ['Doświadczenie\n03.2018 – 08.2024 Magazynier, Sosna', unexplained],
    ['Doświadczenie\n03.2018 – 08.2023 Piekarz, Sosna\nOd września 2023 nie pracuję.', gap],
  ])('%s', (cv, flag) => expect(isFound(cv, flag)).toBe(true));

  test.each([
    ['Work\n2024 Jan–now Welder, Oak Ltd\n2023 Feb–Dec Welder, Elm Ltd', gap],
    ...[
      'urlop wychowawczy',
      'urlop macierzyński',
      'zwolnienie lekarskie',
      'opieka nad chorą mamą',
      'paternity leave',
      'Military service',
      'Cancer treatment',
      'Elternzeit',
      'декретна відпустка',
      'Uniwersytet Gdański, studia dzienne',
    ].map((time) => [`Praca\n03.2024 – dziś Kasa, Buk\n01.2019 – 02.2024 ${time}\n01.2015 – 12.2018 Kasa, Dąb`, gap]),
    ['Work\nCareer break, looking after my mother\nJan 2023 - Jun 2026\nClerk, Oak Ltd\nMay 2018 - Dec 2022', gap],
    [
      'Work\nCareer break, looking after my mother\nJan 2023 - Jun 2026\nClerk, Oak Ltd\nMay 2018 - Dec 2022',
      unexplained,
    ],
    [
      'Praca\n2001–2021 prowadziłem własny sad.\nW 2021 roku sad sprzedałem, żeby zająć się chorą żoną.\n06.2024 – dziś operator wózka, Buk',
      gap,
    ],
    ['Praca\n03.2018 – 10.2024 Kasa, Buk\nOd listopada 2024 nie pracuję: urodziłam córkę.', gap],
    ['Work\nJan 2024 - now Clerk, Oak\nCareer break, 2022 - Jan 2024 (family)\n2018 - 2021 Clerk, Elm', gap],
    [
      'Work\nMay 2024 - now Clerk, Oak\n2018 - 2021 Clerk, Elm\nAbout\nIn 2022 and 2023 I looked after my newborn son.',
      gap,
    ],
    ['Praca\n05.2024 – dziś Kasa, Buk\nprzerwa z powodów zdrowotnych\n2018 – 2021 Kasa, Dąb', gap],
    ['Doświadczenie\n03.2018 – 02.2026 Magazynier, Sosna', gap],
    [
      'Work\nSep 2023 - now Nurse, Oak Clinic\nSep 2020 - Jul 2023 University of Leeds, BSc Nursing\n2018 - 2020 Carer, Elm',
      gap,
    ],
    [
      'Work\n2022 - now Clerk, Oak Ltd\n2001 - 2010 Clerk, Elm Ltd',
      'Gap in employment over a year in the last five years',
    ],
  ])('not: %s', (cv, flag) => expect(isFound(cv, flag)).toBe(false));
});

describe('what a CV says in words of its own', () => {
  const visa = 'Needs visa sponsorship';
  const remote = 'Tylko praca zdalna';
  test.each([
    ['I would require sponsorship for a work visa.', visa, true],
    ['British citizen, I do not need a visa.', visa, false],
    ['Interesuje mnie wyłącznie praca zdalna.', remote, true],
    ['Mogę pracować zdalnie lub w biurze.', remote, false],
  ])('%s | %s: %s', (cv, flag, expected) => expect(isFound(cv, flag)).toBe(expected));
});

describe('a word that is near it is no proof', () => {
  test.each([
    ['Happy to travel up to four days a week', 'Unwilling to travel on business', false],
    ['Work\n2019 – now Foreman, Oak\nstopped drivers with no valid driving licence', 'No driving licence', false],
    ['nadzór nad praktykantami bez uprawnień', 'Praca bez wymaganych uprawnień', false],
    ['Zakaz konkurencji w branży płatności do 06.2027', 'Obowiązujący zakaz konkurencji', true],
    ['Nie posiadam prawa jazdy', 'Brak prawa jazdy', true],
  ])('%s | %s: %s', (cv, flag, expected) => expect(isFound(cv, flag)).toBe(expected));
});
