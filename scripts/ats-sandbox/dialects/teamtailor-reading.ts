import { sandboxUsers } from '../../../prisma/seed/demo-ats-credentials';
import { type Application } from '../data/records';
import { type Answer, type Exchange } from '../http/exchange';
import { HttpError, notFound } from '../http/http-error';
import { type Route } from '../http/routes';
import { type SandboxWorld } from './dialect';
import { askedJob, includedNames, pageOf, type Timed } from './teamtailor-pages';
import { type TeamtailorResources, type Resource } from './teamtailor-resources';

const ok = (body: unknown): Answer => ({ status: 200, body });

/** Reading calls of Teamtailor's API. */
export function teamtailorReadingRoutes(world: SandboxWorld, resources: TeamtailorResources): Route[] {
  const users = sandboxUsers.teamtailor.map((user) => ({ ...user, createdAt: 0, updatedAt: 0 }));
  return [
    ['GET', '/users', (exchange) => listOf(world, exchange, users, (user) => resources.user(user))],
    ...jobRoutes(world, resources),
    ...applicationRoutes(world, resources),
    ...candidateRoutes(world, resources),
  ];
}

function jobRoutes(world: SandboxWorld, resources: TeamtailorResources): Route[] {
  const { store } = world;
  const jobOf = (id: number) => need(store.data.recruitments.get(id), 'Record');
  const stages = (exchange: Exchange, job: number | undefined) => {
    const jobs = job === undefined ? [...store.data.recruitments.values()] : [jobOf(job)];
    const rows = jobs.flatMap((one) => one.stages.map((stage) => ({ ...stage, createdAt: 0, updatedAt: 0 })));
    return listOf(world, exchange, rows, (stage) => resources.stage(stage));
  };
  return [
    [
      'GET',
      '/jobs',
      (exchange) =>
        listOf(world, exchange, jobsWith(world, exchange.query.get('filter[status]')), (job) => resources.job(job)),
    ],
    ['GET', '/jobs/{id}', (_, id) => ok({ data: resources.job(jobOf(id)) })],
    ['GET', '/jobs/{id}/stages', (exchange, id) => stages(exchange, id)],
    ['GET', '/stages', (exchange) => stages(exchange, askedJob(world, exchange))],
  ];
}

function applicationRoutes(world: SandboxWorld, resources: TeamtailorResources): Route[] {
  const { store } = world;
  const applicationOf = (id: number) => need(store.data.applications.get(id), 'Record');
  const list = (exchange: Exchange, fits: (application: Application) => boolean) => {
    const names = includedNames(exchange);
    const job = askedJob(world, exchange);
    const rows = store.applicationsWhere((one) => fits(one) && (job === undefined || one.recruitmentId === job));
    const page = pageOf(world, exchange, rows);
    const data = page.rows.map((application) => resources.application(application, names));
    return ok({ data, ...resources.included(page.rows, names), ...page.around });
  };
  const one = (exchange: Exchange, id: number) => {
    const names = includedNames(exchange);
    const application = applicationOf(id);
    return ok({ data: resources.application(application, names), ...resources.included([application], names) });
  };
  return [
    ['GET', '/job-applications', (exchange) => list(exchange, () => true)],
    [
      'GET',
      '/candidates/{id}/job-applications',
      (exchange, id) => list(exchange, ({ candidateId }) => candidateId === id),
    ],
    ['GET', '/job-applications/{id}', (exchange, id) => one(exchange, id)],
    [
      'GET',
      '/job-applications/{id}/candidate',
      (_, id) => ok({ data: resources.candidate(store.candidate(applicationOf(id).candidateId)) }),
    ],
    [
      'GET',
      '/job-applications/{id}/job',
      (_, id) => ok({ data: resources.job(store.recruitment(applicationOf(id).recruitmentId)) }),
    ],
    [
      'GET',
      '/job-applications/{id}/stage',
      (_, id) => ok({ data: resources.stage(need(store.stage(applicationOf(id).stageId), 'Record')) }),
    ],
  ];
}

function candidateRoutes(world: SandboxWorld, resources: TeamtailorResources): Route[] {
  const { store, rights } = world;
  const candidateOf = (id: number) => need(store.data.candidates.get(id), 'Record');
  return [
    [
      'GET',
      '/candidates',
      (exchange) => {
        const shown = rights.listed('teamtailor', [...store.data.candidates.values()], ({ id }) => id);
        return listOf(world, exchange, shown, (candidate) => resources.candidate(candidate));
      },
    ],
    ['GET', '/candidates/{id}', (_, id) => ok({ data: resources.candidate(candidateOf(id)) })],
    [
      'GET',
      '/candidates/{id}/notes',
      (_, id) => ok({ data: rights.told('teamtailor', candidateOf(id)).notes.map((note) => resources.note(note)) }),
    ],
  ];
}

/** Open ones only, unless the filter says otherwise. */
function jobsWith({ store }: SandboxWorld, status: string | null) {
  const known = ['all', 'published', 'archived', null];
  if (!known.includes(status)) throw new HttpError(400, 'Filter not allowed: status');
  return [...store.data.recruitments.values()].filter(
    ({ isOpen }) => status === 'all' || isOpen === (status !== 'archived'),
  );
}

function listOf<T extends Timed>(
  world: SandboxWorld,
  exchange: Exchange,
  rows: T[],
  write: (row: T) => Resource,
): Answer {
  const page = pageOf(world, exchange, rows);
  return ok({ data: page.rows.map(write), ...page.around });
}

function need<T>(record: T | undefined, what: string): T {
  if (!record) throw notFound(what);
  return record;
}
