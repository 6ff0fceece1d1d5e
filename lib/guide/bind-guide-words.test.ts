import { readdirSync, readFileSync } from 'node:fs';
import { bindGuideWords } from './bind-guide-words';
import { parseGuidePage } from './parse-guide-page';

const folder = 'docs/guide/pl';
const bound = (markdown: string) => bindGuideWords(parseGuidePage(markdown));
const page = (body: string) => `# Praca w toku\n\nO tym i o owym.\n\n${body}`;

test('title, lead and headings are bound; the anchors stay', () => {
  const { title, lead, headings, body } = bound(page('## Co w nim jest {#what-is-in-it}\n'));
  expect([title, lead]).toEqual(['Praca w\u00A0toku', 'O\u00A0tym i\u00A0o\u00A0owym.']);
  expect(headings).toEqual([{ id: 'what-is-in-it', text: 'Co w\u00A0nim jest' }]);
  expect(body).toMatchObject([{ id: 'what-is-in-it', children: [{ text: 'Co w\u00A0nim jest' }] }]);
});

test('words before bold text, in links, lists, notes, tables and captions are bound', () => {
  const text = [
    'Kliknij w **to i owo** albo [w ten odnośnik](#a).',
    '- pozycja z listy',
    '> [!NOTE]\n> Uwaga o tym.',
    '| Nagłówek z tym |\n| --- |\n| Pole u nas |',
    "![Obraz](x.webp 'Podpis z obrazem.')",
  ].join('\n\n');
  const words = JSON.stringify(bound(page(text)).body);
  const expected = ['w\u00A0"', 'to i\u00A0owo', 'w\u00A0ten', 'z\u00A0listy', 'o\u00A0tym', 'z\u00A0tym', 'u\u00A0nas', 'z\u00A0obrazem']; // prettier-ignore
  expect(expected.filter((each) => !words.includes(each))).toEqual([]);
});

test('code and addresses are left as they are written', () => {
  const [line, block] = bound(page('Zob. [tu](/a%20i%20b) `cp a b`.\n\n```sh\ncp a b\n```\n')).body;
  expect(line).toMatchObject({ children: [{}, { target: '/a%20i%20b' }, {}, { text: 'cp a b' }, {}] });
  expect(block).toMatchObject({ text: 'cp a b' });
});

test.each(readdirSync(folder))('nothing but spaces changes in %s', (name) => {
  const parsed = parseGuidePage(readFileSync(`${folder}/${name}`, 'utf8'));
  const texts = JSON.stringify(bindGuideWords(parsed));
  expect(texts).not.toBe(JSON.stringify(parsed));
  expect(texts.replaceAll('\u00A0', ' ')).toBe(JSON.stringify(parsed));
});
