import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAtsSandbox } from '../start-sandbox';

interface Stored {
  definedTags?: string[];
  candidates: { tags: string[] }[];
  applications: { stageId: number; visits?: unknown[] }[];
}

it('reads a file that knows neither visits nor defined tags', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ats-sandbox-'));
  const statePath = path.join(folder, 'state.json');
  try {
    await (await startAtsSandbox({ statePath, candidatesPerRecruitment: 20, recruitments: 1 })).close();
    const stored = JSON.parse(readFileSync(statePath, 'utf8')) as Stored;
    delete stored.definedTags;
    for (const application of stored.applications) delete application.visits;
    writeFileSync(statePath, JSON.stringify(stored));

    const sandbox = await startAtsSandbox({ statePath });
    const { applications, definedTags } = await sandbox.control.snapshot({ withCvs: false });
    await sandbox.close();
    expect(applications.map(({ visitedStageIds }) => visitedStageIds.at(-1))).toEqual(
      stored.applications.map(({ stageId }) => stageId),
    );
    expect(new Set(definedTags)).toEqual(new Set(stored.candidates.flatMap(({ tags }) => tags)));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
