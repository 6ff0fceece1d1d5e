/** A decision about one candidate. */
export interface TimedDecision {
  decision: 'ADVANCE' | 'HOLD' | 'REJECT';
  /** Null: without a score. */
  score: number | null;
  /** Epoch milliseconds. */
  at: number;
}

export interface Session {
  decisions: number;
  from: number;
  to: number;
}

/** Below these a session is no sign of anything. */
const fewest = 20;
const secondsEach = 20;
/** A longer break ends a session. */
const breakMs = 5 * 60_000;

/** Whether everybody advanced has at least the score of everybody rejected, and there are both. */
function isAsRanked(session: readonly TimedDecision[]): boolean {
  const scores = (wanted: TimedDecision['decision']) =>
    session.flatMap(({ decision, score }) => (decision === wanted && score !== null ? score : []));
  const [advanced, rejected] = [scores('ADVANCE'), scores('REJECT')];
  return advanced.length > 0 && rejected.length > 0 && Math.min(...advanced) >= Math.max(...rejected);
}

/**
 * Sessions that may show automation bias (AI Act, art. 14(4)(b)): at least 20 decisions of one person in one process, less than
 * 20 seconds each, all in the order of the score.
 *
 * @param decisions of one person in one process, the oldest first
 */
export function fastSessions(decisions: readonly TimedDecision[]): Session[] {
  const sessions: TimedDecision[][] = [];
  for (const decision of decisions) {
    const last = sessions.at(-1);
    if (last && decision.at - (last.at(-1)?.at ?? 0) <= breakMs) last.push(decision);
    else sessions.push([decision]);
  }
  return sessions.flatMap((session) => {
    const [from, to] = [session[0]?.at ?? 0, session.at(-1)?.at ?? 0];
    const isFast = session.length >= fewest && to - from < session.length * secondsEach * 1000;
    return isFast && isAsRanked(session) ? [{ decisions: session.length, from, to }] : [];
  });
}
