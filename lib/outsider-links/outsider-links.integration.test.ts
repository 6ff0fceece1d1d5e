import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';
import { createOutsiderLink } from './create-outsider-link';
import { findOutsiderLink } from './find-outsider-link';
import { revokeOutsiderLinks } from './revoke-outsider-links';

const purpose = 'CANDIDATE_PAGE' as const;

async function scene() {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count: 1 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  return { purpose, candidateId, days: 30, createdById: actor.userId, mailed: false };
}

test('a link works until it ends, is revoked or a later one is made; the database holds its hash only', async () => {
  const link = await scene();
  const { token, linkId } = await createOutsiderLink(database(), link);
  expect(JSON.stringify(await database().outsiderLink.findUnique({ where: { id: linkId } }))).not.toContain(token);
  expect(await findOutsiderLink(database(), { token, purpose })).toMatchObject({ candidateId: link.candidateId });
  const later = await createOutsiderLink(database(), link);
  await expect(findOutsiderLink(database(), { token, purpose })).rejects.toMatchObject({ code: 'link.invalid' });
  expect(await revokeOutsiderLinks(database(), link)).toBe(true);
  expect(await revokeOutsiderLinks(database(), link)).toBe(false);
  await expect(findOutsiderLink(database(), { token: later.token, purpose })).rejects.toMatchObject({
    code: 'link.invalid',
  });
  const ended = await createOutsiderLink(database(), { ...link, days: -1 });
  await expect(findOutsiderLink(database(), { token: ended.token, purpose })).rejects.toMatchObject({
    code: 'link.invalid',
  });
});

test.each(['', 'x', 'x.y', 'a'.repeat(43), '..'])('%j is no token', async (token) => {
  await expect(findOutsiderLink(database(), { token, purpose })).rejects.toMatchObject({ code: 'link.invalid' });
});

test('another signature makes a token nobody’s, though its hash were stored', async () => {
  const { token, linkId } = await createOutsiderLink(database(), await scene());
  const forged = `${token.split('.')[0]}.${'A'.repeat(43)}`;
  await database().outsiderLink.update({ where: { id: linkId }, data: { expiresAt: new Date(Date.now() + 1e6) } });
  await expect(findOutsiderLink(database(), { token: forged, purpose })).rejects.toMatchObject({
    code: 'link.invalid',
  });
});
