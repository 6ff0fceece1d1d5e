import { checkFile, LineSealer } from './seal-lines';

function makeFile(): string[] {
  const sealer = new LineSealer();
  const facts = ['Łódź', 'a\u2028b', 'c'].map((value) => sealer.seal({ type: 'fact', name: 'storage', value }));
  return [...facts, sealer.seal({ type: 'end', lines: 4 })];
}

/** In pieces that cut letters and lines. */
async function* piecesOf(text: string) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

const check = async (lines: string[]) => (await checkFile(piecesOf(lines.join('')))).firstChanged;

test('a whole file fits, and each line is JSON with its number', async () => {
  const lines = makeFile();
  const sealer = new LineSealer();
  for (const value of ['Łódź', 'a\u2028b', 'c']) sealer.seal({ type: 'fact', name: 'storage', value });
  sealer.seal({ type: 'end', lines: 4 });
  expect(await checkFile(piecesOf(lines.join('')))).toEqual({ sha256: sealer.sha256(), lines: 4, firstChanged: null });
  expect(lines.map((line) => (JSON.parse(line) as { n: number }).n)).toEqual([1, 2, 3, 4]);
});

test.each<[string, number, (lines: string[]) => string[]]>([
  ['a changed letter', 2, ([a = '', b = '', ...rest]) => [a, b.replace('b"', 'B"'), ...rest]],
  [
    'a changed hash',
    3,
    ([a = '', b = '', c = '', d = '']) => [a, b, c.replace(/.(?="\}\n$)/, (x) => (x === '0' ? '1' : '0')), d],
  ],
  ['a line taken out', 2, ([a = '', , ...rest]) => [a, ...rest]],
  ['a line put in', 2, ([a = '', ...rest]) => [a, a, ...rest]],
  ['two lines exchanged', 1, ([a = '', b = '', ...rest]) => [b, a, ...rest]],
  ['an end cut off', 4, (lines) => lines.slice(0, 3)],
  ['nothing', 1, () => []],
])('%s is found at line %i', async (_, line, change) => {
  expect(await check(change(makeFile()))).toBe(line);
});
