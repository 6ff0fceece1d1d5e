import { readCv } from '@/tests/cv/read-cv';
import { drawPdf, rawPdf, writeLines } from '@/tests/cv/make-pdf';

async function textOf(draw: (pdf: PDFKit.PDFDocument) => void): Promise<string> {
  const { pages } = await readCv(await drawPdf(draw));
  return pages.map((page) => page.text).join('\n\n');
}

const story = [
  'Specjalistka do spraw sprzedaży',
  'w firmie z branży spożywczej,',
  'która odpowiada za kontakty',
  'z sieciami handlowymi w kraju',
  'oraz za szkolenia nowych osób.',
];
const contact = ['Kontakt z kandydatką', 'tel. 600 100 200', 'ul. Lipowa 7, Łódź', 'Prawo jazdy kategorii B'];

describe('reading order', () => {
  test('reads two columns one after the other', async () => {
    const text = await textOf((pdf) => {
      writeLines(pdf, contact, 40, 100, 15);
      writeLines(pdf, story, 250, 100, 14);
    });
    expect(text).toBe([...contact, ...story].join('\n'));
  });

  test('reads two columns of running text on the same baselines one after the other', async () => {
    const left = story.map((line) => `${line} lewa`);
    const right = story.map((line) => `${line} prawa`);
    const text = await textOf((pdf) => {
      writeLines(pdf, left, 40, 100);
      writeLines(pdf, right, 310, 100);
    });
    expect(text).toBe([...left, ...right].join('\n'));
  });

  test('a heading across both columns parts what is above from what is below', async () => {
    const heading = 'Przebieg kariery zawodowej i najważniejsze osiągnięcia z ostatnich dziesięciu lat pracy';
    const text = await textOf((pdf) => {
      writeLines(pdf, contact, 40, 100, 15);
      writeLines(pdf, story, 250, 100, 14);
      pdf.text(heading, 40, 200, { lineBreak: false });
      writeLines(pdf, contact, 40, 230, 15);
      writeLines(pdf, story, 250, 230, 14);
    });
    expect(text).toBe([...contact, ...story, heading, ...contact, ...story].join('\n'));
  });

  test('keeps dates on the line of their job', async () => {
    const jobs = [
      'Kierownik zmiany, Zakłady Wzorcowe',
      'Brygadzista, Zakłady Wzorcowe',
      'Operator, Huta Przykład',
      'Monter',
    ];
    const dates = ['2019 – obecnie', '2015 – 2019', '2012 – 2015', '2010 – 2012'];
    const text = await textOf((pdf) => {
      jobs.forEach((job, index) => {
        pdf.text(dates[index] ?? '', 40, 100 + 40 * index, { lineBreak: false });
        writeLines(pdf, [job, 'Praca przy linii produkcyjnej na trzy zmiany'], 160, 100 + 40 * index);
      });
    });
    jobs.forEach((job, index) => expect(text).toContain(`${dates[index]}\t${job}\nPraca przy linii`));
  });

  test('keeps dates with their job that stand between its lines', async () => {
    const text = await textOf((pdf) => {
      for (const [index, dates] of ['05.2023 – obecnie', '09.2019 – 04.2023', '2017 – 2019'].entries()) {
        writeLines(
          pdf,
          ['Konstruktor w dziale przekładni', 'Fabryka Beskid', `Zadanie ${index}`],
          40,
          100 + 90 * index,
        );
        pdf.text(dates, 420, 106 + 90 * index, { lineBreak: false });
      }
    });
    expect(text.match(/\d{4} – \S+|Zadanie \d/g)).toEqual([
      '2023 – obecnie',
      'Zadanie 0',
      '2019 – 04.2023',
      'Zadanie 1',
      '2017 – 2019',
      'Zadanie 2',
    ]);
  });

  test('keeps labels on the line of their values', async () => {
    const text = await textOf((pdf) => {
      writeLines(pdf, ['Angielski', 'Niemiecki', 'Rosyjski', 'Hiszpański'], 40, 100);
      writeLines(pdf, ['C1', 'B2', 'podstawowy', 'A2'], 140, 100);
    });
    expect(text.split('\n')).toEqual(['Angielski\tC1', 'Niemiecki\tB2', 'Rosyjski\tpodstawowy', 'Hiszpański\tA2']);
  });
});

describe('words', () => {
  const filler = 'Doświadczenie w prowadzeniu projektów';

  test.each([
    ['real spaces', {}, 'W Y K S Z T A Ł C E N I E   I   K U R S Y'],
    ['wide spacing', { characterSpacing: 4 }, 'WYKSZTAŁCENIE I KURSY'],
  ])('closes up letters set apart by %s', async (_, options, heading) => {
    const text = await textOf((pdf) => {
      pdf.text(heading, 40, 60, { lineBreak: false, ...options });
      pdf.text(filler, 40, 90, { lineBreak: false, characterSpacing: 0 });
    });
    expect(text).toBe(`WYKSZTAŁCENIE I KURSY\n${filler}`);
  });

  test('leaves single letters alone that are words', async () => {
    expect(await textOf((pdf) => pdf.text(`Prawo jazdy kategorii A B C ${filler}`, 40, 60))).toContain(
      'kategorii A B C',
    );
  });

  test('composes accents, takes ligatures apart, makes all bullets alike', async () => {
    const lines = ['Zarza\u0328dzanie proﬁlem ﬂoty', '\u25cf Łódz\u0301', '\u25aa wózki widłowe'];
    const text = await textOf((pdf) => writeLines(pdf, lines, 40, 60));
    expect(text).toBe('Zarządzanie profilem floty\n• Łódź\n• wózki widłowe');
  });

  test('puts words together that a line break cut, and leaves compounds alone', async () => {
    const lines = ['Zajmowałem się progra-', 'mowaniem sterowników oraz front-', 'end i stronami, polsko-', 'Niemcy'];
    const text = await textOf((pdf) => writeLines(pdf, lines, 40, 60));
    expect(text).toBe('Zajmowałem się programowaniem\nsterowników oraz front-end\ni stronami, polsko-\nNiemcy');
  });

  test('puts a double-barrelled name together', async () => {
    const lines = ['ŻANETA', 'WRÓBEL-', 'KĄKOL', 'Programistka z dużym doświadczeniem'];
    const text = await textOf((pdf) => writeLines(pdf, lines, 40, 60));
    expect(text).toBe('ŻANETA\nWRÓBEL-KĄKOL\nProgramistka z dużym doświadczeniem');
  });

  test('reads bold made by drawing twice once', async () => {
    const text = await textOf((pdf) => {
      pdf.text(filler, 40, 60, { lineBreak: false });
      pdf.text(filler, 40.3, 60, { lineBreak: false });
    });
    expect(text).toBe(filler);
  });

  test('parts words that are placed without spaces', async () => {
    const bytes = rawPdf(
      'BT /F1 12 Tf 50 700 Td [(Senior) -300 (warehouse) -300 (manager) -20 (s) -300 (and forklift driver)] TJ ET',
    );
    const { pages } = await readCv(bytes);
    expect(pages[0]?.text).toBe('Senior warehouse managers and forklift driver');
  });
});

describe('letters drawn one by one', () => {
  const line = 'Senior warehouse manager on a busy site with a small team';
  /** A `Td` for every letter, as wkhtmltopdf writes; each letter is moved by `kern` of the size, each space is `space` wide. */
  const letterByLetter = (kern: number, space: number, drawsSpaces: boolean) => {
    const widths: Record<string, number> = {
      S: 667,
      w: 722,
      m: 833,
      r: 333,
      i: 222,
      l: 222,
      t: 278,
      s: 500,
      y: 500,
      b: 556,
    };
    const move = (letter: string) => (letter === ' ' ? space : (widths[letter] ?? 556) / 1000 + kern);
    const shown = (letter: string) => (letter === ' ' && !drawsSpaces ? '' : `(${letter}) Tj`);
    const drawing = [...line].map((letter) => `${shown(letter)} ${(12 * move(letter)).toFixed(3)} 0 Td`).join('\n');
    return rawPdf(`BT /F1 12 Tf 50 700 Td ${drawing} ET`);
  };

  test.each([
    ['overlap, spaces drawn', -0.05, 0.1, true],
    ['overlap, spaces only left', -0.05, 0.13, false],
    ['touch, narrow spaces left', 0, 0.12, false],
    ['are set apart', 0.3, 0.5, false],
  ])('%s', async (_, kern, space, drawsSpaces) => {
    const { pages } = await readCv(letterByLetter(kern, space, drawsSpaces));
    expect(pages[0]?.text).toBe(line);
  });
});

test('spans cover the words of the text in order', async () => {
  const { pages } = await readCv(await drawPdf((pdf) => writeLines(pdf, [...contact, ...story], 40, 60)));
  const page = pages[0];
  const words = page?.spans.map((span) => page.text.slice(span.start, span.end));
  expect(words).toEqual(page?.text.split(/\s/));
});

test.each([
  ['pl', 'Od pięciu lat pracuję w magazynie i obsługuję wózki widłowe.'],
  ['en', 'I have worked in a warehouse for five years, driving forklifts in Łódź.'],
  ['unknown', 'Ich habe fünf Jahre Erfahrung beim Großhandel.'],
])('tells the language: %s', async (language, text) => {
  expect(await readCv(await drawPdf((pdf) => pdf.text(text, 40, 60)))).toMatchObject({ language });
});

describe('soft hyphens', () => {
  /** As fonts of TeX: the hyphen's glyph stands for U+00AD. */
  const toUnicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfchar <2D> <00AD> endbfchar
2 beginbfrange <20> <2C> <0020> <2E> <7E> <002E> endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end`;

  async function read(...lines: string[]): Promise<string | undefined> {
    const content = `BT /F1 12 Tf 14 TL 50 700 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
    return (await readCv(rawPdf(content, { toUnicode }))).pages[0]?.text;
  }

  test('are dashes between dates, numbers and words of one line', async () => {
    const lines = ['Mar. 2021 - Jun. 2023', '2019-2021 well-known brands', 'Anna Wilk-Kot', '600-100-200'];
    expect(await read(...lines)).toBe(lines.join('\n'));
  });

  test.each([
    [['head of ware-', 'house logistics'], 'head of warehouse\nlogistics'],
    [['Head of sales 2019 -', '2021 in Leeds'], 'Head of sales 2019 -\n2021 in Leeds'],
    [['Anna Wilk -', 'Leeds'], 'Anna Wilk -\nLeeds'],
  ])('at the end of the line in %j go only before the rest of a word', async (lines, text) => {
    const rest = 'Forklift driver and warehouse clerk';
    expect(await read(...lines, rest)).toBe(`${text}\n${rest}`);
  });

  test('that the text goes on over are left out', async () => {
    const content = 'BT /F1 12 Tf 50 700 Td [(Forklift driver and ware-) 333 (house clerk)] TJ ET';
    const { pages } = await readCv(rawPdf(content, { toUnicode }));
    expect(pages[0]?.text).toBe('Forklift driver and warehouse clerk');
  });
});
