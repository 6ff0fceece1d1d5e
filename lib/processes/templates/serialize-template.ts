import type { Prisma } from '@/lib/db/generated/client';
import { processContentSchema, type ProcessContent, type TemplateDto } from './template-schemas';

export const templateInclude = {
  createdBy: { select: { id: true, firstName: true, lastName: true } },
} satisfies Prisma.ProcessTemplateInclude;

type TemplateRow = Prisma.ProcessTemplateGetPayload<{ include: typeof templateInclude }>;

const nothing: ProcessContent = {
  requirementList: [],
  languages: [],
  redFlags: [],
  blindMode: false,
  hidesScore: false,
  stageIds: [],
  form: null,
};

/** What is stored as a template; of an unreadable one nothing. */
export const readContent = (stored: unknown): ProcessContent => processContentSchema.safeParse(stored).data ?? nothing;

/** A template in the list. */
export function serializeTemplate({ id, name, content, createdAt, createdBy }: TemplateRow): TemplateDto {
  const { requirementList, redFlags, languages, form } = readContent(content);
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
