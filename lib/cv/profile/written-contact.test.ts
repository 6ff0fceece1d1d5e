import { documentFromText } from '@/scripts/testing/analysis/document-from-text';
import { findEmail } from './contact';
import { findLanguageMentions } from './language-mentions';
import { findPlace } from './place';
import { findSectionLines } from './sections';

const linesOf = (text: string) => findSectionLines(documentFromText(text)).filter((line) => line.text.trim() !== '');

test.each([
  ['bogumila.\nwrona@poczta.example', 'bogumila.wrona@poczta.example'],
  ['bogumila.wrona@poczta.\nexample', 'bogumila.wrona@poczta.example'],
  ['bogumila.wrona (at) poczta.example', 'bogumila.wrona@poczta.example'],
  ['ul. Polna 3 m.\nbogumila@poczta.example', 'bogumila@poczta.example'],
])('%s is an e-mail address', (text, email) => {
  expect(findEmail(linesOf(`Bogumiła Wrona\n${text}`))).toBe(email);
});

test.each([
  ['Totnes, Devon TQ9\n01632 960214', 'Totnes'],
  ['Bungay\nSuffolk NR35\n07700 900318', 'Bungay'],
  ['Banbridge, Co. Down, BT32', 'Banbridge'],
  ['Lives in: Tewkesbury, Gloucestershire', 'Tewkesbury'],
  ['Kożuchów, pow. nowosolski\n692 450 713', 'Kożuchów'],
  ['Drobin (powiat płocki)\n692 450 713', 'Drobin'],
  ['Miejsce zamieszkania: Magdalenka, gm. Lesznowola', 'Magdalenka'],
  ['ur. 1986, zam. Częstochowa\n692 450 713', 'Częstochowa'],
  ['Ryki (praca zdalna)\n692 450 713', 'Ryki'],
  ['Wolverhampton 07700 900330 ann@ladle.example', 'Wolverhampton'],
  ['Poland (remote)\nann@ladle.example', null],
])('%s names the town %s', (text, city) => {
  expect(findPlace(linesOf(`Ann Wrona\n${text}`)).city).toBe(city);
});

test.each([
  ['I speak English as my native language, Polish at B1.', ['en NATIVE', 'pl INTERMEDIATE']],
  ['German is my mother tongue, English fluent.', ['de NATIVE', 'en PROFICIENT']],
  ['Welsh is my first language.', ['cy NATIVE']],
  ['Mother tongue(s) Slovak', ['sk NATIVE']],
  ['języki: ang. C1, hiszp. A2', ['en ADVANCED', 'es BASIC']],
  ['Irish company, Welsh market', []],
])('%s claims %j', (text, claimed) => {
  const mentions = findLanguageMentions(linesOf(`Ann Wrona\n${text}`));
  expect(mentions.map(({ language, level }) => `${language} ${level}`)).toEqual(claimed);
});
