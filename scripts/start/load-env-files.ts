import { existsSync } from 'node:fs';
import path from 'node:path';

/** Loads `.env.local`, then `.env`; variables that are already set win. */
export function loadEnvFiles(project: string): void {
  for (const name of ['.env.local', '.env']) {
    const file = path.join(project, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
