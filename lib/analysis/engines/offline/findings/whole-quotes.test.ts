import type { CvDocument } from '@/lib/domain/cv-document';
import { judgeOffline } from '../judge-offline';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';

function quotes(cv: string | CvDocument, text: string): string[] {
  const [judgement] = judgeOffline({
    document: typeof cv === 'string' ? documentFromText(cv) : cv,
    criteria: [criterion(1, { text })],
    locale: 'en',
    referenceDate: '2026-11-22',
  });
  return (judgement?.evidence ?? []).map(({ quote }) => quote.replace(/\s+/g, ' '));
}

describe('a quote is a whole sentence or list item', () => {
  test('a sentence that the page wrapped is quoted from its capital to its full stop', () => {
    const cv = [
      'Podsumowanie',
      'Od sześciu lat tworzę usługi dla banków. Ostatnie trzy lata pracowałem przy',
      'migracji systemu rozliczeń, który przepisaliśmy z Cobola do Kotlina, i przy jego',
      'wdrożeniu w dwóch krajach. Lubię porządek.',
    ].join('\n');
    expect(quotes(cv, 'Kotlin')).toEqual([
      'Ostatnie trzy lata pracowałem przy migracji systemu rozliczeń, który przepisaliśmy z Cobola do Kotlina, i przy jego wdrożeniu w dwóch krajach.',
    ]);
  });

  test('a list item ends where the next one begins', () => {
    const cv = [
      'Doświadczenie',
      '2019 – obecnie Programista, Kwarta Systemy',
      '• usługi rozliczeń w Kotlinie i Spring Boot, z testami, które uruchamia',
      '  każda zmiana',
      '• przeglądy kodu',
    ].join('\n');
    expect(quotes(cv, 'Kotlin')).toEqual([
      'usługi rozliczeń w Kotlinie i Spring Boot, z testami, które uruchamia każda zmiana',
    ]);
  });

  test('a list of short lines stays a list', () => {
    expect(quotes('Umiejętności\njava\nkotlin\nspring boot\ndocker', 'Kotlin')).toEqual(['kotlin']);
  });

  test('a list of pairs stays a list, however alike its lines are in length', () => {
    const cv = 'Języki obce\nj. angielski – bardzo dobry\nj. słowacki – dobry\nj. węgierski – początkujący';
    expect(quotes(cv, 'Angielski B2')).toEqual(['j. angielski – bardzo dobry']);
  });

  test('a cell of a table does not go on in another column', () => {
    const text = 'Umiejętności\nKompetencje\tkotlin, arkusze kalkulacyjne, bazy\ncyfrowe';
    const document = documentFromText(text);
    for (const [words, x, y] of [
      ['Kompetencje', 48, 700],
      ['kotlin, arkusze kalkulacyjne, bazy', 150, 700],
      ['cyfrowe', 48, 688],
    ] as const) {
      const start = text.indexOf(words);
      document.pages[0]?.spans.push({ start, end: start + words.length, x, y, width: words.length * 6, height: 10 });
    }
    expect(quotes(document, 'Kotlin')).toEqual(['kotlin, arkusze kalkulacyjne, bazy']);
  });

  test('neither a dated line nor a heading is taken in', () => {
    const cv =
      'Doświadczenie\nusługi w Kotlinie dla dużego banku, pisane od początku do końca przez\n2018 – 2020 Programista';
    expect(quotes(cv, 'Kotlin')).toEqual(['usługi w Kotlinie dla dużego banku, pisane od początku do końca przez']);
  });

  test('of a paragraph without line breaks the sentence is quoted', () => {
    const sentence = 'W latach 2019 – 2022 pisałem w Kotlinie usługi rozliczeń dla banku.';
    const filler = 'Cenię spokojną pracę i dobre rozmowy z ludźmi, którzy znają swoją dziedzinę od podszewki.';
    expect(quotes(`Podsumowanie\n${filler} ${filler} ${sentence} ${filler}`, 'Kotlin')).toEqual([sentence]);
  });
});
