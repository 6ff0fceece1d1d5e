import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import type { Db } from '@/lib/db/client';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { mailSettings } from '@/lib/mail/mail-settings';
import { email } from '@/lib/validation/contact';
import { invitationLink, linkLifeMs } from '../account-links';
import { lockAdministrators } from '../accounts/lock-administrators';
import { makeLinkToken } from '../link-token';
import type { InvitePeopleInput, Invited } from './invitation-schemas';
import { mailInvitation } from './mail-invitation';

type Result = Invited['items'][number];

const address = email();

/**
 * Invites people to a role, by mail where a mail server is set. Each address is judged by itself: one that cannot be
 * invited does not keep the others out.
 *
 * @returns for each address, in order, what happened and the link, which is shown only now
 * @throws AppError `permission.denied`
 */
export async function invitePeople(actor: PersonActor, input: InvitePeopleInput): Promise<Invited> {
  requirePermission(actor, 'administration');
  const items = await transaction(async (db) => {
    await lockAdministrators(db, actor);
    const items: Result[] = [];
    const seen = new Set<string>();
    for (const typed of input.addresses) {
      const { data } = address.safeParse(typed);
      if (data === undefined) items.push({ address: typed, result: 'NOT_AN_ADDRESS', link: null });
      else if (seen.has(data)) items.push({ address: data, result: 'REPEATED', link: null });
      else items.push(await invite(db, actor, { email: data, role: input.role }));
      if (data !== undefined) seen.add(data);
    }
    return items;
  });
  sendOutboxSoon();
  return { items, mailed: mailSettings() !== null };
}

async function invite(
  db: Db,
  actor: PersonActor,
  person: { email: string; role: InvitePeopleInput['role'] },
): Promise<Result> {
  const refused = (result: Result['result']): Result => ({ address: person.email, result, link: null });
  if (await db.user.findUnique({ where: { email: person.email }, select: { id: true } })) return refused('HAS_ACCOUNT');
  const token = makeLinkToken();
  const expiresAt = new Date(Date.now() + linkLifeMs.invitation);
  // An expired invitation is replaced, with the new role and a new link.
  await db.invitation.deleteMany({ where: { email: person.email, expiresAt: { lte: new Date() } } });
  // Two administrators may invite the same person at once.
  const [row] = await db.invitation.createManyAndReturn({
    data: [{ ...person, tokenHash: token.hash, expiresAt, invitedById: actor.userId }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!row) return refused('ALREADY_INVITED');
  await recordAudit(db, actor, 'invitation.created', { invitationId: row.id, role: person.role });
  await mailInvitation(db, actor, { ...person, token, expiresAt });
  return { address: person.email, result: 'INVITED', link: invitationLink(token.token) };
}
