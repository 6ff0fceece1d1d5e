import { createHash } from 'node:crypto';
import type { Actor } from '@/lib/auth/actor';
import { effectiveEngine } from '@/lib/analysis/engines/select-engine';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database, type Db } from '@/lib/db/client';
import type { ApplicationForm } from '@/lib/db/generated/client';
import { formLimits } from '@/lib/domain/application-enums';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { mailSettings } from '@/lib/mail/mail-settings';
import { findPayRange } from '@/lib/person-rights/find-pay-range';
import { nameController } from '@/lib/person-rights/name-controller';
import type { ApplicationFormDto } from './form-schemas';
import { readQuestions } from './read-questions';

/** A form's address; not secret, many people have it. */
const linkUrl = (code: string): string => new URL(`/apply/${code}`, env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000').href;

/**
 * The application form of a process, its links and how many came by each. Before it was saved, with the process's name and
 * description to begin with.
 *
 * @throws AppError `process.not-found`
 */
export async function getApplicationForm(
  actor: Actor,
  { processId }: { processId: string },
): Promise<ApplicationFormDto> {
  await requireProcessPermission(database(), actor, processId, 'process:read');
  return readApplicationForm({ processId });
}

/** What the form says and asks, without its switch; one that was never saved says nothing yet. */
function versionOf(form: ApplicationForm | null, payRange: string): string {
  const content = form && [form.title, form.description, form.showsPay, form.asksConsent, form.questions];
  return createHash('sha256')
    .update(JSON.stringify([content, payRange]))
    .digest('hex');
}

/** The same for who has just changed it, which needs no other permission. @throws AppError `process.not-found` */
export async function readApplicationForm(
  { processId }: { processId: string },
  db: Db = database(),
): Promise<ApplicationFormDto> {
  const process = await db.process.findUnique({
    where: { id: processId },
    select: {
      name: true,
      requirements: true,
      status: true,
      engine: true,
      applicationForm: true,
      applicationLinks: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        include: { _count: { select: { applications: true } } },
      },
    },
  });
  if (!process) throw new AppError('process.not-found');
  const { applicationForm: form } = process;
  const payRange = (await findPayRange(db, processId))?.text ?? '';
  return {
    version: versionOf(form, payRange),
    title: form?.title ?? process.name,
    description: form?.description ?? process.requirements.slice(0, formLimits.description),
    showsPay: form?.showsPay ?? true,
    asksConsent: form?.asksConsent ?? true,
    questions: readQuestions(form?.questions),
    open: form?.open ?? false,
    payRange,
    saved: form !== null,
    active: process.status === 'ACTIVE',
    controller: await nameController(db),
    usesModel: (await effectiveEngine(process.engine)) === 'openai',
    mails: mailSettings() !== null,
    links: process.applicationLinks.map(({ id, source, code, createdAt, revokedAt, _count }) => ({
      id,
      source,
      url: linkUrl(code),
      createdAt: createdAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
      applications: _count.applications,
    })),
  };
}
