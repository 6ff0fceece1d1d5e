import { HttpError, notFound } from '../http/http-error';
import { type Exchange } from '../http/exchange';
import { type Route } from '../http/routes';
import { type SandboxWorld } from './dialect';
import { applicationRow, candidateRow } from './greenhouse-reading';

const refuse = (message: string, field: string) => new HttpError(422, message, { field });

/** Writing calls of Harvest v3. The bodies of those that create are assumed. */
export function greenhouseWritingRoutes(world: SandboxWorld): Route[] {
  const { store } = world;
  const tagging: Route = [
    'PATCH',
    '/candidates/{id}',
    (exchange, id) => {
      if (!store.data.candidates.has(id)) throw notFound('Resource');
      const { tags, ...others } = exchange.json();
      const unknown = Object.keys(others)[0];
      if (unknown) throw refuse('Unknown parameter', unknown);
      if (!isTexts(tags)) throw refuse('tags must be a list of texts', 'tags');
      return { status: 200, body: candidateRow(store.changeCandidate(id, { tags }, 'greenhouse')) };
    },
  ];
  const noting: Route = [
    'POST',
    '/notes',
    (exchange) => {
      const sent = exchange.json();
      const id = store.addNote(candidateId(world, sent.candidate_id), text(sent.body, 'body'), 'greenhouse');
      return { status: 201, body: { id, candidate_id: sent.candidate_id, body: sent.body } };
    },
  ];
  return [move(world), tagging, noting, ...creating(world)];
}

/** Refuses where the application stands on another stage than the caller believes. */
const move = (world: SandboxWorld): Route => [
  'POST',
  '/applications/{id}/move',
  (exchange, id) => {
    const { store, settings } = world;
    const application = store.data.applications.get(id);
    if (!application) throw notFound('Resource');
    const { from_stage_id: from, to_stage_id: to } = exchange.json();
    if (typeof from !== 'number') throw refuse('from_stage_id is required', 'from_stage_id');
    if (typeof to !== 'number') throw refuse('to_stage_id is required', 'to_stage_id');
    if (application.isRejected) throw refuse('A rejected application cannot be moved', 'id');
    if (store.stage(to)?.recruitmentId !== application.recruitmentId)
      throw refuse('The stage is not on the job', 'to_stage_id');
    if (from !== application.stageId) {
      throw new HttpError(settings.greenhouseConflict, 'The application is not on from_stage_id', {
        field: 'from_stage_id',
      });
    }
    if (from === to) throw refuse('The application is on the stage already', 'to_stage_id');
    store.move(id, to, 'greenhouse');
    return { status: 204 };
  },
];

const creating = (world: SandboxWorld): Route[] => [
  ['POST', '/candidates', (exchange) => createCandidate(world, exchange)],
  ['POST', '/applications', (exchange) => createApplication(world, exchange)],
  [
    'POST',
    '/attachments',
    (exchange) => {
      const sent = exchange.json();
      const candidate = candidateId(world, sent.candidate_id);
      const file = { name: text(sent.filename, 'filename'), contentType: text(sent.content_type, 'content_type') };
      const content = Buffer.from(text(sent.content, 'content'), 'base64');
      const id = world.store.replaceCv(candidate, file, 'greenhouse');
      world.cvs.uploaded.set(id, content);
      return { status: 201, body: { id, type: sent.type, filename: file.name } };
    },
  ],
];

/** The same person twice makes two candidates. */
function createCandidate({ store }: SandboxWorld, exchange: Exchange) {
  const sent = exchange.json();
  const candidate = store.addCandidate(
    {
      firstName: text(sent.first_name, 'first_name'),
      lastName: text(sent.last_name, 'last_name'),
      email: firstValue(sent.email_addresses),
      phone: firstValue(sent.phone_numbers),
    },
    'greenhouse',
  );
  if (isTexts(sent.tags)) candidate.tags = sent.tags;
  return { status: 201, body: candidateRow(candidate) };
}

function createApplication(world: SandboxWorld, exchange: Exchange) {
  const { store } = world;
  const sent = exchange.json();
  const candidate = candidateId(world, sent.candidate_id);
  const recruitmentId = Number(sent.job_id);
  if (!store.data.recruitments.has(recruitmentId)) throw refuse('The job does not exist', 'job_id');
  const isThere = store.applicationsWhere(
    (one) => one.candidateId === candidate && one.recruitmentId === recruitmentId,
  );
  if (isThere.length > 0) throw refuse('The candidate has applied for the job already', 'job_id');
  const stageId = typeof sent.initial_stage_id === 'number' ? sent.initial_stage_id : undefined;
  const application = store.addApplication({ candidateId: candidate, recruitmentId, stageId }, 'greenhouse');
  return { status: 201, body: applicationRow(application) };
}

function candidateId({ store }: SandboxWorld, value: unknown): number {
  if (typeof value === 'number' && store.data.candidates.has(value)) return value;
  throw refuse('The candidate does not exist', 'candidate_id');
}

function text(value: unknown, field: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw refuse(`${field} is required`, field);
}

function firstValue(list: unknown): string {
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return typeof first === 'object' && first !== null && 'value' in first ? String(first.value) : '';
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
