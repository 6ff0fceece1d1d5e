const texts = [
  'required',
  'optional',
  'format',
  'maxLength',
  'minLength',
  'length',
  'email',
  'phone',
  'mobile',
  'iban',
  'pesel',
  'nip',
  'regon',
] as const;
const secrets = ['password', 'passwordAgain', 'pin', 'pinAgain'] as const;
const days = ['notInFuture', 'notInPast', 'notLater', 'notEarlier'] as const;

/** Which control a rule is tried with. */
export const catalogueFields = { texts, secrets, days };

type TextName = (typeof texts)[number] | (typeof secrets)[number] | (typeof days)[number] | 'start' | 'end' | 'choice';

/** What the catalogue's form holds while it is filled in. */
export type CatalogueValues = Record<TextName, string> & {
  number: number | null;
  integer: number | null;
  file: File | null;
  rating: number | null;
  ticked: boolean;
};

const empty = Object.fromEntries(
  [...texts, ...secrets, ...days, 'start', 'end', 'choice'].map((name) => [name, '']),
) as Record<TextName, string>;

export const emptyCatalogue: CatalogueValues = {
  ...empty,
  number: null,
  integer: null,
  file: null,
  rating: null,
  ticked: false,
};
