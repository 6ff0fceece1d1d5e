import { cvPageSchema } from '@/lib/domain/cv-document';
import { makeDocx } from '@/tests/cv/make-docx';
import { makeOdt } from '@/tests/cv/make-odt';
import { scanPicture } from '@/tests/cv/make-scan';
import { readCv } from '@/tests/cv/read-cv';
import { probeCv, readCvFile, recognisePage } from './run-reader';

const profile = 'Księgowa z ośmioletnim doświadczeniem w spółkach produkcyjnych.';
const escaped = profile.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0)}?`);
const rtf = (text: string) => new Uint8Array(Buffer.from(`{\\rtf1\\ansi ${text}}`, 'latin1'));

async function read(bytes: Uint8Array) {
  const { preview } = await probeCv(bytes);
  const { pages, hiddenText, unreadParts } = await readCv(preview ?? new Uint8Array());
  const lines = pages.flatMap(({ text }) => text.split('\n')).map((line) => line.trim());
  const hidden = hiddenText.flatMap(({ text }) => text.split('\n').map((line) => line.replace(/^\W+/, '')));
  return { lines, hidden: hidden.sort(), unreadParts };
}

const hexadecimal = (bytes: Buffer) => bytes.toString('hex').replace(/.{128}/g, '$&\r\n');
const picture = (centimetres: number, data = 'ffd8ffe0') =>
  `{\\*\\shppict{\\pict\\jpegblip\\picw800\\pich800\\picwgoal${centimetres * 567}\\pichgoal${centimetres * 567} ${data}}}{\\nonshppict{\\pict\\wmetafile8 00}}`;

test.each([
  [
    'an object',
    String.raw`{\object\objemb{\*\objclass Excel.Sheet.12}{\*\objdata 0105}{\result {\pict\wmetafile8\picwgoal9000\pichgoal9000 00}}}`,
    ['OBJECT'],
  ],
  [
    'a chart',
    String.raw`{\object\objemb{\*\objclass MSGraph.Chart.8}{\*\objdata 0105}{\result \pard Rok\par}}`,
    ['CHART'],
  ],
  ['a large picture', picture(15), ['PICTURE']],
  [
    'a large metafile in a shape',
    String.raw`{\shp{\*\shpinst{\sp{\sn pib}{\sv {\pict\emfblip\picwgoal9000\pichgoal9000 00ff}}}}}`,
    ['PICTURE'],
  ],
  ['a photograph', picture(4), []],
  ['a hidden picture', `{\\v ${picture(15)}}`, []],
])('RTF with %s', async (_, part, unread) => {
  const { lines, unreadParts } = await read(rtf(`${escaped}\\par ${part}\\par`));
  expect(lines[0]).toBe(profile);
  expect(unreadParts).toEqual(unread);
});

test('RTF: a picture is no text, what an object shows as text is read', async () => {
  const object = String.raw`{\object\objlink{\*\objclass Word.Document}{\*\objdata 0105}{\result \pard Prawo jazdy kategorii B\par}}`;
  const { lines } = await read(rtf(`${escaped}\\par ${picture(15, 'ffd8 abba')}\\par ${object}\\par`));
  expect(lines.filter(Boolean)).toEqual([profile, 'Prawo jazdy kategorii B']);
});

const headers = String.raw`{\header \pard Kubernetes\par}{\headerf \pard Terraform\par}{\headerl \pard Ansible\par}`;

test.each([
  ['of every page, neither of the first nor of even ones', '', ['Kubernetes'], ['Ansible', 'Terraform']],
  [
    'of the first page, and those of further ones that are not there',
    String.raw`\titlepg`,
    ['Terraform'],
    ['Ansible', 'Kubernetes'],
  ],
  [
    'of even pages where the document has them, and a second page',
    String.raw`\facingp`,
    ['Kubernetes', 'Ansible'],
    ['Terraform'],
  ],
])('RTF shows the header %s', async (_, words, shown, hidden) => {
  const page = words === '\\facingp' ? `\\page ${escaped}\\par` : '';
  const text = await read(rtf(`${words}\\sectd${words} ${headers}${escaped}\\par ${page}`));
  expect(text.lines.filter((line) => !line.startsWith('Księgowa'))).toEqual(shown);
  expect(text.hidden).toEqual(hidden);
});

test('RTF: a section without a header has that of the section before, and shows it where it says so', async () => {
  const { lines, hidden } = await read(rtf(`${headers}${escaped}\\par\\sect\\sectd\\titlepg Angielski\\par`));
  expect(lines.filter((line) => !line.startsWith('Księgowa'))).toEqual(['Kubernetes', 'Terraform', 'Angielski']);
  expect(hidden).toEqual(['Ansible']);
});

const frame = (side: string, inside: string) =>
  `<text:p><draw:frame draw:style-name="fr1" svg:width="${side}" svg:height="${side}">${inside}</draw:frame></text:p>`;
const image = '<draw:image xlink:href="Pictures/1.png"/>';
const manifest =
  '<m:manifest xmlns:m="urn:m"><m:file-entry m:full-path="Object 2/" m:media-type="application/vnd.oasis.opendocument.chart"/></m:manifest>';

test.each([
  ['an object', frame('15cm', `<draw:object xlink:href="./Object 1"/>${image}`), ['OBJECT']],
  ['an object of Windows', frame('15cm', `<draw:object-ole xlink:href="./Object 1"/>${image}`), ['OBJECT']],
  ['a chart', frame('15cm', `<draw:object xlink:href="./Object 2"/>${image}`), ['CHART']],
  ['a large picture', frame('15cm', image), ['PICTURE']],
  ['a photograph', frame('4cm', image), []],
  [
    'a picture in a section that is hidden',
    `<text:section text:display="none">${frame('15cm', image)}</text:section>`,
    [],
  ],
])('ODT with %s', async (_, part, unread) => {
  const bytes = makeOdt(`<text:p>${profile}</text:p>${part}`, { files: { 'META-INF/manifest.xml': manifest } });
  const { lines, unreadParts } = await read(bytes);
  expect(lines[0]).toBe(profile);
  expect(unreadParts).toEqual(unread);
});

test('ODT: a picture behind the text decorates the page', async () => {
  const behind =
    '<style:style style:name="fr1" style:family="graphic"><style:graphic-properties style:run-through="background"/></style:style>';
  const bytes = makeOdt(`<text:p>${profile}</text:p>${frame('20cm', image)}`, { automaticStyles: behind });
  expect((await read(bytes)).unreadParts).toEqual([]);
});

test('ODT: hidden sections, paragraphs and texts are hidden text; what a condition shows is read', async () => {
  const { lines, hidden } = await read(
    makeOdt(`<text:p>${profile}</text:p>
<text:section text:display="none"><text:p>Kubernetes</text:p></text:section>
<text:section text:display="condition" text:is-hidden="true"><text:list><text:list-item><text:p>Terraform</text:p></text:list-item></text:list></text:section>
<text:section text:display="condition" text:is-hidden="false"><text:p>Angielski</text:p></text:section>
<text:p><text:hidden-paragraph text:is-hidden="true"/>Ansible</text:p>
<text:p><text:hidden-paragraph text:is-hidden="false"/>Niemiecki</text:p>
<text:p><text:hidden-text text:string-value="Docker" text:is-hidden="true"/></text:p>
<text:p><text:hidden-text text:string-value="Czeski" text:is-hidden="false"/></text:p>`),
  );
  expect(lines).toEqual([profile, 'Angielski', 'Niemiecki', 'Czeski']);
  expect(hidden).toEqual(['Ansible', 'Docker', 'Kubernetes', 'Terraform']);
});

test('ODT: headers that are switched off or of other pages are hidden text', async () => {
  const header = (kind: string, text: string, more = '') =>
    `<style:${kind}${more}><text:p>${text}</text:p></style:${kind}>`;
  const { lines, hidden } = await read(
    makeOdt(`<text:p>${profile}</text:p>`, {
      master: `<style:master-page style:name="Standard">${header('header', 'Kubernetes')}${header('header-first', 'Angielski')}${header('footer', 'Terraform', ' style:display="false"')}</style:master-page>
<style:master-page style:name="Envelope">${header('header', 'Ansible')}</style:master-page>`,
    }),
  );
  expect(lines).toEqual(['Angielski', profile]);
  expect(hidden).toEqual(['Ansible', 'Kubernetes', 'Terraform']);
});

const scanned = ['Łucja Gęś', 'Doświadczenie zawodowe', 'Osiem lat prowadzenia ksiąg handlowych spółek produkcyjnych.'];
const drawing = (size: number) =>
  `<w:p><w:r><w:drawing><wp:inline xmlns:wp="wp"><wp:extent cx="${size}" cy="${size}"/><a:blip xmlns:a="a" r:embed="rId1"/></wp:inline></w:drawing></w:r></w:p>`;
const pictureOfDocx = (bytes: Buffer) => ({
  'word/_rels/document.xml.rels':
    '<Relationships><Relationship Id="rId1" Type="x/image" Target="media/image1.jpeg"/></Relationships>',
  'word/media/image1.jpeg': new Uint8Array(bytes),
});

test.each<[string, (scan: Buffer) => Uint8Array]>([
  ['RTF', (scan) => rtf(`\\pard ${picture(18, hexadecimal(scan))}\\par`)],
  [
    'RTF with its bytes as they are',
    (scan) =>
      new Uint8Array(
        Buffer.concat([
          Buffer.from(`{\\rtf1 {\\pict\\jpegblip\\picwgoal11900\\pichgoal16800\\bin${scan.length} `),
          scan,
          Buffer.from('}\\par}'),
        ]),
      ),
  ],
  ['ODT', (scan) => makeOdt(frame('18cm', image), { files: { 'Pictures/1.png': new Uint8Array(scan) } })],
  ['DOCX', (scan) => makeDocx(drawing(6_000_000), { files: pictureOfDocx(scan) })],
])('%s that is nothing but a scanned page is recognised', async (_, make) => {
  const { preview, pageCount } = await probeCv(make(scanPicture(scanned)));
  const pages = preview ?? new Uint8Array();
  const { toRecognise } = await readCvFile(pages);
  expect([pageCount, toRecognise]).toEqual([1, [1]]);
  const { page } = JSON.parse(await recognisePage(pages, 1)) as { page: unknown };
  expect(cvPageSchema.parse(page).text.split('\n')).toEqual(scanned);
});

test('DOCX with a large picture beside its text names it', async () => {
  const body = `<w:p><w:r><w:t>${profile}</w:t></w:r></w:p>${drawing(6_000_000)}`;
  const { unreadParts } = await read(makeDocx(body, { files: pictureOfDocx(scanPicture(scanned)) }));
  expect(unreadParts).toEqual(['PICTURE']);
});
