import { z } from 'zod';

/** An advisory that does not fail the run until a day, because it does not concern the product or has no release yet. */
export const allowedAdvisories = z.array(
  z.object({
    advisory: z.string().regex(/^GHSA(-[a-z0-9]{4}){3}$/),
    reason: z.string().min(20),
    /** The first day on which it fails the run again. */
    until: z.iso.date(),
  }),
);
type AllowedAdvisory = z.infer<typeof allowedAdvisories>[number];

const advisorySchema = z.object({ url: z.string(), title: z.string(), severity: z.string(), name: z.string() });
const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
});
const refusalSchema = z.object({ message: z.string().optional(), error: z.object({ summary: z.string() }).optional() });

/** `unchecked`: why nobody knows. */
export type AuditVerdict = { kind: 'checked'; problems: string[] } | { kind: 'unchecked'; reason: string };

const failing = new Set(['high', 'critical']);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Judges the output of `npm audit --json`.
 *
 * @param today ISO date
 */
export function judgeAudit(output: string, allowed: readonly AllowedAdvisory[], today: string): AuditVerdict {
  const json = parse(output);
  const report = reportSchema.safeParse(json);
  if (!report.success) {
    const refusal = refusalSchema.safeParse(json).data;
    return { kind: 'unchecked', reason: refusal?.message ?? refusal?.error?.summary ?? 'npm audit gave no report' };
  }
  const found = Object.values(report.data.vulnerabilities).flatMap(({ via }) =>
    via.filter((each) => typeof each !== 'string').filter(({ severity }) => failing.has(severity)),
  );
  const byId = new Map(found.map((advisory) => [advisory.url.split('/').at(-1) ?? advisory.url, advisory]));
  const problems = [...byId].flatMap(([id, { name, severity, title, url }]) => {
    const exception = allowed.find(({ advisory }) => advisory === id);
    if (exception && today < exception.until) return [];
    const ended = exception ? ` (its exception ended on ${exception.until})` : '';
    return [`${name}: ${severity}, ${title}, ${url}${ended}`];
  });
  const needless = allowed.filter(({ advisory }) => !byId.has(advisory));
  return {
    kind: 'checked',
    problems: [
      ...problems,
      ...needless.map(({ advisory }) => `${advisory} is allowed and not found any more: take it off`),
    ],
  };
}
