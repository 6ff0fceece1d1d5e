import type { ApiClient } from '../tests/api-client';
import { createActiveProcess, upload, waitUntilAnalysed } from './api/setup';

/** A process with the CVs judged. @returns the ids of the candidates in the order of the files */
export async function createJudged(
  client: ApiClient,
  processName: string,
  files: { name: string; bytes: Uint8Array }[],
) {
  const { id: processId } = await createActiveProcess(client, processName);
  await upload(client, processId, files);
  const { items } = await waitUntilAnalysed(client, processId, files.length);
  return { processId, candidateIds: items.map(({ id }) => id) };
}
