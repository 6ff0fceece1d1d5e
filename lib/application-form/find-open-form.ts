import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';

const linkInclude = {
  process: { select: { id: true, status: true, engine: true, applicationForm: true } },
} satisfies Prisma.ApplicationLinkInclude;

type LinkRow = Prisma.ApplicationLinkGetPayload<{ include: typeof linkInclude }>;
type FormRow = NonNullable<LinkRow['process']['applicationForm']>;

/** Of a code that was made here, see `createApplicationLink`; the database would refuse some other characters. */
const isCode = (code: string): boolean => /^[\w-]+$/.test(code);

export interface OpenForm {
  link: Pick<LinkRow, 'id' | 'source' | 'processId'>;
  form: FormRow;
  /** Who judges in the process; null: what the deployment is set to. */
  engine: string | null;
}

/**
 * The form that a link's code opens, while its process is active and it is switched on.
 *
 * @throws AppError `application-form.closed`, whyever: it tells nothing else
 */
export async function findOpenForm(db: Db, code: string): Promise<OpenForm> {
  const link = isCode(code) ? await db.applicationLink.findUnique({ where: { code }, include: linkInclude }) : null;
  const form = link?.process.applicationForm;
  if (!link || !form || link.revokedAt || !form.open || link.process.status !== 'ACTIVE')
    throw new AppError('application-form.closed');
  return { link, form, engine: link.process.engine };
}
