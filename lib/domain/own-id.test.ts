import { ownIdOf, parseOwnId } from './own-id';

test('an own identifier is read back as it is written', () => {
  expect(ownIdOf({ process: 3, candidate: 12 })).toBe('3-12');
  expect(parseOwnId(' 3-12 ')).toEqual({ process: 3, candidate: 12 });
});

test.each(['12', '3-', 'SAP-12', '600-100-200', '3-12-1', '1234567890-1', ''])('“%s” is none', (typed) => {
  expect(parseOwnId(typed)).toBeNull();
});
