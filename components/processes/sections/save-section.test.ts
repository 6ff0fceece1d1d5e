import { joinEffects } from './save-section';

test('combines to the most severe effect and the largest number', () => {
  expect(
    joinEffects([
      { effect: 'RESCORED', candidates: 12 },
      { effect: 'OUTDATED', candidates: 3 },
    ]),
  ).toEqual({ effect: 'OUTDATED', candidates: 12 });
  expect(joinEffects([])).toEqual({ effect: 'NONE', candidates: 0 });
});
