import { hasContact } from './contact-sql';

test('a part of an e-mail address is looked for where the index knows it: three letters, or with a sign beside them', () => {
  for (const typed of ['jan@', 'a.k@', 'ab@', 'j@x', 'Żak@praca.example'])
    expect(hasContact(typed)?.isEmail).toBe(true);
  for (const typed of ['j@', '.@', '--@']) expect(hasContact(typed)).toBeNull();
});
