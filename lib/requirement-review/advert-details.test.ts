import { advertDetails, measureAdvertDetails } from '@/tests/requirement-review/advert-details';
import { readRequirements, splitDescription } from './split-description';

/** As measured when the rules were written. */
const reached = {
  open: { wanted: 0.98, niceToHave: 1, notRequirements: 0.98, place: 1 },
  'held-out': { wanted: 0.77, niceToHave: 0.64, notRequirements: 0.88, place: 0.72 },
} as const;

test.each(['open', 'held-out'] as const)('%s adverts by another hand come apart as measured', (set) => {
  const figures = measureAdvertDetails(advertDetails.filter((one) => one.set === set));
  for (const name of ['wanted', 'niceToHave', 'notRequirements', 'place'] as const) {
    const { right, all } = figures[name];
    expect([name, right / all >= reached[set][name]]).toEqual([name, true]);
  }
});

test.each([
  'GD&T (ISO 1101 / ASME Y14.5)',
  'GD&T to BS 8888 / ISO 5459',
  'Knowledge of IFRS 15 and IFRS 16',
  'Zaświadczenie ADR (podstawowe + cysterny)',
])('"%s" stays whole', (wish) => {
  expect(splitDescription(`Requirements:\n- ${wish}\n- SQL`).map(({ text }) => text)).toEqual([wish, 'SQL']);
});

test.each(['Mile widziani absolwenci', 'Graduates welcome', 'Career changers are very welcome.'])(
  '"%s" asks for nothing',
  (invitation) => {
    expect(splitDescription(`Wymagania:\n- SQL\n\n${invitation}`).map(({ text }) => text)).toEqual(['SQL']);
  },
);

test('what is left out of the duties is told, to be added after all', () => {
  const advert = 'Wymagania:\n- Excel\n\nZadania:\n- obsługa ZUS, PIT';
  expect(readRequirements(advert).leftOut).toEqual([{ text: 'Obsługa ZUS, PIT', reason: 'duty' }]);
});
