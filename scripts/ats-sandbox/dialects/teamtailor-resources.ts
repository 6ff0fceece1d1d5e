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
  /** @param prefix of the region's address */
  constructor(
    private readonly world: SandboxWorld,
    private readonly prefix: string,
  ) {}

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

  /** Written without what its reader may not see. */
  candidate(candidate: Candidate): Resource {
    const told = this.world.rights.told('teamtailor', candidate);
    const { id, firstName, lastName, email, phone, tags, cv, createdAt, updatedAt } = told;
    const link = cv && this.world.links.linkTo(cv.id, cv.name, this.world.settings.linkSeconds.teamtailor);
    return {
      id: String(id),
      type: 'candidates',
      attributes: {
        'first-name': firstName || null,
        'last-name': lastName || null,
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
    const { rights } = this.world;
    const mayNamePerson = rights.how('teamtailor') === 'half' || rights.embeds('teamtailor', candidateId);
    const relation = (name: string, type: string, target: number): Relationship => ({
      links: { related: this.url(`/job-applications/${id}/${name}`) },
      ...(included.includes(name) && (name !== 'candidate' || mayNamePerson) && { data: { id: String(target), type } }),
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
        job: this.world.settings.teamtailorJobless.includes(id)
          ? { ...relation('job', 'jobs', recruitmentId), data: null }
          : relation('job', 'jobs', recruitmentId),
        stage: relation('stage', 'stages', stageId),
      },
    };
  }

  note({ id, text, at }: Note): Resource {
    return { id: String(id), type: 'notes', attributes: { note: text, 'created-at': time(at) } };
  }

  user({ id, name, email }: { id: number; name: string; email: string }): Resource {
    return { id: String(id), type: 'users', attributes: { name, email } };
  }

  /** The records that applications name, once each; without the member where there are none to tell. */
  included(applications: Application[], names: string[]): { included?: Resource[] } {
    const { store, rights } = this.world;
    const found = new Map<string, Resource>();
    const add = (resource: Resource) => found.set(`${resource.type}/${resource.id}`, resource);
    for (const { candidateId, recruitmentId, stageId } of applications) {
      const mayTell = names.includes('candidate') && rights.embeds('teamtailor', candidateId);
      if (mayTell) add(this.candidate(store.candidate(candidateId)));
      if (names.includes('job')) add(this.job(store.recruitment(recruitmentId)));
      const stage = names.includes('stage') ? store.stage(stageId) : undefined;
      if (stage) add(this.stage(stage));
    }
    const isMissing = names.length === 0 || (found.size === 0 && rights.how('teamtailor') === 'not-included');
    return isMissing ? {} : { included: [...found.values()] };
  }

  private url(path: string): string {
    return `${this.world.links.origin}${this.prefix}/v1${path}`;
  }
}
