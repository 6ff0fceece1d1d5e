import { bankKinds, type BankText } from './bank-question';
import { followUps } from './follow-ups';
import { questionBank } from './question-bank';

const languages = ['pl', 'en'] as const;
const signLists = questionBank.flatMap(({ good, poor }) => [good, poor]);
const questionTexts = questionBank.map(({ text }) => text);
const followUpTexts = Object.values(followUps).map(({ text }) => text);
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

test('each question has its own id, in kebab-case, and at least 220 are there', () => {
  const ids = questionBank.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(220);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
});

test('every kind that a purpose knows has at least three questions, and no other kind has any', () => {
  const counts = Map.groupBy(questionBank, ({ purpose, kind }) => `${purpose} ${kind}`);
  const pairs = Object.entries(bankKinds).flatMap(([purpose, kinds]) => kinds.map((kind) => `${purpose} ${kind}`));
  expect(pairs.filter((pair) => (counts.get(pair)?.length ?? 0) < 3)).toEqual([]);
  expect([...counts.keys()].filter((pair) => !pairs.includes(pair))).toEqual([]);
});

test.each(languages)('no two questions or follow-ups read alike: %s', (language) => {
  const read = (texts: BankText[]) => texts.map((text) => text[language].toLowerCase());
  for (const texts of [read(questionTexts), read(followUpTexts)]) {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('both languages are there, in lengths that a person reads at a glance', () => {
  expect(everyText.filter((text) => text.length < 6)).toEqual([]);
  const spoken = [...questionTexts, ...followUpTexts].flatMap(({ pl, en }) => [pl, en]);
  expect(spoken.filter((text) => text.length > 240 || !/[.?]$/.test(text))).toEqual([]);
  const signs = signLists.flatMap(({ pl, en }) => [...pl, ...en]);
  expect(signs.filter((sign) => sign.length > 120)).toEqual([]);
});

test('two to four signs, as many in one language as in the other, and one to three follow-ups of different reasons', () => {
  const uneven = signLists.filter(({ pl, en }) => pl.length !== en.length || pl.length < 2 || pl.length > 4);
  expect(uneven).toEqual([]);
  for (const { id, followUps: own } of questionBank) {
    const reasons = own.map(({ when }) => when);
    expect([id, reasons.length >= 1 && reasons.length <= 3, new Set(reasons).size]).toEqual([id, true, reasons.length]);
  }
});

test('the criterion is the only placeholder, and stands in both languages or in neither', () => {
  const placeholders = everyText.flatMap((text) => text.match(/[{}][^{}]*[{}]?/g) ?? []);
  expect(placeholders.filter((found) => found !== '{criterion}' && !found.startsWith('}'))).toEqual([]);
  const counts = ({ pl, en }: BankText) => [pl, en].map((text) => text.split('{criterion}').length - 1);
  const uneven = [...questionTexts, ...followUpTexts].filter((text) => {
    const [polish, english] = counts(text);
    return polish !== english || (polish ?? 0) > 1;
  });
  expect(uneven).toEqual([]);
});

test('Polish sentences need no inflection of the criterion: no preposition stands before it', () => {
  const inflected = /(?<!\p{L})(?:o|od|do|z|ze|przy|po|na|za|w|we|dla|bez|przed|pod|nad|między) \{criterion\}/iu;
  expect(inflected.test('Jak wygląda praca z {criterion}?')).toBe(true);
  const texts = [...questionTexts, ...followUpTexts].map(({ pl }) => pl);
  expect(texts.filter((text) => inflected.test(text))).toEqual([]);
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
