import { sandboxCredentials } from '../../../prisma/seed/demo-ats-credentials';
import { type Answer, type Exchange } from '../http/exchange';
import { HttpError, notFound } from '../http/http-error';
import { type Route } from '../http/routes';
import { pageFrom } from '../http/paging';
import { cvAnswer, isObserved, pagingOf, type SandboxWorld } from './dialect';
import { applicationRow, candidateRow, localTime, recruitmentRow, stageRow } from './erecruiter-rows';

const ok = (body: unknown): Answer => ({ status: 200, body });

/** The calls of eRecruiter's API; their names are documented, most fields beyond those in use are not. */
export function erecruiterRoutes(world: SandboxWorld): Route[] {
  return [...accountRoutes(world), ...recruitmentRoutes(world), ...candidateRoutes(world), ...applicationRoutes(world)];
}

const accountRoutes = ({ store }: SandboxWorld): Route[] => [
  [
    'GET',
    'Account/Companies',
    () => ok([{ companyId: Number(sandboxCredentials.erecruiter.companyId), companyName: 'Sandbox sp. z o.o.' }]),
  ],
  [
    'GET',
    'Account/Permissions',
    () => ok(['Recruitments.Read', 'Candidates.Read', 'CandidateApplications.Read', 'CandidateApplications.Write']),
  ],
  [
    'GET',
    'Account/Origins',
    () => {
      const origins = new Set([...store.data.applications.values()].map(({ source }) => source));
      return ok([...origins].map((name, index) => ({ id: index + 1, name })));
    },
  ],
];

function recruitmentRoutes(world: SandboxWorld): Route[] {
  const { store } = world;
  const recruitmentOf = (id: number) => need(store.data.recruitments.get(id), 'Recruitment');
  const rows = (isOpen: boolean) =>
    [...store.data.recruitments.values()].filter((one) => one.isOpen === isOpen).map(recruitmentRow);
  return [
    ['GET', 'Recruitments', (exchange) => page(world, exchange, rows(true), ['recruitments', 'totalRowCount'])],
    ['GET', 'Recruitments/Closed', (exchange) => page(world, exchange, rows(false), ['recruitments', 'totalRowCount'])],
    ['GET', 'Recruitments/{id}', (_, id) => ok(recruitmentRow(recruitmentOf(id)))],
    [
      'GET',
      'Recruitments/{id}/Stages',
      (exchange, id) => {
        const stages = recruitmentOf(id).stages.map(stageRow);
        return world.settings.erecruiterEnvelope === 'named'
          ? page(world, exchange, stages, ['stages', 'rowCount'])
          : ok(stages);
      },
    ],
    [
      'GET',
      'Recruitments/{id}/CandidateApplications',
      (exchange, id) => {
        recruitmentOf(id);
        const applications = store.applicationsWhere(({ recruitmentId }) => recruitmentId === id);
        const shown = world.rights.listed('erecruiter', applications, ({ candidateId }) => candidateId);
        const write = shown.map((application) => applicationRow(world, application));
        // As clients have seen it, this list has no pages.
        if (isObserved(world, 'erecruiter')) return ok(write);
        return page(world, exchange, write, ['applications', 'totalRowsCount']);
      },
    ],
  ];
}

function candidateRoutes(world: SandboxWorld): Route[] {
  const { store, rights } = world;
  const candidateOf = (id: number) => rights.told('erecruiter', need(store.data.candidates.get(id), 'Candidate'));
  return [
    [
      'GET',
      'Candidates',
      (exchange) => {
        const shown = rights.listed('erecruiter', [...store.data.candidates.values()], ({ id }) => id);
        const rows = shown.map((candidate) => candidateRow(world, candidate));
        return page(world, exchange, rows, ['candidates', 'rowCount']);
      },
    ],
    ['GET', 'Candidates/{id}', (_, id) => ok(candidateRow(world, candidateOf(id)))],
    [
      'GET',
      'Candidates/{id}/ContactData',
      (_, id) => ok({ email: candidateOf(id).email, phone: candidateOf(id).phone }),
    ],
    [
      'GET',
      'Candidates/{id}/Notes',
      (_, id) =>
        ok(candidateOf(id).notes.map((note) => ({ id: note.id, content: note.text, createDate: localTime(note.at) }))),
    ],
    [
      'GET',
      'Candidates/CVs/{id}',
      async (_, id) => need(rights.how('erecruiter') === 'no-names' ? undefined : await cvAnswer(world, id), 'CV'),
    ],
  ];
}

function applicationRoutes(world: SandboxWorld): Route[] {
  const { store } = world;
  const applicationOf = (id: number) => need(store.data.applications.get(id), 'CandidateApplication');
  const tagsOf = (id: number) => world.rights.told('erecruiter', store.candidate(applicationOf(id).candidateId)).tags;
  return [
    ['GET', 'CandidateApplications/{id}', (_, id) => ok(applicationRow(world, applicationOf(id)))],
    [
      'GET',
      'CandidateApplications/{id}/Full',
      (_, id) => {
        const application = applicationOf(id);
        const applicationDate = localTime(application.createdAt);
        return ok({ ...applicationRow(world, application), tags: tagsOf(id), applicationDate });
      },
    ],
    ['GET', 'CandidateApplications/{id}/Tags', (_, id) => ok(tagsOf(id).map((name) => ({ name })))],
    [
      'GET',
      'CandidateApplications/{id}/StagesHistory',
      (_, id) => {
        const moves = store.moves.filter(({ applicationId }) => applicationId === applicationOf(id).id);
        return ok(moves.map(({ at, fromStageId, toStageId }) => ({ date: at, fromStageId, toStageId })));
      },
    ],
    ['POST', 'CandidateApplications/{id}/Stage', (exchange, id) => move(world, exchange, id)],
  ];
}

/** No write call is documented: this one is the sandbox's own (`writeProfile` of its connection). */
function move(world: SandboxWorld, exchange: Exchange, id: number): Answer {
  const { store } = world;
  if (exchange.contentType !== 'application/json') throw new HttpError(415, 'The media type is not supported.');
  const application = need(store.data.applications.get(id), 'CandidateApplication');
  const { stageId } = exchange.json();
  const stage = typeof stageId === 'number' ? store.stage(stageId) : undefined;
  if (stage?.recruitmentId !== application.recruitmentId) {
    throw new HttpError(400, 'The stage does not belong to the recruitment.', { code: 'Invalid', field: 'stageId' });
  }
  store.move(id, stage.id, 'erecruiter');
  return ok(applicationRow(world, application));
}

/** A page of a list, bare or in an envelope whose names differ from list to list. */
function page(
  world: SandboxWorld,
  exchange: Exchange,
  rows: object[],
  [name, count]: [name: string, count: 'rowCount' | 'totalRowCount' | 'totalRowsCount'],
): Answer {
  const limit = whole(exchange, 'limit', 100, 1, 100);
  const offset = whole(exchange, 'offset', 0, 0, 10_000_000);
  const { rows: part, total } = pageFrom(rows, offset, limit, pagingOf(world, 'erecruiter', exchange));
  return ok(world.settings.erecruiterEnvelope === 'bare' ? part : { [name]: part, [count]: total });
}

function need<T>(record: T | undefined, what: string): T {
  if (!record) throw notFound(what);
  return record;
}

function whole({ query }: Exchange, name: string, usual: number, least: number, most: number): number {
  const text = query.get(name);
  const value = text === null ? usual : Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new HttpError(400, `The ${name} parameter must be between ${least} and ${most}.`, {
    code: 'Range',
    field: name,
  });
}
