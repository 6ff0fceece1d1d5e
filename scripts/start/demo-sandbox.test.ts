import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sandboxConnection } from '../../prisma/seed/demo-ats-credentials';
import { startDemoSandbox } from './demo-sandbox';

const folders: string[] = [];
const newProject = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-sandbox-'));
  folders.push(folder);
  return folder;
};

beforeEach(() => {
  delete process.env.ATS_SANDBOX_URL;
  delete process.env.ATS_ALLOWED_HOSTS;
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

it('names itself to the product, beside the hosts that were allowed before', async () => {
  process.env.ATS_ALLOWED_HOSTS = 'ats.company.example';
  const sandbox = await startDemoSandbox(newProject());
  expect(process.env.ATS_SANDBOX_URL).toBe(sandbox.url);
  expect(process.env.ATS_ALLOWED_HOSTS).toBe(`ats.company.example,127.0.0.1:${sandbox.port}`);
  expect(sandboxConnection('teamtailor').apiUrl).toBe(`${sandbox.url}/teamtailor/v1`);
  await sandbox.close();
  delete process.env.ATS_SANDBOX_URL;
  expect(() => sandboxConnection('teamtailor')).toThrow('No sandbox runs');
});

it('comes back at its address with its data, and takes a free port where another has it', async () => {
  const project = newProject();
  const first = await startDemoSandbox(project);
  expect(first.earlierPort).toBeNull();
  first.control.changeStage({ applicationId: 700_000_001, stage: 'selected' });
  const other = await startDemoSandbox(newProject());
  expect(other.port).not.toBe(first.port);
  await first.close();

  const again = await startDemoSandbox(project);
  expect([again.port, again.earlierPort]).toEqual([first.port, first.port]);
  expect(again.control.log().moves).toHaveLength(1);
  await Promise.all([again.close(), other.close()]);
});
