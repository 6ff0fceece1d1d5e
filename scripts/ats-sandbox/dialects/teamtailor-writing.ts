import { sandboxUsers } from '../../../prisma/seed/demo-ats-credentials';
import { type Exchange } from '../http/exchange';
import { HttpError, notFound } from '../http/http-error';
import { type Route } from '../http/routes';
import { type SandboxWorld } from './dialect';
import { type TeamtailorResources } from './teamtailor-resources';

interface Document {
  id?: unknown;
  type?: unknown;
  attributes?: Record<string, unknown>;
  relationships?: Record<string, { data?: { id?: unknown; type?: unknown } }>;
}

/** Writing calls of Teamtailor's API; their forms are inferred from its conventions, not read in its reference. */
export function teamtailorWritingRoutes(world: SandboxWorld, resources: TeamtailorResources): Route[] {
  const { store } = world;

  const moving: Route = [
    'PATCH',
    '/job-applications/{id}',
    (exchange, id) => {
      const application = store.data.applications.get(id);
      if (!application) throw notFound('Record');
      const stageId = related(documentOf(exchange, 'job-applications', id), 'stage', 'stages');
      if (store.stage(stageId)?.recruitmentId !== application.recruitmentId) {
        throw new HttpError(422, 'Stage is not one of the job', { field: '/data/relationships/stage' });
      }
      store.move(id, stageId, 'teamtailor');
      return { status: 200, body: { data: resources.application(application, ['stage']) } };
    },
  ];
  const tagging: Route = [
    'PATCH',
    '/candidates/{id}',
    (exchange, id) => {
      if (!store.data.candidates.has(id)) throw notFound('Record');
      const { tags, ...others } = documentOf(exchange, 'candidates', id).attributes ?? {};
      const unknown = Object.keys(others)[0];
      if (unknown) throw new HttpError(400, `Param not allowed: ${unknown}`, { code: '105' });
      if (!isTexts(tags)) throw new HttpError(422, 'Tags must be a list of texts', { field: '/data/attributes/tags' });
      return { status: 200, body: { data: resources.candidate(store.changeCandidate(id, { tags }, 'teamtailor')) } };
    },
  ];
  const noting: Route = [
    'POST',
    '/notes',
    (exchange) => {
      const note = documentOf(exchange, 'notes');
      const candidateId = related(note, 'candidate', 'candidates');
      const text = note.attributes?.note;
      const userId = related(note, 'user', 'users');
      if (!store.data.candidates.has(candidateId)) throw new HttpError(422, 'Candidate must exist');
      if (!sandboxUsers.teamtailor.some(({ id }) => id === userId)) throw new HttpError(422, 'User must exist');
      if (typeof text !== 'string' || text === '') throw new HttpError(422, "Note can't be blank");
      return {
        status: 201,
        body: { data: resources.note(store.addNote(candidateId, { text, userId }, 'teamtailor')) },
      };
    },
  ];
  return [moving, tagging, noting, candidateCreation(world, resources), applicationCreation(world, resources)];
}

const candidateCreation = (world: SandboxWorld, resources: TeamtailorResources): Route => [
  'POST',
  '/candidates',
  (exchange) => {
    const { store } = world;
    const attributes = documentOf(exchange, 'candidates').attributes ?? {};
    const fields = {
      firstName: String(attributes['first-name'] ?? ''),
      lastName: String(attributes['last-name'] ?? ''),
      email: String(attributes.email ?? ''),
      phone: String(attributes.phone ?? ''),
    };
    const same = [...store.data.candidates.values()].find(({ email }) => email !== '' && email === fields.email);
    if (same && attributes.merge !== true)
      throw new HttpError(422, 'Email has already been taken', { field: '/data/attributes/email' });
    const candidate = same
      ? store.changeCandidate(same.id, fields, 'teamtailor')
      : store.addCandidate(fields, 'teamtailor');
    if (isTexts(attributes.tags)) store.changeCandidate(candidate.id, { tags: attributes.tags }, 'teamtailor');
    if (typeof attributes.resume === 'string') addResume(world, candidate.id, attributes.resume);
    return { status: 201, body: { data: resources.candidate(candidate) } };
  },
];

/** The real system fetches the address; this one takes the file in the address. */
function addResume({ store, cvs }: SandboxWorld, candidateId: number, address: string): void {
  const [, contentType, base64] = /^data:([^;,]+);base64,(.*)$/s.exec(address) ?? [];
  if (!contentType || !base64)
    throw new HttpError(422, 'Resume could not be downloaded', { field: '/data/attributes/resume' });
  const id = store.replaceCv(candidateId, { name: 'resume.pdf', contentType }, 'teamtailor');
  cvs.uploaded.set(id, Buffer.from(base64, 'base64'));
}

const applicationCreation = (world: SandboxWorld, resources: TeamtailorResources): Route => [
  'POST',
  '/job-applications',
  (exchange) => {
    const { store } = world;
    const sent = documentOf(exchange, 'job-applications');
    const [candidateId, recruitmentId] = [related(sent, 'candidate', 'candidates'), related(sent, 'job', 'jobs')];
    if (!store.data.candidates.has(candidateId)) throw new HttpError(422, 'Candidate must exist');
    if (!store.data.recruitments.has(recruitmentId)) throw new HttpError(422, 'Job must exist');
    if (store.hasApplied(candidateId, recruitmentId)) throw new HttpError(422, 'Candidate has already been taken');
    const stageId = sent.relationships?.stage ? related(sent, 'stage', 'stages') : undefined;
    const application = store.addApplication({ candidateId, recruitmentId, stageId }, 'teamtailor');
    return {
      status: 201,
      body: { data: resources.application(application, ['candidate', 'job', 'stage']) },
    };
  },
];

/** The document of a write; type and id must be those of the address. */
function documentOf(exchange: Exchange, type: string, id?: number): Document {
  const { data } = exchange.json();
  if (typeof data !== 'object' || data === null)
    throw new HttpError(400, 'The required parameter, data, is missing.', { code: '106' });
  const document: Document = data;
  if (document.type !== type) throw new HttpError(409, `${String(document.type)} is not a valid resource here.`);
  if (id !== undefined && String(document.id) !== String(id))
    throw new HttpError(400, 'The id does not match the address.');
  return document;
}

function related({ relationships }: Document, name: string, type: string): number {
  const linkage = relationships?.[name]?.data;
  if (linkage?.type === type && /^\d+$/.test(String(linkage.id))) return Number(linkage.id);
  throw new HttpError(422, `${name} must be given`, { field: `/data/relationships/${name}` });
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
