import { addRequirements, moveEntry, splitRequirements } from './requirement-list';

test('splits lines and removes list markers', () => {
  const pasted =
    '- Java\n• 5 lat doświadczenia;\n1. Angielski B2\n\n  a) Prawo jazdy kat. B,\r\n\uE000 Docker\n3 lata z SAP';
  expect(splitRequirements(pasted)).toEqual([
    'Java',
    '5 lat doświadczenia',
    'Angielski B2',
    'Prawo jazdy kat. B',
    'Docker',
    '3 lata z SAP',
  ]);
});

test('Word’s bullets of both levels, with tabs, are no part of the text', () => {
  expect(splitRequirements('•\tJava\no\tSpring\n\to\tHibernate\n▪\tSQL\n1.\tGit\na)\tDocker')).toEqual([
    'Java',
    'Spring',
    'Hibernate',
    'SQL',
    'Git',
    'Docker',
  ]);
  expect(splitRequirements('\uF0B7 Prawo pracy\no   urlopy\no   czas pracy\n–\tPłatnik')).toEqual([
    'Prawo pracy',
    'urlopy',
    'czas pracy',
    'Płatnik',
  ]);
  expect(splitRequirements('•Java\no Spring\no Hibernate\no JPA')).toEqual(['Java', 'Spring', 'Hibernate', 'JPA']);
});

test('the Polish preposition stays where no line beside it has a bullet', () => {
  expect(splitRequirements('o prawie pracy wie dużo')).toEqual(['o prawie pracy wie dużo']);
  expect(splitRequirements('Wiedza:\no prawie pracy\no podatkach')).toEqual([
    'Wiedza:',
    'o prawie pracy',
    'o podatkach',
  ]);
  expect(splitRequirements('- Java\nDba o jakość')).toEqual(['Java', 'Dba o jakość']);
});

test('the cells of a row are requirements of their own', () => {
  expect(splitRequirements('Java\t5 lat\nSQL\t\tGit')).toEqual(['Java', '5 lat', 'SQL', 'Git']);
});

test('keeps hyphens and numbers inside the text', () => {
  expect(splitRequirements('C++ 17\n.NET 8\nself-starter')).toEqual(['C++ 17', '.NET 8', 'self-starter']);
});

test('new requirements are required, of importance 3, with unique keys', () => {
  const { list } = addRequirements([], [{ text: 'Java' }, { text: 'SQL' }]);
  expect(list).toMatchObject([
    { text: 'Java', necessity: 'REQUIRED', importance: 3 },
    { text: 'SQL', necessity: 'REQUIRED', importance: 3 },
  ]);
  expect(list[0]?.key).not.toBe(list[1]?.key);
});

test('duplicates are not added', () => {
  const { list } = addRequirements([], [{ text: 'Java' }]);
  expect(addRequirements(list, [{ text: 'JAVA ' }, { text: 'SQL' }, { text: 'sql' }])).toMatchObject({
    list: [{ text: 'Java' }, { text: 'SQL' }],
    repeated: ['JAVA ', 'sql'],
  });
});

test('moves only within the list', () => {
  const { list } = addRequirements([], [{ text: 'a1' }, { text: 'b2' }, { text: 'c3' }]);
  const texts = (from: number, to: number) => moveEntry(list, from, to).map(({ text }) => text);
  expect(texts(2, 0)).toEqual(['c3', 'a1', 'b2']);
  expect(texts(0, -1)).toEqual(['a1', 'b2', 'c3']);
  expect(texts(2, 3)).toEqual(['a1', 'b2', 'c3']);
});
