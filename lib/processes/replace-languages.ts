import type { Actor } from '@/lib/auth/actor';
import { languageData } from './criterion-data';
import { editProcess, type EditRequest } from './edit-process';
import type { EditedProcess } from '@/lib/domain/process-edit-schemas';
import { replaceCriteria } from './replace-criteria';
import { requireLanguagesOnce } from './require-criteria-once';
import type { LanguageInput } from '@/lib/domain/process-schemas';

/**
 * Replaces the languages of a process, in the given order.
 *
 * @throws AppError as `editProcess`, `replaceCriteria`; `request.invalid` for a repeated language
 */
export async function replaceLanguages(
  actor: Actor,
  { languages, ...request }: EditRequest & { languages: LanguageInput[] },
): Promise<EditedProcess> {
  requireLanguagesOnce(languages);
  const entries = languages.map(languageData);
  return editProcess(actor, request, (db, process) =>
    replaceCriteria(db, process, { kind: 'LANGUAGE', path: 'languages', entries }),
  );
}
