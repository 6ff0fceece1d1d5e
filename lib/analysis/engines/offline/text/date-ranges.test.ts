import { foldToLatin } from '@/lib/cv/profile/fold-same-length';
import { findDateRanges, monthIndex, monthsCovered } from './date-ranges';

const reference = monthIndex('2026-06-15');
const month = (year: number, number: number) => year * 12 + number - 1;
const rangesIn = (text: string) => findDateRanges(foldToLatin(text), reference).map(({ from, to }) => [from, to]);

describe('date ranges of a CV', () => {
  test.each([
    ['03.2019 – obecnie', month(2019, 3), month(2026, 7)],
    ['2018.09-2020.12', month(2018, 9), month(2021, 1)],
    ['marzec 2019 – teraz', month(2019, 3), month(2026, 7)],
    ['Jan 2020 – Present', month(2020, 1), month(2026, 7)],
    ['od maja 2021', month(2021, 5), month(2026, 7)],
    ['since March 2022', month(2022, 3), month(2026, 7)],
    ['01/2017 - 05/2019', month(2017, 1), month(2019, 6)],
    ['2017-01 do 2019-05', month(2017, 1), month(2019, 6)],
    ['15.03.2019 – 30.04.2020', month(2019, 3), month(2020, 5)],
    ['październik 2015 – luty 2016', month(2015, 10), month(2016, 3)],
    ['IX 2018 – III 2020', month(2018, 9), month(2020, 4)],
    ['2018 – 2020', month(2018, 1), month(2020, 1)],
    ['2019 r. – nadal', month(2019, 1), month(2026, 7)],
    ['September 2014 to June 2016', month(2014, 9), month(2016, 7)],
    ["June'14 – Sept '16", month(2014, 6), month(2016, 10)],
    ['Jan ’14 - Feb ’15', month(2014, 1), month(2015, 3)],
    ['2020 VII – 2021 II', month(2020, 7), month(2021, 3)],
    ['2012. 10 - 2013. 02', month(2012, 10), month(2013, 3)],
    ['1 Jan 2015 – 31 Dec 2016', month(2015, 1), month(2017, 1)],
    ['1 stycznia 2015 r. – 31 grudnia 2016 r.', month(2015, 1), month(2017, 1)],
    ['January 5, 2015 - March 7, 2016', month(2015, 1), month(2016, 4)],
    ['03/19 – 05/20', month(2019, 3), month(2020, 6)],
    ['03/19 – obecnie', month(2019, 3), month(2026, 7)],
    ['01 / 2017 - 05 / 2019', month(2017, 1), month(2019, 6)],
    ['(2018 Mar – 2019 Apr)', month(2018, 3), month(2019, 5)],
    ['March – May 2020', month(2020, 3), month(2020, 6)],
    ['03–09.2018', month(2018, 3), month(2018, 10)],
    ['VI–IX 2018', month(2018, 6), month(2018, 10)],
    ['2015–19', month(2015, 1), month(2019, 1)],
    ['2008/2009', month(2008, 1), month(2009, 1)],
    ['01-Apr-2013 to 30-Sep-2015', month(2013, 4), month(2015, 10)],
    ['June 2nd 2014 to 31st Dec 2015', month(2014, 6), month(2016, 1)],
    ['16th Jan 2017 to till 30th Aug 2018', month(2017, 1), month(2018, 9)],
    ['Janurary 2017 - Feburary 2018', month(2017, 1), month(2018, 3)],
    ['August 2015 – On going', month(2015, 8), month(2026, 7)],
    ['02.05.14 - 30.06.16', month(2014, 5), month(2016, 7)],
    ['2018-        Acme ------ Boston', month(2018, 1), month(2026, 7)],
    ['Jan 2020 till date', month(2020, 1), month(2026, 7)],
    ['Jan 2020 - to present', month(2020, 1), month(2026, 7)],
    ['01.2020 – ∞', month(2020, 1), month(2026, 7)],
    ['VI 2025 – chwila obecna', month(2025, 6), month(2026, 7)],
    ['od 03.2024 do chwili obecnej', month(2024, 3), month(2026, 7)],
    ['03.2024 - do dnia dzisiejszego', month(2024, 3), month(2026, 7)],
    ['03.2024 –\tKierownik', month(2024, 3), month(2026, 7)],
    ['09.2020 >> 10.2021', month(2020, 9), month(2021, 11)],
    ['od: 05.2021 do: 06.2022', month(2021, 5), month(2022, 7)],
    ['start: 05.2021, koniec: 06.2022', month(2021, 5), month(2022, 7)],
    ["'15 – '18", month(2015, 1), month(2018, 1)],
    ['rok 2015 – rok 2018', month(2015, 1), month(2018, 1)],
    ['03.19 – 05.21', month(2019, 3), month(2021, 6)],
    ['Mar-19 – May-21', month(2019, 3), month(2021, 6)],
    ['VIII’19 – I’21', month(2019, 8), month(2021, 2)],
    ['07 2018 – 01 2019', month(2018, 7), month(2019, 2)],
    ['lipiec 2018 / styczeń 2019', month(2018, 7), month(2019, 2)],
    ['May of 2021 until June of 2022', month(2021, 5), month(2022, 7)],
    ['09.2020 – cały czas', month(2020, 9), month(2026, 7)],
    ['II kwartał 2019 – III kwartał 2020', month(2019, 4), month(2020, 10)],
    ['Q1 2019 – present', month(2019, 1), month(2026, 7)],
    ['od wiosny 2021 do lata 2023', month(2021, 4), month(2023, 8)],
    ['Między czerwcem 2006 a wrześniem 2010', month(2006, 6), month(2010, 10)],
    ['03.2024 ~ now', month(2024, 3), month(2026, 7)],
    ['Q1 2020 – Q3 2020', month(2020, 1), month(2020, 10)],
    ['Q1–Q2 2020', month(2020, 1), month(2020, 7)],
    ['III kw. 2019 – IV kw. 2020', month(2019, 7), month(2021, 1)],
    ['od III kwartału 2019', month(2019, 7), month(2026, 7)],
    ['1. Quartal 2020 – 2. Quartal 2021', month(2020, 1), month(2021, 7)],
    ['1 кв. 2020 – 3 квартал 2020', month(2020, 1), month(2020, 10)],
    ['3rd quarter of 2019 – present', month(2019, 7), month(2026, 7)],
    ['03.2018 –', month(2018, 3), month(2026, 7)],
    ['03.2018 -', month(2018, 3), month(2026, 7)],
    ['~2018 – ~2020', month(2018, 1), month(2020, 1)],
    ['ok. 2018 – ok. 2020', month(2018, 1), month(2020, 1)],
    ['c. 2018 – c. 03.2020', month(2018, 1), month(2020, 4)],
    ['około marca 2018 – maj 2019', month(2018, 3), month(2019, 6)],
    ['Mai 2018 – Dezember 2019', month(2018, 5), month(2020, 1)],
    ['seit März 2018', month(2018, 3), month(2026, 7)],
    ['seit 03/2018', month(2018, 3), month(2026, 7)],
    ['03/2018 – heute', month(2018, 3), month(2026, 7)],
    ['Oktober 2018 bis heute', month(2018, 10), month(2026, 7)],
    ['von 03.2018 bis 05.2019', month(2018, 3), month(2019, 6)],
    ['березень 2018 – травень 2019', month(2018, 3), month(2019, 6)],
    ['березень 2018 – по теперішній час', month(2018, 3), month(2026, 7)],
    ['2018 – дотепер', month(2018, 1), month(2026, 7)],
    ['03.2018 – донині', month(2018, 3), month(2026, 7)],
    ['з 2018', month(2018, 1), month(2026, 7)],
    ['Кухар (з 2018)', month(2018, 1), month(2026, 7)],
    ['з березня 2018 до травня 2019', month(2018, 3), month(2019, 6)],
    ['март 2018 – май 2019', month(2018, 3), month(2019, 6)],
    ['с марта 2018 по настоящее время', month(2018, 3), month(2026, 7)],
    ['03.2018 — н.в.', month(2018, 3), month(2026, 7)],
    ['с 2018', month(2018, 1), month(2026, 7)],
  ])('%s', (text, from, to) => {
    expect(rangesIn(text)).toEqual([[from, to]]);
  });

  test.each([
    'tel. 600 100 200',
    '2020 – 2018',
    '99.2019 – 100.2020',
    'ISO 9001:2015',
    'kod 60-001',
    '10:15 - 12/30',
    '24/7 – 7',
    '2019-03-04',
    'w 2019 – Firma',
    'I–II instancja',
    'certyfikat z 2018',
    "Macy's 2018",
    'Tesla Model X 2018',
    'OS X 2018',
    '08-16 zmiana',
    'Date of Birth: 09-07-1990',
  ])('none in "%s"', (text) => {
    expect(rangesIn(text)).toEqual([]);
  });

  test('the end never lies after the day the CV came in', () => {
    expect(rangesIn('2020 – 2035')).toEqual([[month(2020, 1), month(2026, 7)]]);
  });

  test('what overlaps is counted once', () => {
    const ranges = [
      { from: 0, to: 12 },
      { from: 6, to: 18 },
      { from: 8, to: 10 },
      { from: 24, to: 30 },
    ];
    expect(monthsCovered(ranges)).toBe(24);
    expect(monthsCovered(ranges.toReversed())).toBe(24);
  });
});
