import { effectiveEngine } from '@/lib/analysis/engines/select-engine';
import { database } from '@/lib/db/client';
import { mailSettings } from '@/lib/mail/mail-settings';
import { findPayRange } from '@/lib/person-rights/find-pay-range';
import { nameController } from '@/lib/person-rights/name-controller';
import { findOpenForm } from './find-open-form';
import type { PublicFormDto } from './form-schemas';
import { makeStamp } from './form-stamp';
import { readQuestions } from './read-questions';

/** The form of a link, for anybody. @throws AppError `application-form.closed` */
export async function openApplicationForm({ code }: { code: string }): Promise<PublicFormDto> {
  const db = database();
  const { form, engine } = await findOpenForm(db, code);
  return {
    title: form.title,
    description: form.description,
    payRange: form.showsPay ? ((await findPayRange(db, form.processId))?.text ?? null) : null,
    asksConsent: form.asksConsent,
    questions: readQuestions(form.questions),
    controller: await nameController(db),
    usesModel: (await effectiveEngine(engine)) === 'openai',
    mails: mailSettings() !== null,
    stamp: makeStamp(code),
  };
}
