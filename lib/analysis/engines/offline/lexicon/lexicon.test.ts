import { findPhrases } from './find-phrases';
import { isKind, lexicon } from './lexicon';
import { kinds } from './term-groups';
import { tokenize } from '../text/tokenize';

/** The names that the lexicon finds in a text. */
const found = (text: string): string[] =>
  findPhrases(tokenize(text)).map(({ phrase }) => phrase.words.map((word) => word.text).join(' '));

/** Whether what the text says proves the term. */
function proves(text: string, term: string): boolean {
  const [wanted] = findPhrases(tokenize(term)).filter(({ to }) => to === tokenize(term).length);
  const groups = [...(wanted?.phrase.names ?? [])].filter((group) => !isKind(group));
  return findPhrases(tokenize(text)).some(({ phrase }) => groups.some((group) => phrase.proves.has(group)));
}

test.each(kinds.flatMap(({ terms }) => terms))('%s has a group of its own beside its kind', (term) => {
  const words = tokenize(term.replace(/^=/, ''));
  const phrases = words.slice(0, 1).flatMap((token) =>
    lexicon()
      .startingWith(token)
      .map(({ phrase }) => phrase),
  );
  const written = (tokens: typeof words) => tokens.map(({ text }) => text.toLowerCase()).join(' ');
  const isExact = term.startsWith('=');
  const ofKind = phrases.filter((phrase) => phrase.exact === isExact && written(phrase.words) === written(words));
  const hasOwn = ofKind.map(({ names }) => [...names].some((group) => !isKind(group)));
  expect(new Set(hasOwn)).toEqual(new Set([true]));
});

test.each([
  ['Jestem osobą punktualną', 'testy jednostkowe'],
  ['large scale events', 'Scala'],
  ['a safe place to work', 'Agile'],
  ['hospital unit', 'gamedev'],
  ['stock inventory', 'Autodesk Inventor'],
  ['custom software', 'odprawa celna'],
  ['rail freight', 'Ruby'],
  ['handle complaints', 'handel detaliczny'],
  ['Active Directory', 'stanowisko kierownicze'],
  ['normy spawalnicze', 'kosztorysowanie'],
  ['sądownictwo', 'rolnictwo'],
])('"%s" does not prove %s', (text, term) => {
  expect(proves(text, term)).toBe(false);
});

test.each([
  ['prowadziłam szkolenia', 'prowadzenie szkoleń'],
  ['wystawiałem faktury', 'wystawianie faktur'],
  ['spawałem konstrukcje', 'spawanie'],
  ['managed a warehouse', 'managing a warehouse'],
  ['klastry na EKS', 'Kubernetes'],
  ['raport 8D', 'narzędzia jakościowe'],
])('"%s" proves %s', (text, term) => {
  expect(proves(text, term)).toBe(true);
});

test('a sum of words is no term', () => {
  expect(found('I worked most of the time')).toEqual([]);
});
