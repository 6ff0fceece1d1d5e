import { iban } from './iban';
import { nip, pesel, regon } from './polish-numbers';
import { expectInvalid, expectValid } from '@/tests/validation/field-messages';

const required = ['Pole jest wymagane', 'Field is required'] as const;
const refuse = (rule: ReturnType<typeof pesel>, values: string[], pl: string, en: string) =>
  expectInvalid(rule, [['', ...required], ['  ', ...required], ...values.map((value) => [value, pl, en] as const)]);

/** The last digit that makes a number right, by the weights that the law gives. */
function withCheckDigit(digits: string, weights: number[], finish: (sum: number) => number): string {
  return digits + finish(weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0));
}
const asPesel = (ten: string) => withCheckDigit(ten, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3], (sum) => (10 - (sum % 10)) % 10);
const asRegon = (eight: string) => withCheckDigit(eight, [8, 9, 2, 3, 4, 5, 6, 7], (sum) => (sum % 11) % 10);
const asLongRegon = (thirteen: string) =>
  withCheckDigit(thirteen, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8], (sum) => (sum % 11) % 10);

test('PESEL of every century with a birth date that exists', () => {
  const births = [
    '991231',
    '002229',
    '000101',
    '241115',
    '004228',
    '150615',
    '996229'.replace('6229', '6228'),
    '008101',
    '048229',
  ];
  for (const birth of births) {
    const number = asPesel(`${birth}1234`);
    expectValid(pesel(), [[number, number]]);
  }
  expectValid(pesel(), [
    ['44051401359', '44051401359'],
    ['440514 01359', '44051401359'],
  ]);
});

test('PESEL with a wrong checksum, an impossible date, letters or another length', () => {
  const impossible = [
    '990230',
    '002230',
    '990431',
    '000001',
    '002001',
    '004001',
    '001301',
    '003300',
    '010229',
    '990100',
    '990132',
  ];
  refuse(
    pesel(),
    [
      '44051401358',
      '4405140135',
      '440514013590',
      '4405140135X',
      '00000000000',
      ...impossible.map((birth) => asPesel(`${birth}1234`)),
    ],
    'Numer PESEL jest niepoprawny',
    'The PESEL number is not valid',
  );
});

test('NIP as ten digits, in groups or not', () => {
  expectValid(nip(), [
    ['5260250274', '5260250274'],
    ['526-025-02-74', '5260250274'],
    ['526 025 02 74', '5260250274'],
  ]);
  refuse(
    nip(),
    ['5260250275', '526025027', '52602502744', '526025027A', 'PL5260250274', '0000000000', '1234567890', '---'],
    'Numer NIP jest niepoprawny',
    'The NIP number is not valid',
  );
});

test('REGON of nine and of fourteen digits', () => {
  const nine = asRegon('12345678');
  const fourteen = asLongRegon(`${nine}1234`);
  expectValid(regon(), [
    ['123456785', nine],
    ['12345678512347', fourteen],
    ['123-456-785', nine],
    [' 123456785 12347 ', fourteen],
  ]);
  // A sum of 80 leaves 10 by 11, which is written as 0.
  expect(asRegon('00000053')).toMatch(/\d$/);
  for (const eight of ['00000002', '10000003', '00000053', '99999999'])
    expectValid(regon(), [[asRegon(eight), asRegon(eight)]]);
  refuse(
    regon(),
    [
      '123456786',
      '12345678512346',
      asLongRegon('1234567861234'),
      '12345678',
      '1234567851',
      'ABCDEFGHI',
      '000000000',
      '00000000000000',
      // A local unit of a firm that does not exist.
      '00000000012345',
    ],
    'Numer REGON jest niepoprawny',
    'The REGON number is not valid',
  );
});

test('IBAN of any country, in groups or not', () => {
  expectValid(iban(), [
    ['PL61109010140000071219812874', 'PL61109010140000071219812874'],
    ['PL61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
    // As a bank's page groups them: by spaces at which no line ends.
    ['PL61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874', 'PL61109010140000071219812874'],
    ['pl61-1090-1014-0000-0712-1981-2874', 'PL61109010140000071219812874'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    ['DE89370400440532013000', 'DE89370400440532013000'],
  ]);
  refuse(
    iban(),
    [
      'PL61109010140000071219812875',
      'PL6110901014000007121981287',
      '61109010140000071219812874',
      'XX61109010140000071219812874',
      'PL61 1090 1014 0000 0712 1981 287A',
      'PL',
    ],
    'Numer IBAN jest niepoprawny',
    'The IBAN is not valid',
  );
});
