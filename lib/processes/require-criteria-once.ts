import { AppError } from '@/lib/errors';
import type { FieldError } from '@/lib/errors';
import type { LanguageInput } from './schemas';

interface Worded {
  text: string;
}

/** Paths of the values that stand earlier in the list already. */
function repetitions(values: readonly string[], pathOf: (index: number) => string): FieldError[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) === index ? [] : [{ path: pathOf(index), code: 'repeated' }],
  );
}

function requireNone(fields: FieldError[]): void {
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
}

/** A language has one level. @throws AppError `request.invalid` at each entry that repeats one */
export function requireLanguagesOnce(languages: readonly LanguageInput[]): void {
  const codes = languages.map(({ language }) => language);
  requireNone(repetitions(codes, (index) => `languages.${index}.language`));
}

/**
 * The same words weigh once, in capitals or not, as in the form.
 *
 * @param list the list's name in the input, for the paths of what is refused
 * @throws AppError `request.invalid` at each entry that repeats one
 */
export function requireTextsOnce(entries: readonly Worded[], list: 'requirementList' | 'redFlags'): void {
  const texts = entries.map(({ text }) => text.trim().toLocaleLowerCase());
  requireNone(repetitions(texts, (index) => `${list}.${index}.text`));
}
