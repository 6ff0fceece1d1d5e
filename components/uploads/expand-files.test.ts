import { strToU8, zipSync, type Zippable } from 'fflate';
import { expandFiles } from './expand-files';

const pdf = (size = 0) => strToU8(`%PDF-1.7${' '.repeat(size)}`);
const fileOf = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);
const zip = (name: string, files: Zippable) => fileOf(name, zipSync(files, { level: 0 }));

/** Where the archive's list says something of each of its files. */
function listed(archive: Uint8Array): number[] {
  const file = Buffer.from(archive.buffer);
  const found: number[] = [];
  for (let at = file.indexOf('PK\u0001\u0002'); at >= 0; at = file.indexOf('PK\u0001\u0002', at + 4)) found.push(at);
  return found;
}

async function expand(...files: File[]) {
  const { files: taken, notTaken } = await expandFiles(files);
  return {
    taken: taken.map(({ name, size }) => `${name} ${size}`),
    notTaken: notTaken.map(({ fileName, refusal }) => `${fileName}: ${refusal ?? 'too-large'}`),
  };
}

test('each file of an archive is one of its own, without what systems put beside them', async () => {
  const archive = zip('CV.zip', {
    'Nowak.pdf': pdf(),
    'CV 2026/Gęś.docx': [zipSync({ 'word/document.xml': strToU8('<a/>') }), { level: 9 }],
    'CV 2026/~$CV.docx': pdf(),
    'CV 2026/Thumbs.db': pdf(),
    'CV 2026/desktop.ini': pdf(),
    '.DS_Store': pdf(),
    '__MACOSX/._Nowak.pdf': pdf(),
  });
  const { taken, notTaken } = await expand(archive, fileOf('~$CV.docx', pdf()), fileOf('Zając.txt', strToU8('CV')));
  expect(taken.map((file) => file.split(' ')[0])).toEqual(['Nowak.pdf', 'Gęś.docx', 'Zając.txt']);
  expect(notTaken).toEqual([]);
});

test('a DOCX, an ODT and another document are no archives', async () => {
  const files = [
    zip('a.docx', { 'word/document.xml': pdf() }),
    zip('b.odt', { mimetype: pdf(), 'content.xml': pdf(), 'META-INF/manifest.xml': pdf() }),
    zip('c.xlsx', { 'xl/workbook.xml': pdf() }),
  ];
  expect((await expandFiles(files)).files).toEqual(files);
});

test('archives in archives and mails in archives are opened once more, no further', async () => {
  const inner = zipSync({ 'c.zip': zipSync({ 'd.pdf': pdf() }), 'b.pdf': pdf() }, { level: 0 });
  expect(await expand(zip('a.zip', { 'a.zip': inner }))).toMatchObject({
    taken: [/c.zip/, /b.pdf/].map((name) => expect.stringMatching(name)),
  });
});

test('names of Windows have their Polish letters', async () => {
  const bytes = zipSync({ 'G__.pdf': pdf() }, { level: 0 });
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 0x5f && bytes[at - 1] === 0x47) bytes.set([0xa9, 0x98], at);
  }
  expect((await expand(fileOf('a.zip', bytes))).taken).toEqual(['Gęś.pdf 8']);
});

test('beyond a hundred files or 200 MB the rest is named', async () => {
  const many = Object.fromEntries(Array.from({ length: 102 }, (_, index) => [`${index}.pdf`, pdf()]));
  const { taken, notTaken } = await expand(zip('many.zip', many));
  expect([taken.length, notTaken]).toEqual([100, ['100.pdf: archive-rest', '101.pdf: archive-rest']]);
  const heavy = zipSync(Object.fromEntries(Object.entries(many).slice(0, 22)), { level: 0 });
  const view = new DataView(heavy.buffer);
  // As if each had almost ten megabytes.
  for (const at of listed(heavy)) view.setUint32(at + 24, 9_999_000, true);
  const second = await expand(fileOf('heavy.zip', heavy));
  expect(second.notTaken.slice(-2)).toEqual(['20.pdf: archive-rest', '21.pdf: archive-rest']);
  expect(second.taken.length + second.notTaken.length).toBe(22);
  expect(second.notTaken.filter((file) => file.endsWith('rest'))).toHaveLength(2);
});

test('a bomb, an encrypted, a damaged and a large file are named, the others are taken', async () => {
  const bytes = zipSync(
    { 'bomb.pdf': [pdf(1_000_000), { level: 9 }], 'secret.pdf': pdf(), 'ok.pdf': pdf() },
    { level: 0 },
  );
  const view = new DataView(bytes.buffer);
  const marks = listed(bytes);
  // What the list says: the first is small, the second has a password.
  view.setUint32((marks[0] ?? 0) + 24, 100, true);
  view.setUint16((marks[1] ?? 0) + 8, 1, true);
  const big = zip('big.zip', { 'big.pdf': pdf(11_000_000) });
  expect(await expand(fileOf('a.zip', bytes), big)).toEqual({
    taken: ['ok.pdf 8'],
    notTaken: ['bomb.pdf: cv.damaged', 'secret.pdf: cv.encrypted', 'big.pdf: too-large'],
  });
});

const boundary = 'b1';
const part = (headers: string[], content: Uint8Array | string) =>
  `--${boundary}\r\n${headers.join('\r\n')}\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}\r\n`;
const picture = (size: number) => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(size)]);
const mailOf = (...parts: string[]) =>
  fileOf(
    'mail.eml',
    strToU8(
      `Received: from mx.firma.example\r\nFrom: =?utf-8?q?=C5=81ucja?= <lucja@poczta.example>\r\nSubject: =?utf-8?q?Ksi=C4=99gowa?=\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=${boundary}\r\n\r\n${parts.join('')}--${boundary}--\r\n`,
    ),
  );
const words = part(['Content-Type: text/plain; charset=utf-8'], 'Dzień dobry, przesyłam CV.');

test('a mail gives its attachments, without logos and signatures', async () => {
  const mail = mailOf(
    words,
    part(
      ['Content-Type: application/pdf', "Content-Disposition: attachment; filename*=utf-8''G%C4%99%C5%9B.pdf"],
      pdf(),
    ),
    part(['Content-Type: image/jpeg', 'Content-Disposition: attachment; filename=skan.jpg'], picture(90_000)),
    part(['Content-Type: image/png', 'Content-Disposition: attachment; filename=logo.png'], picture(3000)),
    part(
      ['Content-Type: image/png', 'Content-ID: <logo>', 'Content-Disposition: inline; filename=baner.png'],
      picture(90_000),
    ),
    part(['Content-Type: application/pkcs7-signature', 'Content-Disposition: attachment; filename=smime.p7s'], pdf()),
    part(
      ['Content-Type: application/zip', 'Content-Disposition: attachment; filename=a.zip'],
      zipSync({ 'list.pdf': pdf() }),
    ),
  );
  expect(await expand(mail)).toEqual({ taken: ['Gęś.pdf 8', 'skan.jpg 90004', 'list.pdf 8'], notTaken: [] });
});

test('a mail without attachments is the CV itself', async () => {
  const { files } = await expandFiles([mailOf(words)]);
  expect(files.map(({ name }) => name)).toEqual(['Księgowa.txt']);
  expect(await files[0]?.text()).toBe('Dzień dobry, przesyłam CV.');
});
