import { otherSplits } from './name-splits';

test('a name of three words offers to put the family name last', () => {
  const splits = otherSplits({ firstName: 'Nowak', lastName: 'Marta Joanna' });
  expect(splits[0]).toEqual({ firstName: 'Marta Joanna', lastName: 'Nowak' });
  expect(splits).not.toContainEqual({ firstName: 'Nowak', lastName: 'Marta Joanna' });
  expect(splits).toContainEqual({ firstName: 'Nowak Marta', lastName: 'Joanna' });
});

test.each([
  [{ firstName: 'Lis', lastName: 'Ewa' }, [{ firstName: 'Ewa', lastName: 'Lis' }]],
  [{ firstName: 'Ewa', lastName: null }, []],
  [{ firstName: null, lastName: null }, []],
])('of %j', (name, splits) => {
  expect(otherSplits(name)).toEqual(splits);
});
