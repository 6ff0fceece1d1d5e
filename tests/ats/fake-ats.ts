import type {
  AtsApplicationData,
  AtsApplicationIds,
  AtsInspection,
  AtsProvider,
  ScanInput,
  ScanPage,
} from '@/lib/ats/providers/provider';
import { AppError } from '@/lib/errors';
import { plainCv } from '../cv/plain-cv';

type Call = 'scanApplications' | 'findApplication' | 'saysDeleted' | 'downloadCv' | 'readWebhook';

const cvLines = [
  'Doświadczenie zawodowe',
  'Programistka Java, Spring Boot i PostgreSQL, 2015–2025',
  'Prawo jazdy kategorii B',
];

const unused = (): never => {
  throw new AppError('ats.unsupported');
};

/** An ATS in memory, for faults of ours and files that the sandbox has not; what the ATS itself does is tried on the sandbox. */
export class FakeAts implements AtsProvider {
  capabilities: AtsProvider['capabilities'] = {
    changes: true,
    targets: ['STAGE'],
    compareAndSwap: true,
    createsCandidates: false,
    webhooks: 'signature',
  };
  applications: (AtsApplicationData & { changedAt: Date })[] = [];
  files = new Map<string, { fileName: string; bytes: Uint8Array }>();
  pageSize = 2;
  /** Applications on each page whose person is not named. */
  unreadable = 0;
  calls: { call: Call; id: string | null }[] = [];
  private faults: { call: Call; error: AppError | Error; after: number; times: number }[] = [];

  constructor(readonly recruitmentId: string) {}

  /** An application with a CV of its own, unless the change says otherwise. */
  add(id: string, change: Partial<AtsApplicationData> = {}): void {
    const cvKey = change.cvKey === undefined ? `cv-${id}` : change.cvKey;
    this.applications.push({
      id,
      candidateId: `person-${id}`,
      recruitmentId: this.recruitmentId,
      firstName: 'Olga',
      lastName: `Miła ${id}`,
      email: `olga.${id}@poczta.example`,
      phone: null,
      sources: ['Pracuj.pl'],
      stageId: 'new',
      tags: [],
      cvFileName: 'cv.pdf',
      person: 'known',
      ...change,
      cvKey,
      changedAt: new Date(),
    });
    if (cvKey !== null && !this.files.has(cvKey)) this.putFile(cvKey, [`Osoba ${id}`, ...cvLines]);
  }

  putFile(cvKey: string, lines: string[]): void {
    this.files.set(cvKey, { fileName: 'cv.pdf', bytes: plainCv(lines) });
  }

  change(id: string, change: Partial<AtsApplicationData>): void {
    const application = this.applications.find((one) => one.id === id);
    Object.assign(application ?? {}, change, { changedAt: new Date() });
  }

  remove(id: string): void {
    this.applications = this.applications.filter((one) => one.id !== id);
  }

  /** The next calls fail, after `after` that do not. */
  fail(call: Call, error: AppError | Error, { times = 1, after = 0 } = {}): void {
    this.faults.push({ call, error, times, after });
  }

  async scanApplications(input: ScanInput): Promise<ScanPage> {
    this.note('scanApplications', input.cursor);
    if (input.recruitmentId !== this.recruitmentId) throw new AppError('ats.record-not-found');
    const found = this.applications
      .filter(({ changedAt }) => !input.since || changedAt >= input.since)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    const rest = found.filter(({ id }) => input.cursor === null || id > input.cursor);
    const page = rest.slice(0, this.pageSize);
    const nextCursor = rest.length > page.length ? (page.at(-1)?.id ?? null) : null;
    return { applications: page, unreadable: this.unreadable, nextCursor, total: found.length };
  }

  async findApplication(recruitmentId: string, id: string): Promise<AtsApplicationData | null> {
    this.note('findApplication', id);
    return this.applications.find((one) => one.id === id && one.recruitmentId === recruitmentId) ?? null;
  }

  /** Whether the ATS says so of whom it does not show; otherwise they are merely missing. */
  tellsDeletions = true;

  async saysDeleted({ id }: AtsApplicationIds): Promise<boolean> {
    this.note('saysDeleted', id);
    return this.tellsDeletions && !this.applications.some((one) => one.id === id);
  }

  async downloadCv({ id, cvKey }: AtsApplicationData): Promise<{ fileName: string; bytes: Uint8Array } | null> {
    this.note('downloadCv', id);
    return this.files.get(cvKey ?? '') ?? null;
  }

  inspect = async (): Promise<AtsInspection> => ({ assumptions: [], settings: {} });
  check = async () => [{ name: 'token' as const, error: null }];
  findRecruitments = async () => [{ id: this.recruitmentId, name: 'Java', reference: null, open: true }];
  listStages = async () => [{ id: 'selected', name: 'Selected by AI' }];
  moveToStage = unused;
  addTag = unused;
  addNote = unused;
  hasNote = unused;
  createCandidate = unused;
  findCreated = unused;

  /** Signed with the secret itself. */
  readWebhook(body: Buffer, headers: Headers, secret: string) {
    this.note('readWebhook', null);
    if (headers.get('x-signature') !== secret) return null;
    return [JSON.parse(body.toString('utf8'))];
  }

  private note(call: Call, id: string | null): void {
    this.calls.push({ call, id });
    const fault = this.faults.find((one) => one.call === call);
    if (!fault) return;
    if (fault.after > 0) {
      fault.after -= 1;
      return;
    }
    fault.times -= 1;
    if (fault.times === 0) this.faults.splice(this.faults.indexOf(fault), 1);
    throw fault.error;
  }
}
