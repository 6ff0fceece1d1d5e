import { database } from '@/lib/db/client';

/** Once there was an administrator, there always is one. */
let isSetUp = false;

/** Whether the installation has no administrator yet, not even a deactivated one. Cheap: visitors cause it. */
export async function needsSetup(): Promise<boolean> {
  isSetUp ||= (await database().user.findFirst({ where: { role: 'ADMIN' }, select: { id: true } })) !== null;
  return !isSetUp;
}
