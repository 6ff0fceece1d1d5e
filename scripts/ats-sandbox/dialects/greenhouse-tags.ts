import { type Answer, type Exchange } from '../http/exchange';
import { HttpError, notFound } from '../http/http-error';
import { type Route } from '../http/routes';
import { stableId } from '../data/stable-id';
import { type SandboxWorld } from './dialect';
import { listAnswer, type ListOptions } from './greenhouse-pages';
import { times } from './greenhouse-rows';

const refuse = (message: string, field: string) => new HttpError(422, message, { field });
const tagId = (name: string) => stableId(name, 50_000_000);
const atStart = { createdAt: 0, updatedAt: 0 };

interface Tag {
  id: number;
  name: string;
  createdAt: number;
  updatedAt: number;
}

interface AppliedTag extends Tag {
  candidateId: number;
  tagId: number;
}

/** Tags as Harvest v3 has them: the company's own list, and which of it each candidate has. */
export function greenhouseTagRoutes(world: SandboxWorld): Route[] {
  const { store } = world;
  return [
    ['GET', '/candidate_tags', (exchange) => listAnswer(world, exchange, definedTags(world), tags)],
    ['POST', '/candidate_tags', (exchange) => defineTag(world, exchange)],
    ['GET', '/applied_candidate_tags', (exchange) => listAnswer(world, exchange, appliedTags(world), applied)],
    ['POST', '/applied_candidate_tags', (exchange) => applyTag(world, exchange)],
    [
      'DELETE',
      '/applied_candidate_tags/{id}',
      (_, id) => {
        const row = appliedTags(world).find((one) => one.id === id);
        if (!row) throw notFound('Resource');
        const left = store.candidate(row.candidateId).tags.filter((name) => name !== row.name);
        store.changeCandidate(row.candidateId, { tags: left }, 'greenhouse');
        return { status: 204 };
      },
    ],
  ];
}

/** @throws HttpError 422 for the name of a tag that is not defined */
export function checkTags({ store }: SandboxWorld, names: string[]): void {
  const unknown = names.find((name) => !store.data.definedTags.includes(name));
  if (unknown !== undefined) throw refuse(`Tag "${unknown}" does not exist`, 'tags');
}

const definedTags = ({ store }: SandboxWorld): Tag[] =>
  store.data.definedTags.map((name) => ({ id: tagId(name), name, ...atStart }));

const tags: ListOptions<Tag> = {
  filters: { name: ({ name }) => name },
  write: ({ id, name, ...instants }) => ({ id, name, ...times(instants) }),
};

function appliedTags({ store, rights }: SandboxWorld): AppliedTag[] {
  return [...store.data.candidates.values()].flatMap((candidate) =>
    rights.told('greenhouse', candidate).tags.map((name) => {
      const { id: candidateId, createdAt, updatedAt } = candidate;
      const id = candidateId * 100_000 + (tagId(name) % 100_000);
      return { id, candidateId, tagId: tagId(name), name, createdAt, updatedAt };
    }),
  );
}

const write = (row: AppliedTag) => ({
  id: row.id,
  candidate_id: row.candidateId,
  candidate_tag_id: row.tagId,
  ...times(row),
});

const applied: ListOptions<AppliedTag> = {
  filters: { candidate_ids: ({ candidateId }) => candidateId, candidate_tag_ids: ({ tagId: tag }) => tag },
  candidateIdOf: ({ candidateId }) => candidateId,
  write,
};

function defineTag(world: SandboxWorld, exchange: Exchange): Answer {
  const { name } = exchange.json();
  if (typeof name !== 'string' || name.trim() === '') throw refuse('name is required', 'name');
  if (world.store.data.definedTags.includes(name)) throw refuse('name has already been taken', 'name');
  world.store.defineTags([name]);
  return { status: 201, body: tags.write({ id: tagId(name), name, ...atStart }) };
}

function applyTag(world: SandboxWorld, exchange: Exchange): Answer {
  const { store } = world;
  const { candidate_id: candidateId, candidate_tag_id: wanted } = exchange.json();
  const candidate = typeof candidateId === 'number' ? store.data.candidates.get(candidateId) : undefined;
  if (!candidate) throw refuse('The candidate does not exist', 'candidate_id');
  const tag = definedTags(world).find(({ id }) => id === wanted);
  if (!tag) throw refuse('The tag does not exist', 'candidate_tag_id');
  if (candidate.tags.includes(tag.name)) throw refuse('The candidate has the tag already', 'candidate_tag_id');
  store.changeCandidate(candidate.id, { tags: [...candidate.tags, tag.name] }, 'greenhouse');
  const row = appliedTags(world).find((one) => one.candidateId === candidate.id && one.tagId === tag.id);
  return { status: 201, body: row && write(row) };
}
