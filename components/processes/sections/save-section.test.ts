import { joinEffects } from './save-section';

test('of several changes the hardest effect and the widest number are told', () => {
  expect(
    joinEffects([
      { effect: 'RESCORED', candidates: 12 },
      { effect: 'OUTDATED', candidates: 3 },
    ]),
  ).toEqual({ effect: 'OUTDATED', candidates: 12 });
  expect(joinEffects([])).toEqual({ effect: 'NONE', candidates: 0 });
});
