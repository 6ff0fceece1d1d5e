import type { Prisma } from '@/lib/db/generated/client';
import { processContentSchema, type ProcessContent, type TemplateDto } from './template-schemas';

export const templateInclude = {
  createdBy: { select: { id: true, firstName: true, lastName: true } },
} satisfies Prisma.ProcessTemplateInclude;

type TemplateRow = Prisma.ProcessTemplateGetPayload<{ include: typeof templateInclude }>;

/** What is stored as a template; null: it cannot be read. */
export const readContent = (stored: unknown): ProcessContent | null =>
  processContentSchema.safeParse(stored).data ?? null;

/** A template in the list; an unreadable one has nothing in it. */
export function serializeTemplate({ id, name, content, createdAt, createdBy }: TemplateRow): TemplateDto {
  const { requirementList = [], redFlags = [], languages = [], form = null } = readContent(content) ?? {};
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    createdBy: createdBy && { userId: createdBy.id, firstName: createdBy.firstName, lastName: createdBy.lastName },
    requirements: requirementList.length,
    redFlags: redFlags.length,
    languages: languages.length,
    form: form !== null,
  };
}
