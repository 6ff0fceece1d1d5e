import { loadAdverts } from './labelled-adverts';

const files = (['open', 'held-out'] as const).flatMap((set) =>
  (['pl', 'en'] as const).map((language) => [set, language] as const),
);
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}+#&£€]+/gu) ?? [];

describe.each(files)('adverts, %s, %s', (set, language) => {
  const adverts = loadAdverts(set, language);

  it('expects requirements in the words of their advert', () => {
    for (const { advert, expected } of adverts) {
      for (const { text } of expected) expect(words(advert)).toEqual(expect.arrayContaining(words(text)));
    }
  });

  it('expects nothing twice', () => {
    for (const { expected } of adverts) {
      expect(new Set(expected.map(({ text }) => text)).size).toBe(expected.length);
    }
  });
});
