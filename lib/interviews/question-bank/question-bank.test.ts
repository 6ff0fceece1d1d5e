import { bankKinds } from './bank-question';
import { bankTexts } from './bank-texts';
import file from './data/questions.json';
import followUpsFile from './data/follow-ups.json';
import { followUps } from './follow-ups';
import { findBankQuestion, questionBank } from './question-bank';

const languages = ['pl', 'en'] as const;
const signLists = questionBank.flatMap(({ good, poor }) => [good, poor]);
const questionTexts = questionBank.map(({ text }) => text);
const followUpTexts = [...new Set(Object.values(followUps).flat())].map(({ text }) => text);
const everyText = [
  ...[...questionTexts, ...followUpTexts].flatMap(({ pl, en }) => [pl, en]),
  ...signLists.flatMap(({ pl, en }) => [...pl, ...en]),
];

/** What Labour Code articles 18(3a) and 22(1) keep out of an interview, as beginnings of words or whole words. */
const forbidden = {
  pl: /(?<!\p{L})(wiek(u|iem)?(?!\p{L})|ile ma\p{L}* lat|urodz|ciąż|macierzy|dzieck|dzieci|rodzin|rodzic|małż|mąż|męż|żon[aąęy]|zamęż|zdrow|chor[oóuyz]|niepełnospr|leczeni|wyznani|religi|kości[oó]ł|polity|partii|związk\p{L}+ zawodow|orientacj\p{L}+ seks|urod[ay]|wzrost(?!\p{L})|pochodzeni|narodowo|obywatel|rasa|rasow|zarabia|zarobk|ostatni\p{L}* (pensj|wynagrodz)|pensj|karany|karal|alkohol|nałog)/iu,
  en: /\b(age|aged|old are|born|birth|pregnan\w*|maternity|child\w*|kids?|famil(?!iar)\w*|parent\w*|marri\w*|husband|wife|spouse|health\w*|ill(ness)?|sick\w*|disab\w*|medical|relig\w*|church|faith|politic\w*|trade union|unions?|sexual\w*|gender|race|racial|ethnic\w*|national\w*|citizen\w*|earn(ed|ing|ings)?|(current|last|previous|past) (salary|pay|wage)|criminal|alcohol)\b/i,
};
/** Words that make the recruiter guess whether a man or a woman answers. */
const gendered = /(?<!\p{L})Pa(n|ni|na|nu|nią|nem|ństwo|ństwa|ństwu)(?!\p{L})|\/[ae](?!\p{L})|[^o]ł[ae]?[mś](?!\p{L})/u;

test('each question has its own id, in kebab-case, that says its kind and purpose', () => {
  const ids = questionBank.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  expect(questionBank.filter(({ id, kind, purpose }) => !id.startsWith(`${kind}-${purpose}-`))).toEqual([]);
});

test('a stored interview with a question of before goes on as one of its kind does', () => {
  expect(findBankQuestion('skill-clarify-pitfalls')).toMatchObject({ kind: 'skill', purpose: 'clarify' });
  expect(findBankQuestion('language-gap-raise')?.form).toBe('language');
  expect(findBankQuestion('tip-motivation-why')).toMatchObject({ purpose: 'tip', form: 'plan' });
  expect(findBankQuestion('red-flag-job-changes-next')).toMatchObject({ purpose: 'red-flag', form: 'plan' });
  expect(findBankQuestion('contradiction-makes-up')).toMatchObject({ purpose: 'contradiction', form: 'plan' });
  expect(findBankQuestion('nothing-of-the-kind')).toBeUndefined();
});

test('every kind that a purpose knows has a question, and no other kind has any', () => {
  const counts = Map.groupBy(questionBank, ({ purpose, kind }) => `${purpose} ${kind}`);
  const pairs = Object.entries(bankKinds).flatMap(([purpose, kinds]) => kinds.map((kind) => `${purpose} ${kind}`));
  expect(pairs.filter((pair) => !counts.has(pair))).toEqual([]);
  expect([...counts.keys()].filter((pair) => !pairs.includes(pair))).toEqual([]);
});

test.each(languages)(
  'no two questions of one purpose, and no two follow-ups of one reason, read alike: %s',
  (language) => {
    const questions = questionBank.map(({ purpose, text }) => `${purpose}: ${text[language].toLowerCase()}`);
    const sets = Object.values(followUps).map((own) => own.map(({ when, text }) => `${when}: ${text[language]}`));
    for (const texts of [questions, ...sets]) {
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  },
);

test('both languages are there, in lengths that a person reads at a glance', () => {
  expect(everyText.filter((text) => text.length < 6)).toEqual([]);
  const spoken = [...questionTexts, ...followUpTexts].flatMap(({ pl, en }) => [pl, en]);
  expect(spoken.filter((text) => text.length > 240 || !/[.?]$/.test(text))).toEqual([]);
  const signs = signLists.flatMap(({ pl, en }) => [...pl, ...en]);
  expect(signs.filter((sign) => sign.length > 120)).toEqual([]);
});

test('two to four signs, as many in one language as in the other', () => {
  const uneven = signLists.filter(({ pl, en }) => pl.length !== en.length || pl.length < 2 || pl.length > 4);
  expect(uneven).toEqual([]);
});

test.each(languages)('every text is used, and none of the other language is missing: %s', (language) => {
  const texts = bankTexts[language];
  expect(Object.keys(texts.questions)).toEqual(file.map(({ id }) => id));
  expect(Object.keys(texts.signs).sort()).toEqual([...new Set(file.map(({ signs }) => signs))].sort());
  const used = Object.values(followUpsFile).flatMap((own) => own.map(({ texts: name }) => name));
  expect(Object.keys(texts.followUps).sort()).toEqual([...new Set(used)].sort());
});

test('an opening has the same places to fill in, in both languages', () => {
  const places = (text = '') => text.match(/\{\w+\}/g)?.sort() ?? [];
  for (const [name, texts] of Object.entries(bankTexts.pl.openings)) {
    const english = bankTexts.en.openings[name as keyof typeof bankTexts.en.openings];
    expect([name, english.map(places)]).toEqual([name, texts.map(places)]);
  }
});

test('no text has a placeholder: what a question is about stands in its opening', () => {
  expect(everyText.filter((text) => /[{}]/.test(text))).toEqual([]);
});

test.each(languages)('nothing asks what the law keeps private, and the pattern sees what does: %s', (language) => {
  const asked = {
    pl: ['Czy planuje Pani dzieci?', 'Jaki jest stan zdrowia?', 'Ile wynosiły ostatnie zarobki?', 'Proszę podać wiek.'],
    en: ['Do you plan to have children?', 'How is your health?', 'What was your last salary?', 'What is your age?'],
  };
  expect(asked[language].filter((text) => !forbidden[language].test(text))).toEqual([]);
  const texts = [
    ...[...questionTexts, ...followUpTexts].map((text) => text[language]),
    ...signLists.flatMap((list) => list[language]),
  ];
  expect(texts.filter((text) => forbidden[language].test(text))).toEqual([]);
});

test('Polish questions fit every person, without "Pan/Pani" or a past form of one gender', () => {
  expect(['Czy był Pan tam?', 'Co zrobiłaś?', 'gotowy/a'].filter((text) => !gendered.test(text))).toEqual([]);
  const texts = [...questionTexts, ...followUpTexts].map(({ pl }) => pl);
  expect(texts.filter((text) => gendered.test(text))).toEqual([]);
});
