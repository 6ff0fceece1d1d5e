import { disconnectDatabase } from '@/lib/db/client';
import { applyMigrations } from '@/lib/db/migrate';
import { seedDemo } from '@/prisma/seed/seed-demo';

// Migrates the database and creates the demo data, in a process of its own (see demo.ts). Prints its progress.

await applyMigrations(process.env.DATABASE_URL ?? '');
await seedDemo({
  sandboxUrl: process.env.ATS_SANDBOX_URL,
  onProgress: ({ done, total }) => {
    if (done % 10 === 0 || done === total) console.log(`${done} of ${total} CVs created and uploaded`);
  },
});
await disconnectDatabase();
