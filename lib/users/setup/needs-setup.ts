import { database } from '@/lib/db/client';

declare global {
  var installationIsSetUp: boolean | undefined;
}

/**
 * Whether the installation has no administrator yet, not even a deactivated one. Once there was one there always is,
 * so the answer is looked up at the start, and visitors cost no query. It is kept in a global because Next.js may
 * load a module twice.
 */
export async function needsSetup(): Promise<boolean> {
  globalThis.installationIsSetUp ||=
    (await database().user.findFirst({ where: { role: 'ADMIN' }, select: { id: true } })) !== null;
  return !globalThis.installationIsSetUp;
}
