import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportFile } from '@/lib/auditor-file/export-file';
import { database } from '@/lib/db/client';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { refillAuditLog, tamper } from '@/tests/audit/tamper';
import { verifyAuditCommand } from './verify-audit-command';

const printed: string[] = [];

async function verify(...args: string[]): Promise<string[]> {
  printed.length = 0;
  await verifyAuditCommand('audit:verify', (work) => work(''), args);
  return [...printed];
}

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
  await refillAuditLog(['3 days', '2 days', '1 day']);
});

it('prints how many events are proved and the last seal, which it compares when given back', async () => {
  const [ok, last = ''] = await verify();
  expect(ok).toBe('ok: 3 events verified');
  expect(last).toMatch(/^last: 3:[0-9a-f]{64}$/);
  await database().auditEvent.create({ data: { action: 'user.renamed' } });
  expect(await verify('--kept', last.slice('last: '.length))).toEqual([
    'ok: 3 events verified',
    last,
    '1 events are not sealed yet; the server seals them within minutes.',
  ]);
  await expect(verify('--kept', `3:${'0'.repeat(64)}`)).rejects.toThrow('Event 3 does not have the hash that was kept');
  await expect(verify('--kept', '3')).rejects.toThrow('--kept is a number');
});

it('names the first event that is not as it was', async () => {
  await tamper(`UPDATE audit_event SET action = 'user.created' WHERE seq = 2`, async () => {
    await expect(verify()).rejects.toThrow(
      /^The audit log is not as it was written\. Event 2 \([0-9a-f-]{36}\) was changed/,
    );
  });
  await tamper('DELETE FROM audit_event WHERE seq = 2', async () => {
    await expect(verify()).rejects.toThrow('Event 2 is missing');
  });
});

it('proves a file for an auditor, and names the line of one that was changed', async () => {
  const { actor } = await createTestUser('ADMIN');
  const { id: processId } = await createTestProcess(actor);
  const { body } = await exportFile(actor, { format: 'jsonl', locale: 'en', processId });
  const text = await new Response(body).text();
  const folder = mkdtempSync(path.join(tmpdir(), 'auditor-file-'));
  const file = path.join(folder, 'auditor-file.jsonl');
  try {
    writeFileSync(file, text);
    expect((await verify('--file', file)).at(-1)).toMatch(/^ok: made here on \S+, unchanged, \d+ lines$/);
    writeFileSync(file, text.replace('"type":"fact"', '"type":"Fact"'));
    await expect(verify('--file', file)).rejects.toMatchObject({
      message: expect.stringMatching(/^No file with the SHA-256 [0-9a-f]{64} was made here\.$/),
      remedy: expect.stringContaining('Line 2 is'),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
