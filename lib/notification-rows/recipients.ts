import { Prisma } from '@/lib/db/generated/client';
import { rolesWith } from '@/lib/domain/permissions';

const administrators = rolesWith('administration');
const deciding = rolesWith('candidate:decide');

/** The active administrators, as SQL. */
export const allAdministrators = Prisma.sql`
  SELECT a.id FROM app_user a WHERE a.active AND a.role::text = ANY(${administrators})`;

/**
 * Who of a process may decide and fulfils a condition, as SQL; the administrators where there is nobody.
 *
 * @param is a condition on the user `r`, the process `p` and the membership `m`, which may be null
 */
function inProcess(processId: string, is: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    WITH responsible AS (
      SELECT r.id FROM app_user r JOIN process p ON p.id = ${processId}::uuid
      LEFT JOIN process_member m ON m.process_id = p.id AND m.user_id = r.id
      WHERE r.active AND r.role::text = ANY(${deciding}) AND (${is})
        AND (NOT p.restricted OR m.user_id IS NOT NULL OR r.role::text = ANY(${administrators})))
    SELECT id FROM responsible
    UNION ALL SELECT everywhere.id FROM (${allAdministrators}) everywhere WHERE NOT EXISTS (SELECT 1 FROM responsible)`;
}

/** Who made a process and its members, as far as they may decide: those who answer for its candidates. */
export function responsibleFor(processId: string): Prisma.Sql {
  return inProcess(processId, Prisma.sql`r.id = p.created_by_id OR m.user_id IS NOT NULL`);
}

/** Who made a process. */
export function makerOf(processId: string): Prisma.Sql {
  return inProcess(processId, Prisma.sql`r.id = p.created_by_id`);
}
