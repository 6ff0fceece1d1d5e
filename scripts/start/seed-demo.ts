import { disconnectDatabase } from '@/lib/db/client';
import { applyMigrations } from '@/lib/db/migrate';
import { seedDemo } from '@/prisma/seed/seed-demo';

// Brings the database up to date and makes the demo data, in a process of its own that the launcher starts: the fonts and PDFs it loads would stay in the
// launcher's memory for good. Tells its progress on standard output.

await applyMigrations(process.env.DATABASE_URL ?? '');
await seedDemo({
  onProgress: ({ done, total }) => {
    if (done % 10 === 0 || done === total) console.log(`${done} of ${total} CVs drawn and handed in`);
  },
});
await disconnectDatabase();
