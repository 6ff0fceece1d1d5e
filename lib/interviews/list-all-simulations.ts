import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { visibleProcesses } from '@/lib/auth/process-access';
import { blindSelect, isBlind, shownNames } from '@/lib/candidates/blind/blindness';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { InterviewStatus } from './enums';
import type { OpenQuestionScope } from './search-params';
import { serializeSimulation, simulationItemInclude } from './simulation-row';
import type { SimulationItem } from './simulation-schemas';

const pageSize = 10;

export interface ListAllSimulationsInput {
  /** From 1. */
  page: number;
  /** Null: every status. */
  status: InterviewStatus | null;
  /** `mine`: those I started. */
  scope: OpenQuestionScope;
  /** Null: every process. */
  processId: string | null;
}

/** A simulation with the names of its candidate and process. */
export interface ListedSimulation extends SimulationItem {
  processName: string;
  candidate: { firstName: string | null; lastName: string | null; cvFileName: string | null; ordinalNumber: number };
}

export interface SimulationsPage {
  items: ListedSimulation[];
  page: number;
  pageSize: number;
  totalItems: number;
  totalPages: number;
  /** Those with a simulation in the scope, by name. */
  processes: { id: string; name: string }[];
}

/**
 * All interview simulations, newest first.
 *
 * @param input a page past the end is empty
 * @throws AppError `permission.denied`
 */
export async function listAllSimulations(actor: PersonActor, input: ListAllSimulationsInput): Promise<SimulationsPage> {
  requirePermission(actor, 'interview:read');
  const { page, status, scope, processId } = input;
  const mine: Prisma.InterviewSimulationWhereInput = scope === 'mine' ? { createdById: actor.userId } : {};
  const visible = visibleProcesses(actor);
  const where = { process: visible, ...mine, ...(status ? { status } : {}), ...(processId ? { processId } : {}) };
  const [rows, totalItems, processes] = await Promise.all([
    database().interviewSimulation.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * pageSize,
      take: pageSize,
      include: {
        ...simulationItemInclude,
        process: { select: { name: true } },
        candidate: {
          select: { firstName: true, lastName: true, cvFileName: true, ordinalNumber: true, ...blindSelect },
        },
      },
    }),
    database().interviewSimulation.count({ where }),
    database().process.findMany({
      where: { AND: [visible, { interviewSimulations: { some: mine } }] },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true },
    }),
  ]);
  return {
    items: rows.map((row) => ({
      ...serializeSimulation(row),
      processName: row.process.name,
      candidate: {
        ...shownNames(row.candidate),
        cvFileName: isBlind(row.candidate) ? null : row.candidate.cvFileName,
        ordinalNumber: row.candidate.ordinalNumber,
      },
    })),
    page,
    pageSize,
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
    processes,
  };
}
