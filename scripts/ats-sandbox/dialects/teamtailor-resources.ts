import {
  type Application,
  type Candidate,
  type Note,
  type Recruitment,
  type Stage,
  type StageKind,
} from '../data/records';
import { type SandboxWorld } from './dialect';

export interface Resource {
  id: string;
  type: string;
  attributes: Record<string, unknown>;
  relationships?: Record<string, Relationship>;
}

interface Relationship {
  links: { related: string };
  data?: { id: string; type: string } | null;
}

/** An hour ahead of UTC, in thousandths. */
export const time = (instant: number) => `${new Date(instant + 3_600_000).toISOString().slice(0, 23)}+01:00`;

const stageTypes: Record<StageKind, string> = {
  inbox: 'inbox',
  screening: 'screening',
  selected: 'in-process',
  interview: 'interview',
  offer: 'offer',
  hired: 'hired',
};

/** Records as JSON:API resources. Which record a relationship names is told only where it is included. */
export class TeamtailorResources {
  constructor(private readonly world: SandboxWorld) {}

  job({ id, name, reference, isOpen, createdAt, updatedAt }: Recruitment): Resource {
    return {
      id: String(id),
      type: 'jobs',
      attributes: {
        title: name,
        'internal-name': reference,
        status: isOpen ? 'open' : 'archived',
        'human-status': isOpen ? 'published' : 'archived',
        'created-at': time(createdAt),
        'updated-at': time(updatedAt),
      },
      relationships: {
        stages: { links: { related: this.url(`/jobs/${id}/stages`) } },
        candidates: { links: { related: this.url(`/jobs/${id}/candidates`) } },
      },
    };
  }

  stage({ id, name, kind, order, recruitmentId }: Stage): Resource {
    return {
      id: String(id),
      type: 'stages',
      attributes: { name, 'stage-type': stageTypes[kind], 'row-order': order },
      relationships: { job: { links: { related: this.url(`/jobs/${recruitmentId}`) } } },
    };
  }

  candidate({ id, firstName, lastName, email, phone, tags, cv, createdAt, updatedAt }: Candidate): Resource {
    const link = cv && this.world.links.linkTo(cv.id, cv.name, this.world.settings.linkSeconds.teamtailor);
    return {
      id: String(id),
      type: 'candidates',
      attributes: {
        'first-name': firstName,
        'last-name': lastName,
        email: email || null,
        phone: phone || null,
        resume: link,
        'original-resume': link,
        tags,
        'created-at': time(createdAt),
        'updated-at': time(updatedAt),
      },
      relationships: { 'job-applications': { links: { related: this.url(`/candidates/${id}/job-applications`) } } },
    };
  }

  application(application: Application, included: string[]): Resource {
    const { id, candidateId, recruitmentId, stageId, source, isRejected, createdAt, updatedAt } = application;
    const relation = (name: string, type: string, target: number): Relationship => ({
      links: { related: this.url(`/job-applications/${id}/${name}`) },
      ...(included.includes(name) && { data: { id: String(target), type } }),
    });
    return {
      id: String(id),
      type: 'job-applications',
      attributes: {
        'referring-site': source,
        'rejected-at': isRejected ? time(updatedAt) : null,
        'created-at': time(createdAt),
        'updated-at': time(updatedAt),
      },
      relationships: {
        candidate: relation('candidate', 'candidates', candidateId),
        job: relation('job', 'jobs', recruitmentId),
        stage: relation('stage', 'stages', stageId),
      },
    };
  }

  note({ id, text, at }: Note): Resource {
    return { id: String(id), type: 'notes', attributes: { note: text, 'created-at': time(at) } };
  }

  /** The records that applications name, once each. */
  included(applications: Application[], names: string[]): Resource[] {
    const { store } = this.world;
    const found = new Map<string, Resource>();
    const add = (resource: Resource) => found.set(`${resource.type}/${resource.id}`, resource);
    for (const { candidateId, recruitmentId, stageId } of applications) {
      if (names.includes('candidate')) add(this.candidate(store.candidate(candidateId)));
      if (names.includes('job')) add(this.job(store.recruitment(recruitmentId)));
      const stage = names.includes('stage') ? store.stage(stageId) : undefined;
      if (stage) add(this.stage(stage));
    }
    return [...found.values()];
  }

  private url(path: string): string {
    return `${this.world.links.origin}/teamtailor/v1${path}`;
  }
}
