import { z } from 'zod';
import { email, mobile, phone } from './contact';
import { password, passwordsMatch } from './password';
import { pin, pinsMatch } from './pin';
import { expectInvalid, expectValid, fieldMessages } from '@/tests/validation/field-messages';

const required = ['Pole jest wymagane', 'Field is required'] as const;

test('e-mail', () => {
  expectValid(email(), [
    ['anna.nowak@firma.example', 'anna.nowak@firma.example'],
    [' Anna.Nowak+cv@Firma.Example ', 'anna.nowak+cv@firma.example'],
  ]);
  const wrong = ['Adres e-mail jest niepoprawny', 'The e-mail address is not valid'] as const;
  expectInvalid(email(), [
    ['', ...required],
    ['  ', ...required],
    ...['anna', 'anna@', '@firma.example', 'anna@firma', 'anna nowak@firma.example', 'a..b@firma.example'].map(
      (value) => [value, ...wrong] as const,
    ),
  ]);
  const long = `${'a'.repeat(243)}@dom.example`;
  expect(fieldMessages(email(), long).en).toEqual(['At most 254 characters']);
});

test('a phone number is XXX-XXX-XXX', () => {
  expectValid(phone(), [[' 490-123-456 ', '490-123-456']]);
  const wrong = ['Wpisz numer telefonu w postaci XXX-XXX-XXX', 'Enter the phone number as XXX-XXX-XXX'] as const;
  expectInvalid(phone(), [
    ['', ...required],
    ...['490123456', '490 123 456', '49-123-4567', '490-123-4567', '490-123-45a', '+48490123456'].map(
      (value) => [value, ...wrong] as const,
    ),
  ]);
});

test('a mobile number has only plus, dashes and digits', () => {
  expectValid(
    mobile(),
    ['+48490123456', '+48-490-123-456', '490123456', '490-123-456'].map((value) => [value, value] as const),
  );
  const wrong = [
    'Wpisz numer komórkowy, używając tylko znaku plus, myślników i cyfr',
    'Enter the mobile number with only plus, dashes and digits',
  ] as const;
  const samples = [
    '490 123 456',
    '(48)490123456',
    '48+490123456',
    '+-490123456',
    '490--123456',
    '123456',
    '+1234567890123456',
    'brak',
  ];
  expectInvalid(mobile(), [['', ...required], ...samples.map((value) => [value, ...wrong] as const)]);
});

test.each(['Haslo-12', 'Zażółć_9', 'Ze spacja-12', 'A1!' + 'b'.repeat(97)])('%p is a password', (value) => {
  expectValid(password(), [[value, value]]);
});

test.each([
  ['Krót-1a', ['Hasło musi mieć od 8 do 100 znaków'], ['The password must have 8 to 100 characters']],
  ['Aa1!😀😀', ['Hasło musi mieć od 8 do 100 znaków'], ['The password must have 8 to 100 characters']],
  ['A1!' + 'b'.repeat(98), ['Hasło musi mieć od 8 do 100 znaków'], ['The password must have 8 to 100 characters']],
  ['Bez-Cyfry-', ['Hasło musi zawierać cyfrę'], ['The password must contain a digit']],
  ['BEZ-MALEJ1', ['Hasło musi zawierać małą literę'], ['The password must contain a small letter']],
  ['bez-wielkiej1', ['Hasło musi zawierać wielką literę'], ['The password must contain a capital letter']],
  ['BezZnaku12', ['Hasło musi zawierać znak specjalny'], ['The password must contain a special character']],
  ['Ze spacja 12', ['Hasło musi zawierać znak specjalny'], ['The password must contain a special character']],
  ['', ['Pole jest wymagane'], ['Field is required']],
])('%p is no password', (value, pl, en) => {
  expect(fieldMessages(password(), value)).toEqual({ pl, en });
});

test('every missing part of a password is said', () => {
  expect(fieldMessages(password(), 'abc').en).toEqual([
    'The password must have 8 to 100 characters',
    'The password must contain a digit',
    'The password must contain a capital letter',
    'The password must contain a special character',
  ]);
});

test('the second password and the second PIN repeat the first', () => {
  const passwords = z.object({ first: password(), second: z.string().min(1) }).check(passwordsMatch('first', 'second'));
  expectValid(passwords, [
    [
      { first: 'Haslo-12', second: 'Haslo-12' },
      { first: 'Haslo-12', second: 'Haslo-12' },
    ],
  ]);
  expectInvalid(passwords, [
    [{ first: 'Haslo-12', second: 'Haslo-13' }, 'Hasła muszą być takie same', 'The passwords must match'],
    [{ first: 'Haslo-12', second: '' }, ...required],
  ]);
  const pins = z.object({ first: pin(), second: z.string().min(1) }).check(pinsMatch('first', 'second'));
  expectValid(pins, [
    [
      { first: '0000', second: '0000' },
      { first: '0000', second: '0000' },
    ],
  ]);
  expectInvalid(pins, [[{ first: '1234', second: '12345' }, 'Kody PIN muszą być takie same', 'The PINs must match']]);
});

test('a PIN is 4 to 12 digits', () => {
  expectValid(pin(), [
    ['0123', '0123'],
    ['012345678901', '012345678901'],
  ]);
  const wrong = ['Kod PIN musi mieć od 4 do 12 cyfr', 'The PIN must have 4 to 12 digits'] as const;
  expectInvalid(pin(), [
    ['', ...required],
    ...['123', '1234567890123', '12a4', '12 34', '-1234'].map((value) => [value, ...wrong] as const),
  ]);
});
