/** Values of one parameter that have broken a server before, as they stand in an address. */
export const hostileValues: Record<string, string> = {
  'a NUL': '%00',
  'a NUL inside': 'a%00b',
  'half of a character': 'a%ED%A0%80',
  'invalid UTF-8': '%FF',
  'a percent sign alone': '%',
  'a huge number': '99999999999999999999',
  'a number beyond 32 bits': '2147483648',
  'a negative number': '-1',
  zero: '0',
  NaN: 'NaN',
  Infinity: 'Infinity',
  'a number with an exponent': '1e309',
  'nothing at all': '',
  spaces: '%20%09%0A',
  __proto__: '__proto__',
  'an emoji': '%F0%9F%98%80',
  'a text that turns round': '%E2%80%AE',
  'an SQL quote': "'%22%3B--%25_%5C",
  'a date that is far': '9999999-99-99',
  'the last day': '9999-12-31',
  'a day that does not exist': '2026-02-30',
  'a list': '%00,1,,a%2Cb,-1',
  'a path': '..%2F..%2Fetc%2Fpasswd',
  'an id of nothing': '0192f3a4-0000-7000-8000-000000000000',
};

/** Longer than any limit; an address holds three of them. */
export const longValue = 'x'.repeat(4_500);

/** Every way of giving `name` a bad value. */
const forms: ((name: string) => string)[] = [
  ...Object.values(hostileValues).map((value) => (name: string) => `${name}=${value}`),
  (name) => `${name}=1&${name}=2`,
  (name) => `${name}[]=&${name}[]=%00`,
  (name) => `${name}[__proto__]=1&${name}.x=1`,
];

/** For each form of a bad value one query that gives it to all of `names`, and the queries that give it to one of them. */
export function queriesOf(names: readonly string[]): { together: string; alone: string[] }[] {
  return forms.map((form) => {
    const alone = names.map((name) => form(name));
    return { together: alone.join('&'), alone };
  });
}
