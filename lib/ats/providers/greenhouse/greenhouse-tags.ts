import { AppError } from '@/lib/errors';
import { readResponse } from '../read-response';
import type { GreenhouseApi } from './greenhouse-api';
import { appliedTagSchema, tagSchema } from './greenhouse-schemas';

/** Every candidate we create has a tag of their own. */
const maxTags = 50_000;

/** The id of a tag by its name, with regard to case only where two differ by nothing else. */
async function findTag(api: GreenhouseApi, name: string): Promise<string | null> {
  const tags = await api.all(tagSchema, 'candidate_tags', {}, { maxRows: maxTags });
  const same = (tag: string | null) => tag?.toLowerCase() === name.toLowerCase();
  return (tags.find((tag) => tag.name === name) ?? tags.find((tag) => same(tag.name)))?.id ?? null;
}

/** A refusal as 'there already'; null then. */
async function postUnlessThere(api: GreenhouseApi, path: string, json: object): Promise<{ json: unknown } | null> {
  try {
    return await api.client.call({ method: 'POST', path, json, conflicts: [422] });
  } catch (error) {
    if (error instanceof AppError && error.code === 'ats.conflict') return null;
    throw error;
  }
}

/**
 * The id of a tag, which is defined where it is not yet: an undefined one cannot be given to anybody.
 *
 * @throws AppError `ats.bad-answer` when it can neither be found nor defined
 */
export async function defineTag(api: GreenhouseApi, name: string): Promise<string> {
  const present = await findTag(api, name);
  if (present !== null) return present;
  const defined = await postUnlessThere(api, 'candidate_tags', { name });
  if (defined) return readResponse(tagSchema, defined.json).id;
  // Somebody else was faster.
  const other = await findTag(api, name);
  if (other === null) throw new AppError('ats.bad-answer');
  return other;
}

async function isApplied(api: GreenhouseApi, candidateId: string, tagId: string): Promise<boolean> {
  const query = { candidate_ids: candidateId, candidate_tag_ids: tagId };
  const applied = await api.all(appliedTagSchema, 'applied_candidate_tags', query);
  return applied.some((one) => one.candidate_id === candidateId && one.candidate_tag_id === tagId);
}

/** Gives a candidate a tag beside those that are there; nothing where it is one of them. */
export async function applyTag(api: GreenhouseApi, candidateId: string, name: string): Promise<void> {
  const tagId = await defineTag(api, name);
  if (await isApplied(api, candidateId, tagId)) return;
  const json = { candidate_id: Number(candidateId), candidate_tag_id: Number(tagId) };
  const applied = await postUnlessThere(api, 'applied_candidate_tags', json);
  if (!applied && !(await isApplied(api, candidateId, tagId))) throw new AppError('ats.bad-answer');
}

/** The candidate that carries a tag of which there is one only; null: nobody does. */
export async function findTagged(api: GreenhouseApi, name: string): Promise<string | null> {
  const tagId = await findTag(api, name);
  if (tagId === null) return null;
  const applied = await api.all(appliedTagSchema, 'applied_candidate_tags', { candidate_tag_ids: tagId });
  return applied.find((one) => one.candidate_tag_id === tagId)?.candidate_id ?? null;
}
