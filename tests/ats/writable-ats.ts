import { createHash, randomUUID } from 'node:crypto';
import type { openProvider } from '@/lib/ats/connections/open-provider';
import type {
  AtsApplicationData,
  AtsApplicationIds,
  AtsCapabilities,
  AtsProvider,
  MoveInput,
  NewCandidate,
} from '@/lib/ats/providers/provider';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

export interface FakeApplication extends AtsApplicationData {
  cv: Uint8Array | null;
  notes: string[];
}

/** A write that took effect. */
interface FakeWrite {
  kind: 'move' | 'tag' | 'note' | 'create';
  applicationId: string;
  value: string;
}

type Method = 'findApplication' | 'moveToStage' | 'addTag' | 'addNote' | 'hasNote' | 'createCandidate' | 'findCreated';
/**
 * `refuse`: nothing happens, and `error` is thrown. `drop`: a write is applied and its answer lost. `lose`: a write is not
 * applied, and nobody says so.
 */
type FakeFault = { on: Method; kind: 'refuse'; error: AppError } | { on: Method; kind: 'drop' | 'lose' };

const unused = (): never => {
  throw new AppError('ats.unsupported');
};

/** An applicant tracking system in memory, for what is written there, with faults on demand. */
export class WritableAts implements AtsProvider {
  capabilities: AtsCapabilities = {
    changes: true,
    targets: ['STAGE', 'TAG', 'NOTE'],
    compareAndSwap: true,
    createsCandidates: true,
    webhooks: 'none',
  };
  readonly applications = new Map<string, FakeApplication>();
  /** What took effect, oldest first. */
  readonly writes: FakeWrite[] = [];
  /** Each happens once, at the next call of its method. */
  readonly faults: FakeFault[] = [];
  /** Something that happens there just before a call. */
  before: (method: Method) => void | Promise<void> = () => undefined;

  /** Puts an application there, as a person applying would. */
  add(change: Partial<FakeApplication> & { recruitmentId: string }): FakeApplication {
    const id = change.id ?? randomUUID();
    const application: FakeApplication = {
      id,
      candidateId: `person-${id}`,
      firstName: 'Olga',
      lastName: 'Miła',
      email: `olga.${id}@poczta.example`,
      phone: null,
      sources: ['pracuj.example'],
      stageId: 'new',
      tags: [],
      cvKey: null,
      cvFileName: null,
      person: 'known',
      cv: null,
      notes: [],
      ...change,
    };
    this.applications.set(id, application);
    return application;
  }

  /** Changes an application there, as a person would. */
  change(id: string, change: Partial<FakeApplication>): void {
    Object.assign(this.get(id), change);
  }

  get(id: string): FakeApplication {
    const application = this.applications.get(id);
    if (!application) throw new AppError('ats.record-not-found');
    return application;
  }

  async check() {
    return [{ name: 'token' as const, error: null }];
  }

  findRecruitments = unused;
  listStages = unused;
  scanApplications = unused;
  downloadCv = unused;

  async findApplication(_recruitmentId: string, id: string) {
    await this.arrive('findApplication');
    const application = this.applications.get(id);
    return application ? this.shown(application) : null;
  }

  async moveToStage({ application: { id }, fromStageId, toStageId }: MoveInput) {
    await this.write('moveToStage', { kind: 'move', applicationId: id, value: toStageId }, () => {
      const isElsewhere = this.capabilities.compareAndSwap && fromStageId && this.get(id).stageId !== fromStageId;
      if (isElsewhere) throw new AppError('ats.conflict');
      this.change(id, { stageId: toStageId });
    });
  }

  async addTag({ id }: AtsApplicationData, tag: string) {
    await this.write('addTag', { kind: 'tag', applicationId: id, value: tag }, () =>
      this.change(id, { tags: [...this.get(id).tags, tag] }),
    );
  }

  async addNote({ id }: AtsApplicationData, text: string) {
    await this.write('addNote', { kind: 'note', applicationId: id, value: text }, () => this.get(id).notes.push(text));
  }

  async hasNote({ id }: AtsApplicationData, operationId: string) {
    await this.arrive('hasNote');
    return this.get(id).notes.some((note) => note.includes(operationId));
  }

  async createCandidate({ operationId, cv, ...person }: NewCandidate) {
    const id = randomUUID();
    await this.write('createCandidate', { kind: 'create', applicationId: id, value: operationId }, () =>
      this.add({
        id,
        ...person,
        cv: cv.bytes,
        cvFileName: cv.fileName,
        cvKey: createHash('sha256').update(cv.bytes).digest('hex'),
        notes: [operationId],
      }),
    );
    return readable(this.get(id));
  }

  /** Whether it tells where somebody is. */
  tellsStages = true;

  private shown(application: FakeApplication): AtsApplicationData {
    return { ...readable(application), ...(this.tellsStages ? {} : { stageId: null }) };
  }

  inspect = async () => ({ assumptions: [], settings: {} });
  saysDeleted = async ({ id }: AtsApplicationIds) => !this.applications.has(id);

  async findCreated(recruitmentId: string, operationId: string, email: string | null) {
    await this.arrive('findCreated');
    const found = [...this.applications.values()].find(
      (one) =>
        one.recruitmentId === recruitmentId && (one.notes.includes(operationId) || (email && one.email === email)),
    );
    return found ? readable(found) : null;
  }

  readWebhook() {
    return null;
  }

  /** What happens to a call on its way. @returns the fault that the write itself has to play */
  private async arrive(method: Method): Promise<'drop' | 'lose' | null> {
    await this.before(method);
    const index = this.faults.findIndex(({ on }) => on === method);
    const [fault] = index < 0 ? [] : this.faults.splice(index, 1);
    if (fault?.kind === 'refuse') throw fault.error;
    return fault?.kind ?? null;
  }

  private async write(method: Method, write: FakeWrite, apply: () => unknown): Promise<void> {
    const fault = await this.arrive(method);
    if (fault === 'lose') throw new AppError('ats.uncertain');
    apply();
    this.writes.push(write);
    if (fault === 'drop') throw new AppError('ats.uncertain');
  }
}

/** As it is now; later changes do not reach who has read it. */
function readable(application: FakeApplication): AtsApplicationData {
  return structuredClone(application);
}

/** A new ATS, which `open` gives for every connection. */
export function openWritableAts(open: jest.MockedFunction<typeof openProvider>): WritableAts {
  const ats = new WritableAts();
  open.mockImplementation(async (id) => ({
    provider: ats,
    connection: await database().atsConnection.findUniqueOrThrow({ where: { id } }),
  }));
  return ats;
}
