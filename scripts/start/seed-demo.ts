import { disconnectDatabase } from '@/lib/db/client';
import { seedDemo } from '@/prisma/seed/seed-demo';

// Makes the demo data, in a process of its own that the launcher starts: the fonts and PDFs it loads would stay in the
// launcher's memory for good. Tells its progress on standard output.

await seedDemo({
  onProgress: ({ done, total }) => {
    if (done % 10 === 0 || done === total) console.log(`${done} of ${total} CVs drawn and handed in`);
  },
});
await disconnectDatabase();
