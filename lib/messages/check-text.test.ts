import { findTextFaults } from './check-text';

test.each([
  'Szanowna Pani,',
  'Pani zgłoszenie dotarło.',
  'Dzień dobry, Pani Zofio, zapraszamy.',
  'Zapraszamy Pana na rozmowę.',
])('who is addressed by sex may be: %s', (sentence) => {
  expect([findTextFaults(sentence, false), findTextFaults(sentence, true)]).toEqual([[], []]);
});

test.each(['Czy planuje Pani ciążę?', 'Szukamy kobiety do recepcji.', 'Proszę podać, czy jest Pan żonaty.'])(
  'what an employer may not ask stays refused: %s',
  (sentence) => {
    expect(findTextFaults(sentence, false).map(({ code }) => code)).toEqual(['message-private']);
  },
);
