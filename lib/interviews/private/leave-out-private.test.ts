import { isLeftOut, leaveOutPrivate, withoutMarks } from './leave-out-private';

const answer = 'Pracuję w magazynie 5 lat, ale mam chory kręgosłup i biorę leki, wózek boczny znam dobrze.';

test('the private clause gives way to a mark, the work around it stays', () => {
  const kept = leaveOutPrivate(answer, 'pl');
  expect(kept).toBe('Pracuję w magazynie 5 lat, [pominięto: sprawy prywatne], wózek boczny znam dobrze.');
  expect(isLeftOut(kept)).toBe(true);
  expect(leaveOutPrivate(kept, 'pl')).toBe(kept);
  expect(withoutMarks(kept)).toBe('Pracuję w magazynie 5 lat, wózek boczny znam dobrze.');
});

test('an answer without anything private is as it was', () => {
  expect(withoutMarks('Usługi w .NET ,  dwa lata')).toBe('Usługi w .NET ,  dwa lata');
  expect(leaveOutPrivate('Tak, od 2019 roku.', 'pl')).toBe('Tak, od 2019 roku.');
  expect(isLeftOut('Tak, od 2019 roku.')).toBe(false);
});

test('nothing is left of an answer that is private through and through', () => {
  const kept = leaveOutPrivate("I'm pregnant.", 'en');
  expect(kept).toBe('[left out: private].');
  expect(withoutMarks(kept)).toBe('');
});

test('asked about wards, one tells of those of others', () => {
  const work = 'Ciąża wysokiego ryzyka, cztery lata';
  expect(leaveOutPrivate(work, 'pl', 'Na jakich oddziałach?')).toBe(work);
  expect(isLeftOut(leaveOutPrivate('Jestem w ciąży', 'pl', 'Na jakich oddziałach?'))).toBe(true);
});
