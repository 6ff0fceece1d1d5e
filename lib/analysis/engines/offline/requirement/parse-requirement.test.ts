import type { Condition } from './condition';
import { parseRequirement } from './parse-requirement';
import type { TermPiece } from './term-piece';

const labelOf = ({ label, details = [] }: TermPiece): string => [label, ...details.map(labelOf)].join(' + ');

/** The kind of a condition with its length in months, its terms and its place. */
function read(condition: Condition): string {
  if (condition.kind === 'anyOf') return condition.conditions.map(read).join(' or ');
  const months = 'months' in condition ? ` ${condition.months}` : '';
  const terms = 'group' in condition ? ` ${condition.group.map(labelOf).join('/')}` : '';
  const place = 'place' in condition && condition.place ? ` ${condition.place}` : '';
  return `${condition.kind}${months}${terms}${place}`;
}

test.each<[form: string, text: string, conditions: string[]]>([
  ['years of work', '3-letni staż w banku', ['experience 36 banku']],
  ['the length of a training', 'Dwuletnie, zaoczne szkolenie ogrodnicze', ['terms zaoczne szkolenie ogrodnicze']],
  ['the length of a course', 'A two-year course in upholstery', ['terms course in upholstery']],
  ['a training that may be under way', 'Ukończone lub trwające szkolenie lotnicze', ['terms szkolenie lotnicze']],
  ['one or the other', 'Karta rowerowa lub prawo jazdy kat. B', ['licence or terms Karta rowerowa']],
  ['one or the other, the licence first', 'Driving licence or a moped', ['licence or terms moped']],
  ['one beside the other', 'Karta rowerowa oraz prawo jazdy kat. B', ['terms Karta rowerowa', 'licence']],
  ['why it is asked for', 'Welding – you will mend gates', ['terms Welding']],
  ['why it is asked for, in Polish', 'Spawanie – na miejscu będziesz naprawiać bramy', ['terms Spawanie']],
  ['a full stop that ends nothing', 'Hodowla ok. dwóch stad', ['terms Hodowla ok. dwóch stad']],
  ['a place of work', 'Praca stacjonarna w naszym biurze w Sopocie', ['readiness Sopocie']],
  ['a place of work, not the office', 'Work from our laboratory in Sopot two days a week', ['readiness Sopot']],
  ['a command of a language', 'Very good command of English (B2) in a team', ['languages', 'terms team']],
])('%s: %s', (_, text, conditions) => {
  expect(parseRequirement(text).map(read)).toEqual(conditions);
});
