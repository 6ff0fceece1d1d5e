import { documentFromText } from '@/lib/cv/document-from-text';
import { CvIndex } from './cv-index';

function jobsOf(text: string): string[] {
  const written = (month: number) => `${String((month % 12) + 1).padStart(2, '0')}.${Math.floor(month / 12)}`;
  const { positions } = new CvIndex(documentFromText(text), '2026-11-01').career;
  return positions.map(({ from, to, isOpen }) => `${written(from)}-${isOpen ? 'now' : written(to - 1)}`);
}

describe('jobs told in sentences', () => {
  it.each([
    [
      'I joined Pennine Lifts as an apprentice in September 2008 and left in August 2012.\nSince November 2022 I have been a supervisor at Skyward.',
      ['09.2008-08.2012', '11.2022-now'],
    ],
    [
      'W październiku 1998, zaraz po dyplomie, zostałam przyjęta do szpitala. Odeszłam stamtąd w marcu 2006.',
      ['10.1998-03.2006'],
    ],
    [
      'They took me on as a gardener in March 1998; three years later, in March 2001, they made me foreman at work, and I remained until September 2007.',
      ['03.1998-02.2001', '03.2001-09.2007'],
    ],
    ['W maju 2016 przeszedłem do zakładu Ferma i tę pracę wykonuję do dzisiaj.', ['05.2016-now']],
    ['I was sous chef at The Smokehouse No. 5, Girvan, between January 2016\nand December 2019.', ['01.2016-12.2019']],
    [
      '2018–2025 Director of Studies, Owl and Acorn Languages\nFrom 2016 to 2018 I was a full-time father and did no paid work.',
      ['01.2018-12.2024'],
    ],
    ['Od czerwca 2004 do\npaździernika 2007 pracowałem w Holandii.', ['06.2004-10.2007']],
    [
      'Od 2008 byłem stolarzem w Drewmaksie. Od maja 2012 jestem brygadzistą w Meblach.',
      ['01.2008-04.2012', '05.2012-now'],
    ],
  ])('%s', (text, jobs) => {
    expect(jobsOf(`Jan Nowak\nDoświadczenie zawodowe\n${text}`)).toEqual(jobs);
  });

  it.each([
    'I am a consultant who has lived in Poland since 2017.',
    'Od 2003 roku jestem strażakiem ochotnikiem.',
    'I studied chemistry at Montpellier from 2007 to 2010.',
    'I started learning Spanish in March 2019.',
  ])('takes no other dates for a job: %s', (text) => {
    expect(jobsOf(`Jan Nowak\nO mnie\n${text}`)).toEqual([]);
  });

  it('keeps a time without work apart', () => {
    expect(jobsOf('Moja praca\nOd kwietnia 2019 do września 2020 byłam w domu z córką, bez zatrudnienia.')).toEqual([]);
  });
});

describe('dates over several lines', () => {
  it.each([
    ['July 2018\nto date\nSenior Carer\nFebruary 2012\nto\nJune 2018\nAssistant', ['07.2018-now', '02.2012-06.2018']],
    ['Luty\n2016 –\nMaj\n2017\nPakowacz\nŚwiece Kamyk', ['02.2016-05.2017']],
    ['| Sept. 2019 | Head of Languages |\n| to date | Wharfe Academy |', ['09.2019-now']],
    ['Kucharz\nZaokrętowanie: 09.2018 Wyokrętowanie: 01.2020', ['09.2018-01.2020']],
    ['Konstruktor, Huta Olza\n09.2019 3 04.2023', ['09.2019-04.2023']],
    ['Analityk, 02.2020 – 05.2023\nmigracja (projekt: 03.2021 – 01.2022)', ['02.2020-05.2023']],
  ])('%s', (text, jobs) => {
    expect(jobsOf(`Jan Nowak\nDoświadczenie zawodowe\n${text}`)).toEqual(jobs);
  });
});
