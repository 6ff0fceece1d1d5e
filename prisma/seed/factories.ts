import { randomUUID } from 'node:crypto';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { createProcess } from '@/lib/processes/create-process';
import { defineProcess } from '@/lib/processes/define-process';
import type { CreateProcessInput } from '@/lib/domain/process-edit-schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { createUser } from '@/lib/users/create-user';
import type { Role } from '@/lib/domain/user-schemas';

/** Password of accounts created by `createTestUser`. */
export const testUserPassword = 'Testowe-2026!';

export interface TestUser {
  actor: PersonActor;
  email: string;
}

/**
 * Creates an account with `role` and a unique address.
 *
 * @param password - for a test that signs in; hashing is slow, so others omit it
 */
export async function createTestUser(role: Role = 'RECRUITER', password?: string): Promise<TestUser> {
  const email = `${role.toLowerCase()}.${randomUUID()}@tests.example`;
  const account = { email, firstName: 'Irena', lastName: 'Testowa', role };
  const userId = password
    ? (await createUser(systemActor, { ...account, password })).userId
    : (await database().user.create({ data: account })).id;
  return { email, actor: { kind: 'person', userId, sessionId: randomUUID(), role, locale: 'pl' } };
}

const usualRequirements: NonNullable<CreateProcessInput['requirementList']> = [
  { text: 'Co najmniej 5 lat doświadczenia w Javie', importance: 5, necessity: 'REQUIRED' },
  { text: 'Spring Boot', importance: 4, necessity: 'REQUIRED' },
  { text: 'PostgreSQL', importance: 3, necessity: 'REQUIRED' },
  { text: 'Docker', importance: 2, necessity: 'NICE_TO_HAVE' },
  { text: 'Prawo jazdy kat. B', importance: 1, necessity: 'NICE_TO_HAVE' },
];

/**
 * Creates, defines and activates a process.
 *
 * @param change - differences from a process with five requirements; `status` stops earlier
 */
export async function createTestProcess(
  actor: PersonActor,
  change: Partial<CreateProcessInput> & { status?: 'IN_CREATION' | 'CREATED' | 'ACTIVE' } = {},
): Promise<ProcessDto> {
  const { status = 'ACTIVE', ...fields } = change;
  const created = await createProcess(actor, {
    name: 'Programista / Programistka Java',
    requirements: 'Rozwój systemu rozliczeń w małym zespole.',
    requirementList: usualRequirements,
    ...fields,
  });
  if (status === 'IN_CREATION') return created;
  const defined = await defineProcess(actor, { processId: created.id });
  if (status === 'CREATED') return defined;
  return changeProcessStatus(actor, { processId: created.id, status: 'ACTIVE' });
}

/** A recruiter with a process of their own. */
export async function createTestScene(change: Parameters<typeof createTestProcess>[1] = {}) {
  const { actor } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(actor, change);
  return { actor, processId };
}
