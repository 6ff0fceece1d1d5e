import { type DialectName } from '../../../prisma/seed/demo-ats-credentials';
import { type SandboxWorld } from '../dialects/dialect';
import { type Personality } from '../dialects/settings';
import { type RightLoss } from '../http/lost-rights';

export interface SnapshotCandidate {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  tags: string[];
  notes: string[];
  isAnonymised: boolean;
  /** SHA-256 of the CV's bytes; null without a CV, absent where hashes were not asked for. */
  cvHash?: string | null;
}

export interface SnapshotApplication {
  id: number;
  candidateId: number;
  recruitmentId: number;
  stageId: number;
  stageName: string;
  /** Every stage so far, the present one last. */
  visitedStageIds: number[];
  source: string;
  isRejected: boolean;
}

export interface Snapshot {
  now: string;
  personality: Record<DialectName, Personality>;
  /** Of the dialects whose clients may not read people. */
  lostRights: Partial<Record<DialectName, RightLoss>>;
  definedTags: string[];
  recruitments: {
    id: number;
    name: string;
    reference: string;
    isOpen: boolean;
    stages: { id: number; name: string; kind: string }[];
  }[];
  candidates: SnapshotCandidate[];
  applications: SnapshotApplication[];
}

/** All state, in the order of ids. */
export async function takeSnapshot(world: SandboxWorld, { withCvs = true }: { withCvs?: boolean }): Promise<Snapshot> {
  const { store, clock, rights, settings } = world;
  const { seed, recruitments, candidates, applications, definedTags } = store.data;
  const candidateRows: SnapshotCandidate[] = [];
  for (const candidate of [...candidates.values()].toSorted((one, other) => one.id - other.id)) {
    const { id, firstName, lastName, email, tags, notes, isAnonymised } = candidate;
    const cvHash = withCvs ? { cvHash: await world.cvs.hashOf(candidate, seed) } : {};
    candidateRows.push({
      id,
      firstName,
      lastName,
      email,
      tags: [...tags],
      notes: notes.map(({ text }) => text),
      isAnonymised,
      ...cvHash,
    });
  }
  return {
    now: new Date(clock.now()).toISOString(),
    personality: { ...settings.personality },
    lostRights: rights.all(),
    definedTags: [...definedTags],
    recruitments: [...recruitments.values()].map(({ id, name, reference, isOpen, stages }) => ({
      id,
      name,
      reference,
      isOpen,
      stages: stages.map((stage) => ({ id: stage.id, name: stage.name, kind: stage.kind })),
    })),
    candidates: candidateRows,
    applications: [...applications.values()]
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, candidateId, recruitmentId, stageId, visits, source, isRejected }) => ({
        id,
        candidateId,
        recruitmentId,
        stageId,
        stageName: store.stage(stageId)?.name ?? '',
        visitedStageIds: visits.map((visit) => visit.stageId),
        source,
        isRejected,
      })),
  };
}
