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

test.each([
  [
    'Pracowałem na rusztowaniach 6 lat, ale po operacji kręgosłupa już nie wchodzę wyżej niż drugie piętro.',
    'Pracowałem na rusztowaniach 6 lat, ale już nie wchodzę wyżej niż drugie piętro.',
  ],
  ['After my back surgery I lift no more than 10 kg.', 'I lift no more than 10 kg.'],
])('of a limit only the reason is private: %s', (told, kept) => {
  const stored = leaveOutPrivate(told, /[ąęł]/.test(told) ? 'pl' : 'en');
  expect(stored).not.toMatch(/operac|kręgos|surgery/);
  expect(withoutMarks(stored)).toBe(kept);
  expect(leaveOutPrivate(stored, 'pl')).toBe(stored);
});

test('a reason without a limit goes with its clause', () => {
  expect(withoutMarks(leaveOutPrivate('Po operacji kręgosłupa jestem na rencie.', 'pl'))).toBe('');
});

test('what hangs on a thing that was left out is no evidence', () => {
  const told = "I'm type 1 diabetic, so I know needles. On the ward I cannulate about ten patients a week.";
  expect(withoutMarks(leaveOutPrivate(told, 'en'))).toBe('On the ward I cannulate about ten patients a week.');
});
