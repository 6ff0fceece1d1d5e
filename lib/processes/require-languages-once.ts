import { AppError } from '@/lib/errors';
import type { LanguageInput } from './schemas';

/** A language has one level. @throws AppError `request.invalid` at each entry that repeats one */
export function requireLanguagesOnce(languages: readonly LanguageInput[]): void {
  const codes = languages.map(({ language }) => language);
  const fields = codes.flatMap((code, index) =>
    codes.indexOf(code) === index ? [] : [{ path: `languages.${index}.language`, code: 'repeated' }],
  );
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
}
