import { readMultipart } from './read-multipart';

const limits = { field: 'files', maxBytes: 1000, maxFiles: 3 };

const head = (field: string) =>
  `--b\r\nContent-Disposition: form-data; name="${field}"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;

async function read(body: string): Promise<string[]> {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const request = new Request('http://127.0.0.1/', { method: 'POST', headers, body });
  const found: string[] = [];
  for await (const { bytes } of readMultipart(request, limits)) found.push(Buffer.from(bytes).toString());
  return found;
}

test('a file is read whole, and cut one byte past the limit', async () => {
  expect(await read(`${head('files')}%PDF\r\n--b--\r\n`)).toEqual(['%PDF']);
  const [long] = await read(`${head('files')}${'x'.repeat(5000)}\r\n--b--\r\n`);
  expect(long).toHaveLength(1001);
});

test.each([
  ['nothing', ''],
  ['a boundary', '--b\r\n'],
  ['half of the headers', head('files').slice(0, 60)],
  ['the headers', head('files')],
  ['a part of the file', `${head('files')}%PDF-1.7`],
  ['a part of a file that nobody wants', `${head('other')}%PDF-1.7`],
  ['a part of a file that is too long', `${head('files')}${'x'.repeat(5000)}`],
  ['the file and a boundary that does not close', `${head('files')}%PDF-1.7\r\n--b\r\n`],
])('a body that ends after %s is malformed', async (_what, body) => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', note);
  await expect(read(body)).rejects.toMatchObject({ code: 'request.malformed' });
  await new Promise(setImmediate);
  process.off('uncaughtException', note);
  expect(uncaught).toEqual([]);
});
