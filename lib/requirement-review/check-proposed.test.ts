import { checkProposed } from './check-proposed';

const asked = { necessity: 'REQUIRED', importance: 5 } as const;
function check(description: string, ...texts: string[]) {
  const { checked, leftOut } = checkProposed(
    description,
    texts.map((text) => ({ ...asked, text })),
  );
  expect(checked).toHaveLength(texts.length);
  return { checked: checked.flat(), leftOut };
}

const advert = `Wymagania
- rysunek techniczny (ISO 1101, ASME Y14.5)
- prawo jazdy kat. B
Mile widziane
- NX
Oferujemy
- prywatną opiekę medyczną
Zadania
- prowadzenie dokumentacji`;

test('a piece of a list in brackets becomes the whole', () => {
  const { checked } = check(advert, 'Rysunek techniczny', 'ISO 1101');
  expect(checked.map(({ text }) => text)).toEqual([
    'Rysunek techniczny (ISO 1101, ASME Y14.5)',
    'Rysunek techniczny (ISO 1101, ASME Y14.5)',
  ]);
});

test('the heading weighs, not the model', () => {
  expect(check(advert, 'Prawo jazdy kat. B', 'NX').checked).toMatchObject([
    { necessity: 'REQUIRED', importance: 4 },
    { necessity: 'NICE_TO_HAVE', importance: 2 },
  ]);
});

test('what stands under no heading keeps the model’s weight', () => {
  const { checked } = check('Szukamy osoby, która ma prawo jazdy kat. B.', 'Prawo jazdy kat. B');
  expect(checked).toMatchObject([{ text: 'Prawo jazdy kat. B', importance: 5 }]);
});

test('offers and duties are left out with the reason', () => {
  const { checked, leftOut } = check(advert, 'Prywatna opieka medyczna', 'Prywatną opiekę medyczną', 'NX');
  expect(checked[1]).toEqual({ text: 'Prywatną opiekę medyczną', reason: 'offer' });
  expect(leftOut).toEqual([{ text: 'Prowadzenie dokumentacji', reason: 'duty' }]);
});

test('an unlawful wish stays wherever it stands, to be shown with the law', () => {
  const { checked } = check('Oferujemy: pracę tylko dla mężczyzn.', 'Pracę tylko dla mężczyzn');
  expect(checked).toMatchObject([{ text: 'Pracę tylko dla mężczyzn', necessity: 'REQUIRED' }]);
});

test('a place that running text asks for is kept', () => {
  expect(check('You must be based in the EU.', 'Based in the EU').checked).toMatchObject([{ text: 'Based in the EU' }]);
});

test('what a native speaker has besides stays', () => {
  const wish = 'Native English speaker who can teach';
  expect(check(`Requirements:\n- ${wish}\n- Excel`, wish, 'Excel').checked).toMatchObject([
    { text: 'English C2', instead: 'Native English speaker' },
    { text: 'Can teach' },
    { text: 'Excel' },
  ]);
});
