import { documentFromText } from '@/lib/cv/document-from-text';
import { findLanguageMentions } from './language-mentions';
import { findSectionLines } from './sections';

const linesOf = (text: string) => findSectionLines(documentFromText(text)).filter((line) => line.text.trim() !== '');

function read(text: string): string[] {
  return findLanguageMentions(linesOf(text)).map(({ language, level }) => `${language} ${level}`);
}

describe('languages claimed in a CV', () => {
  test.each<[string, string[]]>([
    ['Języki\nangielski – C1, niemiecki – B1, rosyjski podstawowy', ['en ADVANCED', 'de INTERMEDIATE', 'ru BASIC']],
    ['JĘZYKI OBCE\nPolski – ojczysty\nAngielski (C2)\nUkraiński', ['pl NATIVE', 'en PROFICIENT', 'uk UNKNOWN']],
    ['Języki\nAngielski\npoziom zaawansowany\nNiemiecki\nB1', ['en ADVANCED', 'de INTERMEDIATE']],
    ['LANGUAGES\nfluent English, basic German', ['en PROFICIENT', 'de BASIC']],
    ['Languages\nPolish (native), English (C1), Spanish - beginner', ['pl NATIVE', 'en ADVANCED', 'es BASIC']],
    ['Bardzo dobra znajomość języka angielskiego w mowie i piśmie', ['en ADVANCED']],
    ['Dobra znajomość języka niemieckiego (B2+)', ['de INTERMEDIATE']],
    ['Język angielski i niemiecki: C1', ['en ADVANCED', 'de ADVANCED']],
    ['Jezyk hiszpanski - komunikatywny', ['es INTERMEDIATE']],
    ['Languages\nUkrainian and Russian (both from home)', ['uk NATIVE', 'ru NATIVE']],
    ['I am a native Polish speaker, fluent in English.', ['pl NATIVE', 'en PROFICIENT']],
    ['Languages: English upper-intermediate', ['en INTERMEDIATE']],
    ['Rozmawiam po włosku z dostawcami', ['it UNKNOWN']],
    ['Języki obce: angielski, niemiecki', ['en UNKNOWN', 'de UNKNOWN']],
    ['Languages Known: English, Hindi', ['en UNKNOWN', 'hi UNKNOWN']],
    ['Manager, bilingual in English and Spanish.', ['en NATIVE', 'es NATIVE']],
    ['Bilingual English and Welsh speaker', ['en NATIVE', 'cy NATIVE']],
    ['Mother tongue(s): Polish\nOther language(s): English C1', ['pl NATIVE', 'en ADVANCED']],
    ['LANGUAGES\nEnglish, Yoruba (fluent), some Tamil', ['en UNKNOWN', 'yo PROFICIENT', 'ta UNKNOWN']],
    ['LANGUAGES\nTagalog (native), te reo Māori, English', ['tl NATIVE', 'mi UNKNOWN', 'en UNKNOWN']],
    ['Irish, a native English speaker', ['en NATIVE']],
    ['Języki obce\nwalijski B1, polski język migowy, British Sign Language', ['cy INTERMEDIATE']],
    ['Język ojczysty\npolski\nInne języki\nlitewski A2', ['pl NATIVE', 'lt BASIC']],
    ['Foreign languages: English', ['en UNKNOWN']],
    ['angielski słaby', ['en BASIC']],
    ['Languages\nGerman – weak', ['de BASIC']],
    ['Języki obce: angielski B2, niemiecki: brak', ['en INTERMEDIATE']],
    ['Certyfikat CAE, angielski C1', ['en ADVANCED']],
    ['I speak English, Hindi and Italian every day', ['en UNKNOWN', 'hi UNKNOWN', 'it UNKNOWN']],
    ['Znam też trochę włoskiego', ['it BASIC']],
    ['angielski – codziennie w pracy, hiszpański – uczę się', ['en UNKNOWN', 'es UNKNOWN']],
    ['Deutsch B2, Polish: a little', ['de INTERMEDIATE', 'pl BASIC']],
    ['English *****, Dutch **', ['en UNKNOWN', 'nl UNKNOWN']],
    ['Swedish / Latvian, all fluent', ['sv PROFICIENT', 'lv PROFICIENT']],
    ['Languages    Polish, English', ['pl UNKNOWN', 'en UNKNOWN']],
    ['języki: ang. (biegle), fr. (podstawy), ukr. B1', ['en PROFICIENT', 'fr BASIC', 'uk INTERMEDIATE']],
    ['English: IELTS 7.5', ['en UNKNOWN']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    'Filologia angielska, Uniwersytet Jagielloński',
    'Nationality: Polish',
    'niemiecki: brak',
    'Języki\nniemiecki – brak',
    'Dobra znajomość rynku niemieckiego',
    'Sprzedaż na rynek niemiecki i czeski',
    'Led the German branch of the company',
    'Programming languages: C1x, C#',
    'Polski rynek, niemiecki klient',
    'German shepherd trainer',
    'Polish',
  ])('does not take "%s" for a language skill', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('its range covers the name and the level', () => {
    const text = 'Języki\nAngielski (C1)\nFrancuski – podstawy';
    const quotes = findLanguageMentions(linesOf(text)).map(({ start, end }) => text.slice(start, end));
    expect(quotes).toEqual(['Angielski (C1)', 'Francuski – podstawy']);
  });
});
