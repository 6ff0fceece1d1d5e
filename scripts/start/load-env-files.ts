import { existsSync } from 'node:fs';
import path from 'node:path';

/** Reads `.env.local` and `.env` of the project; what is set already wins, and the first file over the second. */
export function loadEnvFiles(project: string): void {
  for (const name of ['.env.local', '.env']) {
    const file = path.join(project, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
