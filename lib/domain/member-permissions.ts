import type { Permission } from './user-schemas';

/** What members may do in their process, whatever their role (docs/decisions/0151). */
export const memberPermissions: readonly Permission[] = ['candidate:comment'];
