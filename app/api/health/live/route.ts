export const dynamic = 'force-dynamic';

/** For who restarts processes: 200 as long as this one answers, whatever its database does. */
export function GET(): Response {
  return Response.json({ status: 'ok' });
}
