import { AppError, type FieldError } from '@/lib/errors';
import type { LanguageInput } from '@/lib/domain/process-schemas';

interface CriterionText {
  text: string;
}

/** Paths of values that occur earlier in the list. */
function repetitions(values: readonly string[], pathOf: (index: number) => string): FieldError[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) === index ? [] : [{ path: pathOf(index), code: 'repeated' }],
  );
}

function throwIfAny(fields: FieldError[]): void {
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
}

/** Rejects a repeated language. @throws AppError `request.invalid` at each repetition */
export function requireLanguagesOnce(languages: readonly LanguageInput[]): void {
  const codes = languages.map(({ language }) => language);
  throwIfAny(repetitions(codes, (index) => `languages.${index}.language`));
}

/**
 * Rejects a repeated text, ignoring case.
 *
 * @param list the list's name in the input, for error paths
 * @throws AppError `request.invalid` at each repetition
 */
export function requireTextsOnce(entries: readonly CriterionText[], list: 'requirementList' | 'redFlags'): void {
  const texts = entries.map(({ text }) => text.trim().toLocaleLowerCase());
  throwIfAny(repetitions(texts, (index) => `${list}.${index}.text`));
}
