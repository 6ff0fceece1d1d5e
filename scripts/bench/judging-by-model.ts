import type { ModelSettingsDto, ModelSettingsInput } from '@/lib/model/schemas';
import { settingsInput } from '@/tests/model-settings';
import { ApiClient } from '../../tests/api-client';
import { OpenAiServer } from '../../tests/openai-server/openai-server';
import { demoFiles } from './judged-files';
import { createActiveProcess, uploadAll, waitUntilJudged } from './judging';
import type { Bench } from './measure';
import { timed } from './statistics';

const cvs = 500;
const answerMs = 2000;
const concurrency = 32;

/** CVs that the built-in engine has judged, so that their readings are stored. */
async function uploadCvs(client: ApiClient, databaseUrl: string): Promise<string> {
  const processId = await createActiveProcess(client);
  let uploaded = 0;
  for (let round = 1; uploaded < cvs; round += 1) {
    const files = (await demoFiles(round)).slice(0, cvs - uploaded);
    await uploadAll(client, processId, files);
    uploaded += files.length;
  }
  await waitUntilJudged(databaseUrl, processId);
  return processId;
}

async function setUpModel(client: ApiClient, { url, apiKey }: OpenAiServer): Promise<void> {
  const settings: ModelSettingsInput = {
    ...settingsInput,
    baseUrl: url,
    model: 'gpt-4.1-mini',
    apiKey,
    writeTexts: false,
  };
  const { status, body } = await client.put<ModelSettingsDto>('/administration/model', settings);
  if (status !== 200 || !body.ready) throw new Error(`PUT /administration/model returned ${status}`);
}

/** A model that takes two seconds for each of 500 CVs, 32 at once: how long the product takes beside the ideal. */
export const judgingByModel: Bench = {
  name: 'judging-by-model',
  what: `${cvs} CVs analysed again by a model that answers in ${answerMs / 1000} s, ${concurrency} at once, beside its own time`,
  env: { ANALYSIS_CONCURRENCY: String(concurrency) },
  async run({ server, databaseUrl }) {
    const client = await ApiClient.signIn(server.url, 'ADMIN');
    const processId = await uploadCvs(client, databaseUrl);
    const model = await OpenAiServer.start({ answerMs, limits: { concurrency } });
    try {
      await setUpModel(client, model);
      const product = await timed(async () => {
        const { status } = await client.post(`/processes/${processId}/reprocess-all-candidates`, {});
        if (status !== 202) throw new Error(`POST reprocess-all-candidates returned ${status}`);
        await waitUntilJudged(databaseUrl, processId);
      });
      // Some of the demo's CVs cannot be read, and an answer may need a repair.
      const requests = model.requests.length;
      const bare = (requests * answerMs) / concurrency;
      const details = { cvs, requests, mostAtOnce: model.mostAtOnce };
      const name = `${cvs} CVs by a model / its own time`;
      return [{ name, unit: 'ms', product, bare, timesBare: product / bare, details }];
    } finally {
      await model.close();
    }
  },
};
