import { strToU8, zipSync } from 'fflate';
import { makeOdt } from '@/tests/cv/make-odt';
import { readCv } from '@/tests/cv/read-cv';
import { probeCv } from './run-reader';

async function read(bytes: Uint8Array) {
  const { preview, mimeType } = await probeCv(bytes);
  const document = await readCv(preview ?? new Uint8Array());
  const hidden = document.hiddenText.map(({ text, reason }) => [text, reason]).sort();
  return { mimeType, lines: document.pages.flatMap(({ text }) => text.split('\n')), hidden };
}

const ascii = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const profile = 'Księgowa z ośmioletnim doświadczeniem w spółkach produkcyjnych.';
const expected = ['Łucja Gęś', profile, expect.stringMatching(/^•\s+zamykanie miesiąca i roku$/)];
const jobs = [
  expect.stringMatching(/^03.2018 – obecnie\s+Samodzielna księgowa$/),
  expect.stringMatching(/^09.2014 – 02.2018\s+Młodsza księgowa$/),
];

/** As Word writes it: letters of the font's code page as bytes, tables defined before and behind their cells. */
const ofWord = String.raw`{\rtf1\adeflang1025\ansi\ansicpg1250\uc1\deff0{\fonttbl{\f0\fbidi \froman\fcharset0 Times New Roman;}{\f1\fnil\fcharset2{\*\panose 05050102010706020507}Symbol;}
{\f38\fswiss\fcharset238\fprq2 Calibri CE;}}{\colortbl;\red0\green0\blue0;\red255\green255\blue255;}{\stylesheet{\ql \f0\fs24 Normalny;}}{\*\listtable{\list{\levelfollow0 x}}}{\info{\author Kto\'9c inny}}
{\header \pard\plain \f38\fs22 \'a3ucja G\'ea\'9c\par}
\pard\plain \f38\fs22 Ksi\'eagowa z o\'9cmioletnim do\'9cwiadczeniem w sp\'f3\'b3kach {\b produkcyjnych.}\par
{\listtext\pard\plain\f1\fs20 \'b7\tab}\pard\plain \ls1\f38\fs22 zamykanie miesi\'b9ca i roku{\deleted  wersja robocza}\par
\trowd\trgaph70\trleft-70\cellx2500\cellx9000\pard\plain\intbl\f38\fs22 03.2018 \endash  obecnie\cell Samodzielna ksi\'eagowa\cell \trowd\trgaph70\trleft-70\cellx2500\cellx9000\row
\trowd\trleft-70\cellx2500\cellx9000\pard\plain\intbl\f38\fs22 09.2014 \endash  02.2018\cell M\'b3odsza ksi\'eagowa\cell\row
\pard\plain\f38\fs22 {\shp{\*\shpinst\shpleft100{\sp{\sn fillColor}{\sv 255}}{\shptxt \pard\plain\f38 Prawo jazdy kategorii B\par}}{\shprslt Prawo jazdy B}}Microsoft Excel\par
{\field{\*\fldinst HYPERLINK "https://www.nowak.example"}{\fldrslt \f38 www.nowak.example}}\par
\pard\plain\f38{\cf2 Kubernetes}\par{\v Terraform}\par{\fs2 Ansible}\par
{\*\shppict{\pict\pngblip\bin4 }{}}}}`;

/** As LibreOffice writes it: letters by their numbers, with what an older reader shows for them. */
const ofLibreOffice = String.raw`{\rtf1\ansi\deff3\adeflang1025
{\fonttbl{\f0\froman\fprq2\fcharset0 Times New Roman;}{\f1\froman\fprq2\fcharset2 Symbol;}{\f3\froman\fprq0\fcharset238 Liberation Serif;}}
{\colortbl;\red0\green0\blue0;\red255\green255\blue255;}{\*\generator LibreOffice/7.6}{\info{\creatim\yr2024}}
\sectd{\header\pard\plain \ql{\loch \u321\'a3ucja G\u281\'ea\u347\'9c}\par}
\pard\plain \s0\ql\ltrch\loch Ksi\u281\'eagowa z o\u347\'9cmioletnim do\u347\'9cwiadczeniem w sp\u243\'f3\u322\'b3kach \hich\af6\loch\b produkcyjnych.\par
\pard\plain {\listtext\pard\plain \f1 \u8226\'95\tab}\ilvl0\ls1 \ql\loch zamykanie miesi\u261\'b9ca i roku\par
\trowd\trql\ltrrow\trleft0\clvertalt\cellx2800\clvertalt\cellx9638\pard\plain\intbl\ql{03.2018 \u8211\'96 obecnie}\cell\pard\plain\intbl\ql{Samodzielna ksi\u281\'eagowa}\cell\row\pard
\trowd\trleft0\cellx2800\cellx9638\pard\plain\intbl{09.2014 \u8211\'96 02.2018}\cell\pard\plain\intbl{M\u322\'b3odsza ksi\u281\'eagowa}\cell\row\pard
\pard\plain{\upr{Prawo jazdy kategorii ?}{\*\ud{Prawo jazdy kategorii B}}}\par
\pard\plain Microsoft Excel\par\pard www.nowak.example\par
\pard\plain{\cf2 Kubernetes}\par{\v Terraform}\par{\fs2 Ansible}\par}`;

test.each([
  ['Word', ofWord],
  ['LibreOffice', ofLibreOffice],
])(
  'RTF of %s: header, lists, tables, text boxes and letters of both kinds are read, hidden text apart',
  async (_, file) => {
    const { mimeType, lines, hidden } = await read(ascii(file));
    expect(mimeType).toBe('application/rtf');
    expect(lines.slice(0, 5)).toEqual([...expected, ...jobs]);
    expect(lines.slice(5).sort()).toEqual(['Microsoft Excel', 'Prawo jazdy kategorii B', 'www.nowak.example']);
    expect(hidden).toEqual([
      ['Ansible', 'TINY'],
      ['Kubernetes', 'WHITE'],
      ['Terraform', 'INVISIBLE'],
    ]);
  },
);

/** As LibreOffice writes it. */
const ofWriter = () =>
  makeOdt(
    `<text:sequence-decls/><text:tracked-changes><text:changed-region><text:deletion><text:p>Wersja robocza</text:p></text:deletion></text:changed-region></text:tracked-changes>
<text:p text:style-name="Standard">Księgowa z ośmioletnim<text:s/>doświadczeniem w <text:span text:style-name="T1">spół</text:span>kach
  produkcyjnych.</text:p>
<text:list text:style-name="L1"><text:list-item><text:p>zamykanie miesiąca i roku</text:p></text:list-item></text:list>
<table:table><table:table-column table:style-name="C1"/><table:table-column table:style-name="C2"/>
<table:table-row><table:table-cell><text:p>03.2018 – obecnie</text:p></table:table-cell><table:table-cell><text:p>Samodzielna księgowa</text:p></table:table-cell></table:table-row>
<table:table-row><table:table-cell><text:p>09.2014 – 02.2018</text:p></table:table-cell><table:table-cell><text:p>Młodsza księgowa</text:p></table:table-cell></table:table-row></table:table>
<text:p>Microsoft Excel<draw:frame><draw:text-box><text:p text:style-name="P2">Prawo jazdy kategorii B</text:p></draw:text-box></draw:frame></text:p>
<text:p><text:a>www.nowak.example</text:a><office:annotation><text:p>Zadzwonić</text:p></office:annotation></text:p>
<text:p><text:span text:style-name="T2">Kubernetes</text:span></text:p><text:p><text:span text:style-name="T3">Terraform</text:span></text:p><text:p><text:span text:style-name="T4">Ansible</text:span></text:p>`,
    {
      master:
        '<style:master-page style:name="Standard"><style:header><text:p>Łucja Gęś</text:p></style:header></style:master-page>',
      styles:
        '<style:default-style style:family="paragraph"><style:text-properties fo:font-size="12pt"/></style:default-style>',
      automaticStyles: [
        '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>',
        '<style:style style:name="T2" style:family="text"><style:text-properties fo:color="#ffffff"/></style:style>',
        '<style:style style:name="T3" style:family="text"><style:text-properties text:display="none"/></style:style>',
        '<style:style style:name="T4" style:family="text"><style:text-properties fo:font-size="1pt"/></style:style>',
        '<style:style style:name="P2" style:family="paragraph"><style:text-properties fo:color="#ffffff"/></style:style>',
        '<style:style style:name="C1" style:family="table-column"><style:table-column-properties style:column-width="5cm"/></style:style>',
        '<style:style style:name="C2" style:family="table-column"><style:table-column-properties style:column-width="13cm"/></style:style>',
      ].join(''),
    },
  );

/** As an editor in the browser writes it: everything in styles of spans, lists in lists, the type behind the text. */
const ofBrowser = () =>
  makeOdt(
    `<text:h text:outline-level="1"><text:span text:style-name="S">Łucja Gęś</text:span></text:h><text:p><text:span>${profile}</text:span></text:p>
<text:list><text:list-item><text:list><text:list-item><text:p><text:span>zamykanie miesiąca</text:span><text:span> i roku</text:span></text:p></text:list-item></text:list></text:list-item></text:list>
<text:section><table:table><table:table-columns><table:table-column table:number-columns-repeated="2"/></table:table-columns><table:table-header-rows>
<table:table-row><table:table-cell table:number-columns-spanned="1"><text:p>03.2018 – obecnie</text:p></table:table-cell><table:table-cell><text:p>Samodzielna księgowa</text:p></table:table-cell></table:table-row></table:table-header-rows>
<table:table-row><table:table-cell><text:p>09.2014 – 02.2018</text:p></table:table-cell><table:table-cell><text:p>Młodsza księgowa</text:p></table:table-cell></table:table-row></table:table></text:section>
<text:p>Microsoft<text:s text:c="1"/>Excel<text:line-break/>Prawo jazdy kategorii B</text:p><text:p>www.nowak.example</text:p>
<text:p text:style-name="W">Kubernetes</text:p><text:p text:style-name="V">Terraform</text:p><text:p text:style-name="T">Ansible</text:p>`,
    {
      isTypeLast: true,
      styles: [
        '<style:style style:name="base" style:family="paragraph"><style:text-properties fo:color="#fefefe"/></style:style>',
        '<style:style style:name="W" style:family="paragraph" style:parent-style-name="base"/>',
        '<style:style style:name="V" style:family="paragraph"><style:text-properties text:display="none"/></style:style>',
        '<style:style style:name="T" style:family="paragraph"><style:text-properties fo:font-size="0.4mm"/></style:style>',
      ].join(''),
    },
  );

test.each([
  ['LibreOffice', ofWriter],
  ['an editor in the browser', ofBrowser],
])('ODT of %s: headers, lists, tables and text boxes are read in their order, hidden text apart', async (_, make) => {
  const { mimeType, lines, hidden } = await read(make());
  expect(mimeType).toBe('application/vnd.oasis.opendocument.text');
  expect(lines.slice(0, 5)).toEqual([...expected, ...jobs]);
  expect(lines.slice(5).sort()).toEqual(['Microsoft Excel', 'Prawo jazdy kategorii B', 'www.nowak.example']);
  expect(hidden).toEqual([
    ['Ansible', 'TINY'],
    ['Kubernetes', 'WHITE'],
    ['Terraform', 'INVISIBLE'],
  ]);
});

/** Polish letters as bytes of an eight-bit encoding. */
function eightBit(text: string, encoding: 'windows-1250' | 'iso-8859-2'): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const letters = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]));
  return Uint8Array.from([...text].map((letter) => letters.get(letter) ?? 63));
}

const typed = `Łucja Gęś, źródła żółte\r\n${profile}\r\nŚląsk, Ćmielów`;
const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));

test.each<[string, Uint8Array]>([
  ['utf-8', strToU8(typed)],
  ['utf-8', strToU8(`\ufeff${typed}`)],
  ['utf-16le', wide(`\ufeff${typed}`)],
  ['utf-16be', new Uint8Array(Buffer.from(wide(`\ufeff${typed}`)).swap16())],
  ['utf-16le', wide(typed)],
  ['windows-1250', eightBit(typed, 'windows-1250')],
  ['iso-8859-2', eightBit(typed, 'iso-8859-2')],
])('TXT in %s is read with its letters', async (encoding, bytes) => {
  const { mimeType, lines } = await read(bytes);
  expect(mimeType).toBe(`text/plain; charset=${encoding}`);
  expect(lines).toEqual(typed.split('\r\n'));
});

const odt = (files: Record<string, Uint8Array | string>) => makeOdt('<text:p>CV</text:p>', { files });
const spaces = () => strToU8(' '.repeat(50_000_000));

test.each<[string, string, () => Uint8Array]>([
  ['too-much-text', 'RTF groups without end', () => ascii(`{\\rtf1 ${'{'.repeat(500_000)}`)],
  ['too-much-text', 'RTF with more text than a CV has', () => ascii(`{\\rtf1 ${'slowo '.repeat(70_000)}}`)],
  ['too-many-pages', 'RTF with more pages than a CV has', () => ascii(`{\\rtf1 ${'a\\par '.repeat(5000)}}`)],
  ['too-much-text', 'an ODT of 50 MB of XML', () => odt({ 'content.xml': spaces() })],
  ['damaged', 'an ODT of broken XML', () => odt({ 'content.xml': '<a>' })],
  ['macros', 'an ODT with macros', () => odt({ 'Basic/Standard/Module1.xml': '<a/>' })],
  ['encrypted', 'an ODT with a password', () => odt({ 'META-INF/manifest.xml': '<m><encryption-data/></m>' })],
  ['too-much-text', 'a text of a megabyte', () => strToU8('słowo '.repeat(150_000))],
  ['damaged', 'half a JPEG', () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, ...Array<number>(60).fill(0))],
  ['archive', 'an archive of CVs', () => zipSync({ 'Nowak.pdf': strToU8('%PDF-1.7'), 'Gęś.pdf': strToU8('%PDF-1.7') })],
])('%s: %s', async (code, _, bytes) => {
  await expect(probeCv(bytes())).rejects.toMatchObject({ code: `cv.${code}` });
});
