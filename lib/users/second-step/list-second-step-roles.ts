import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { roles } from '@/lib/domain/user-enums';
import type { SecondStepRoles } from './second-step-schemas';

/**
 * Each role: whether it requires a second step, and how many of its active accounts have one.
 *
 * @throws AppError `permission.denied`
 */
export async function listSecondStepRoles(actor: Actor): Promise<SecondStepRoles> {
  requirePermission(actor, 'administration');
  const rows = await database().$queryRaw<SecondStepRoles['items']>`
    SELECT r.role::text AS role, EXISTS (SELECT FROM required_second_step q WHERE q.role = r.role) AS required,
      count(u.id)::int AS accounts, count(s.id)::int AS "withSecondStep"
    FROM unnest(${[...roles]}::"Role"[]) WITH ORDINALITY r (role, place)
      LEFT JOIN app_user u ON u.role = r.role AND u.active
      LEFT JOIN second_step s ON s.user_id = u.id
    GROUP BY r.role, r.place ORDER BY r.place`;
  return { items: rows };
}
