import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extractProfile } from '@/lib/cv/extract-profile';
import { CvIndex } from '@/lib/analysis/engines/offline/statements/cv-index';
import { judgeOffline } from '@/lib/analysis/engines/offline/judge-offline';
import { criterion } from '@/tests/analysis/criterion';
import { probeCv } from '@/lib/reader/run-reader';
import { makeDocx, paragraph, relations, table } from '@/tests/cv/make-docx';
import { readCv } from '@/tests/cv/read-cv';

async function readBytes(bytes: Uint8Array) {
  const { preview } = await probeCv(bytes);
  const document = await readCv(preview ?? new Uint8Array());
  return { document, text: document.pages.map(({ text }) => text).join('\n') };
}

const readFile = (name: string) =>
  readBytes(new Uint8Array(readFileSync(path.join(process.cwd(), 'tests/cv/docx', `${name}.docx`))));

const ns = 'xmlns:w="w" xmlns:r="r" xmlns:a="a"';
const job = '03.2018 – obecnie Samodzielna księgowa w spółkach produkcyjnych';
const rels = (...list: Parameters<typeof relations>[0]) => ({ 'word/_rels/document.xml.rels': relations(list) });
const reference = (kind: string, page: string, id: string) => `<w:${kind}Reference w:type="${page}" r:id="${id}"/>`;

describe('what Word shows is read', () => {
  test('rows inside content controls', async () => {
    const { document } = await readFile('sdt-table-rows');
    const { career } = new CvIndex(document, '2026-11-22');
    expect([career.positions.length, career.months]).toEqual([2, 13 * 12 + 3]);
  });

  test.each([
    ['footnotes', ['Główna księgowa', 'zespołem pięciu osób']],
    ['altchunk-html', ['Główna księgowa', 'zespołem pięciu osób', 'Angielski – B2']],
  ])('%s', async (name, texts) => {
    const { document, text } = await readFile(name);
    for (const expected of texts) expect(text).toContain(expected);
    expect(document.unreadParts).toEqual([]);
  });

  test('a main part of any name', async () => {
    const { text } = await readFile('main-part-document2');
    expect(text).toBe((await readFile('base')).text);
  });

  test('a table of two columns side by side', async () => {
    const { document, text } = await readFile('layout-table-sidebar');
    expect(extractProfile(document)).toMatchObject({ email: 'malgorzata.wojcik@poczta.example', city: 'Kraków' });
    expect(text).toMatch(/Niemiecki – A2\n/);
    expect(text).toMatch(/szydełko\nDoświadczenie zawodowe\n03.2018 – obecnie Główna księgowa/);
  });

  test('white text on a shape of the header', async () => {
    const { document } = await readFile('header-backdrop-white-text');
    expect(document.hiddenText).toEqual([]);
    expect(extractProfile(document)).toMatchObject({ firstName: 'Oliver', lastName: 'Hartwell' });
  });
});

const white = paragraph('Oliver Hartwell', '<w:color w:val="FFFFFF"/>');

test.each([
  [
    'a cell in a theme colour',
    `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="auto" w:themeFill="accent1" w:themeFillShade="80"/></w:tcPr>${white}</w:tc></w:tr></w:tbl>`,
  ],
  [
    'a cell in a solid pattern',
    `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="solid" w:color="1F3864" w:fill="auto"/></w:tcPr>${white}</w:tc></w:tr></w:tbl>`,
  ],
])('white text is seen in %s', async (_, body) => {
  const { document, text } = await readBytes(makeDocx(paragraph(job) + body));
  expect(text).toContain('Oliver Hartwell');
  expect(document.hiddenText).toEqual([]);
});

test('white text is seen on an older shape of the header, and not on a small logo', async () => {
  const shape =
    '<w:p><w:r><w:pict><v:rect xmlns:v="v" style="position:absolute;z-index:-251658240;width:600pt"/></w:pict></w:r></w:p>';
  const logo =
    '<w:p><w:r><w:drawing><wp:anchor xmlns:wp="wp" behindDoc="0"><wp:extent cx="400000" cy="400000"/></wp:anchor></w:drawing></w:r></w:p>';
  const read = (header: string) => readBytes(makeDocx(paragraph(job) + white, { header }));
  expect((await read(shape)).document.hiddenText).toEqual([]);
  expect((await read(logo)).document.hiddenText).toMatchObject([{ text: 'Oliver Hartwell', reason: 'WHITE' }]);
});

test('white text on nearly white shading is hidden', async () => {
  const body = `<w:p><w:pPr><w:shd w:val="clear" w:fill="FEFEFE"/></w:pPr><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>Kubernetes</w:t></w:r></w:p>`;
  const { text } = await readBytes(makeDocx(paragraph(job) + body));
  expect(text).toBe(job);
});

describe('headers that Word shows to nobody are hidden text', () => {
  test('of even pages, where these are off', async () => {
    const { document } = await readFile('even-header-keywords');
    expect(document.hiddenText).toMatchObject([{ reason: 'INVISIBLE' }]);
    const texts = ['Kierowanie zespołem co najmniej 5 osób', 'Wykształcenie wyższe', 'Język angielski B2'];
    const criteria = texts.map((text, index) => criterion(index + 1, { text }));
    const judged = judgeOffline({ document, criteria, locale: 'pl', referenceDate: '2026-11-22' });
    expect(judged.map(({ verdict }) => verdict)).toEqual(texts.map(() => 'NO_INFORMATION'));
  });

  const header = `<w:hdr ${ns}>${paragraph('Kubernetes')}</w:hdr>`;
  const files = {
    'word/h.xml': header,
    ...rels(['rId7', 'header', '/word/h.xml'], ['rId8', 'settings', 'settings.xml']),
  };
  const even = { ...files, 'word/settings.xml': `<w:settings ${ns}><w:evenAndOddHeaders/></w:settings>` };
  const section = (inside: string) => `<w:sectPr>${inside}</w:sectPr>`;
  const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
  const inherited = `<w:p><w:pPr>${section(reference('header', 'first', 'rId7'))}</w:pPr></w:p>${section('<w:titlePg/>')}`;
  test.each<[string, boolean, string, Record<string, string>]>([
    ['no section refers to it', false, section(''), files],
    ['the first page has none of its own', false, section(reference('header', 'first', 'rId7')), files],
    ['the first page has its own', true, section(`${reference('header', 'first', 'rId7')}<w:titlePg/>`), files],
    ['a later section inherits it', true, inherited, files],
    ['there is no second page', false, section(`${reference('header', 'default', 'rId7')}<w:titlePg/>`), files],
    [
      'there is a second page',
      true,
      pageBreak + section(`${reference('header', 'default', 'rId7')}<w:titlePg/>`),
      files,
    ],
    ['even pages have their own', true, pageBreak + section(reference('header', 'even', 'rId7')), even],
  ])('%s: shown %s', async (_, isShown, body, parts) => {
    const { document, text } = await readBytes(makeDocx(paragraph(job) + body, { files: parts }));
    expect(text.includes('Kubernetes')).toBe(isShown);
    expect(document.hiddenText.map((hidden) => hidden.text)).toEqual(isShown ? [] : ['Kubernetes']);
  });
});

describe('cells', () => {
  test('a cell and a row in wrappers of other programs are read', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const body = `<w:tbl><w:customXml><w:tr><w:sdt><w:sdtContent><w:customXml>${cell('2019 – 2021')}</w:customXml></w:sdtContent></w:sdt>${cell('Monter')}</w:tr></w:customXml></w:tbl>`;
    expect((await readBytes(makeDocx(paragraph(job) + body))).text).toMatch(/\n2019 – 2021\s+Monter$/);
  });

  test('a long address does not run into the next column, be there two or five', async () => {
    const address = 'aleksandra.brzeczyszczykiewicz@bardzo-dluga-poczta.example';
    for (const others of [['Kraków'], ['Kraków', 'niemiecki', 'Excel', 'SAP']]) {
      const { text } = await readBytes(makeDocx(table([[address, ...others]])));
      expect(text.split(/\s+/)).toEqual([address, ...others]);
    }
  });
});

describe('other parts', () => {
  const chunk = (name: string, content: string | Uint8Array) =>
    readBytes(
      makeDocx(`${paragraph(job)}<w:altChunk r:id="rId1"/>`, {
        files: { ...rels(['rId1', 'aFChunk', name]), [`word/${name}`]: content },
      }),
    );

  test('plain text, RTF and documents inside are read', async () => {
    expect((await chunk('a.rtf', '{\\rtf1 Francuski \\u8211? C1\\par}')).text).toContain('Francuski – C1');
    expect((await chunk('a.txt', 'Angielski – B2')).text).toContain('Angielski – B2');
    expect((await chunk('a.docx', makeDocx(paragraph('Niemiecki – A2')))).text).toContain('Niemiecki – A2');
  });

  test.each([
    ['a web page that hides text', 'a.htm', '<html><p style="display&#58; none">Kubernetes</p></html>'],
    ['a mail', 'a.mht', 'MIME-Version: 1.0\r\n\r\nKubernetes'],
  ])('%s is named as not read', async (_, name, content) => {
    const { document, text } = await chunk(name, content);
    expect(text).not.toContain('Kubernetes');
    expect(document.unreadParts).toEqual(['INSERTED']);
  });

  test('notes that hold one another are read once', async () => {
    const note = (kind: string, other: string) =>
      `<w:${kind}s ${ns}><w:${kind} w:id="1"><w:p><w:r><w:t>Nagroda roku</w:t></w:r><w:r><w:${other}Reference w:id="1"/></w:r></w:p></w:${kind}></w:${kind}s>`;
    const body = `${paragraph(job)}<w:p><w:r><w:footnoteReference w:id="1"/></w:r></w:p>`;
    const files = {
      ...rels(['rId1', 'footnotes', 'footnotes.xml'], ['rId2', 'endnotes', 'endnotes.xml']),
      'word/footnotes.xml': note('footnote', 'endnote'),
      'word/endnotes.xml': note('endnote', 'footnote'),
      'word/_rels/footnotes.xml.rels': relations([['rId1', 'endnotes', 'endnotes.xml']]),
      'word/_rels/endnotes.xml.rels': relations([['rId1', 'footnotes', 'footnotes.xml']]),
    };
    expect((await readBytes(makeDocx(body, { files }))).text.match(/Nagroda/g)).toHaveLength(1);
  });

  test('SmartArt is read, charts and embedded objects are named', async () => {
    const drawing =
      '<w:p><w:r><w:drawing><a:graphic><dgm:relIds xmlns:dgm="d" r:dm="rId1"/></a:graphic></w:drawing></w:r></w:p>';
    const data = `<d:dataModel xmlns:d="d" ${ns}><d:ptLst><d:pt type="doc"/><d:pt><d:t><a:p><a:r><a:t>Angielski – B2</a:t></a:r></a:p></d:t></d:pt></d:ptLst></d:dataModel>`;
    const others = '<w:p><w:r><w:drawing><c:chart xmlns:c="c"/></w:drawing><w:object/></w:r></w:p>';
    const body = (paragraph(job) + drawing + others).replace('<a:graphic>', '<a:graphic xmlns:a="a">');
    const { document, text } = await readBytes(
      makeDocx(body, { files: { ...rels(['rId1', 'diagramData', 'data.xml']), 'word/data.xml': data } }),
    );
    expect(text).toContain('Angielski – B2');
    expect(document.unreadParts).toEqual(['CHART', 'OBJECT']);
  });

  test.each(['utf-16le', 'utf-16be'])('a part in %s is read', async (encoding) => {
    const xml = `\ufeff<?xml version="1.0" encoding="UTF-16"?><w:document ${ns}><w:body>${paragraph(job)}</w:body></w:document>`;
    const bytes = Buffer.from(xml, 'utf16le');
    if (encoding === 'utf-16be') bytes.swap16();
    expect((await readBytes(makeDocx('', { files: { 'word/document.xml': new Uint8Array(bytes) } }))).text).toBe(job);
  });
});
