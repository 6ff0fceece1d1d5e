import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findSchemaDrift } from './schema-drift';

test('a field without a migration is found', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'schema-sample-'));
  try {
    cpSync('prisma/schema', folder, { recursive: true });
    const file = path.join(folder, 'users.prisma');
    writeFileSync(file, readFileSync(file, 'utf8').replace('model User {', 'model User {\n  nickname String?'));
    expect(await findSchemaDrift(folder)).toContain('nickname');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
