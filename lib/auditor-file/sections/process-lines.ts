import { z } from 'zod';
import { visibleProcesses } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { fieldChangeSchema } from '@/lib/processes/history-schemas';
import { reviewRequirement } from '@/lib/requirement-review/review-requirement';
import type { FileScope, Lines } from '../file-scope';

const batchSize = 100;

const include = {
  criteria: { orderBy: [{ kind: 'asc' }, { position: 'asc' }] },
  _count: { select: { candidates: true, blockedCandidates: true, erasedCandidates: true } },
} satisfies Prisma.ProcessInclude;

type Row = Prisma.ProcessGetPayload<{ include: typeof include }>;

/** What is warned of and was written all the same; what is refused cannot be saved. */
const warningsOf = (text: string): string[] =>
  reviewRequirement(text).flatMap(({ severity, code }) => (severity === 'WARNING' ? [code] : []));

/** The processes of a file in the order of their numbers. */
export async function* processesOf({ actor, processId }: FileScope): AsyncGenerator<Row> {
  let after = 0;
  for (;;) {
    const rows: Row[] = await database().process.findMany({
      where: {
        AND: [visibleProcesses(actor), processId === null ? {} : { id: processId }],
        ordinalNumber: { gt: after },
      },
      include,
      orderBy: { ordinalNumber: 'asc' },
      take: batchSize,
    });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.ordinalNumber;
  }
}

const changesSchema = z.object({ changes: z.array(fieldChangeSchema).default([]) });

/** The changes of criteria and engine that the audit log still has, the oldest first. */
async function* changesOf(processId: string): Lines {
  const events = await database().auditEvent.findMany({
    where: { processId, candidateId: null, action: 'process.edited' },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { at: true, actorId: true, details: true },
  });
  for (const { at, actorId, details } of events) {
    for (const change of changesSchema.parse(details).changes) {
      const isText = /^(?:requirement|redFlag)(?:\.text)?$/.test(change.field) && typeof change.to === 'string';
      const warnings = isText ? warningsOf(String(change.to)) : [];
      yield { type: 'criterion-change', processId, at: at.toISOString(), actorId, ...change, warnings };
    }
  }
}

/** The processes, their criteria with the warnings that were overridden, and how the criteria became what they are. */
export async function* processLines(scope: FileScope): Lines {
  for await (const row of processesOf(scope)) {
    const { id: processId, ordinalNumber, name, status, engine, createdAt, restricted, blindMode, hidesScore } = row;
    const { candidates: people, blockedCandidates: blocked, erasedCandidates: erased } = row._count;
    yield {
      type: 'process',
      processId,
      ordinalNumber,
      name,
      status,
      engine,
      createdAt: createdAt.toISOString(),
      restricted,
      blindMode,
      hidesScore,
      people,
      blocked,
      erased,
    };
    for (const { id: criterionId, kind, text, importance, necessity, languageLevel, counted, ...one } of row.criteria)
      yield {
        type: 'criterion',
        processId,
        criterionId,
        kind,
        text,
        importance,
        necessity,
        languageLevel,
        counted,
        createdAt: one.createdAt.toISOString(),
        warnings: kind === 'REQUIREMENT' || kind === 'RED_FLAG' ? warningsOf(text) : [],
      };
    yield* changesOf(processId);
  }
}
