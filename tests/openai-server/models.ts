import { modelNotFound } from './api-error';

export interface ServedModel {
  id: string;
  /** The dated name that answers carry. */
  snapshot: string;
  /** A reasoning model spends hidden tokens and takes no temperature while it reasons. */
  reasoning: boolean;
  contextTokens: number;
}

export const defaultModels: ServedModel[] = [
  { id: 'gpt-5.4-mini', snapshot: 'gpt-5.4-mini-2026-03-17', reasoning: true, contextTokens: 400_000 },
  { id: 'gpt-4.1-mini', snapshot: 'gpt-4.1-mini-2025-04-14', reasoning: false, contextTokens: 1_047_576 },
];

const created = 1_744_316_542;
const describe = (id: string) => ({ id, object: 'model' as const, created, owned_by: 'system' });

/** @throws ApiError 404 model_not_found */
export function findModel(models: ServedModel[], name: string, param?: string): ServedModel {
  const found = models.find(({ id, snapshot }) => id === name || snapshot === name);
  if (!found) throw modelNotFound(name, param);
  return found;
}

export function listModels(models: ServedModel[]) {
  return { object: 'list', data: models.flatMap(({ id, snapshot }) => [describe(id), describe(snapshot)]) };
}

export function describeModel(models: ServedModel[], name: string) {
  findModel(models, name, 'model');
  return describe(name);
}
