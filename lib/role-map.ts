import { z } from 'zod';

const mappedRole = z.enum(['ADMIN', 'RECRUITER', 'VIEWER']);
type MappedRole = z.infer<typeof mappedRole>;

const form =
  'AUTH_OIDC_ROLE_MAP is not accepted: write value=ROLE,value=ROLE or a JSON object {"value":"ROLE"}. ' +
  'The roles are ADMIN, RECRUITER and VIEWER';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The last equals sign divides: a value may hold others. */
function parsePairs(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.lastIndexOf('=');
      return [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()];
    }),
  );
}

/** Which value of a claim gives which role. JSON is for values with commas, such as names of a directory. */
export const roleMapSchema = z.string().transform((text, context): ReadonlyMap<string, MappedRole> => {
  const read = text.trim().startsWith('{') ? parseJson(text) : parsePairs(text);
  const parsed = z.record(z.string().min(1), mappedRole).safeParse(read);
  if (parsed.success && Object.keys(parsed.data).length > 0) return new Map(Object.entries(parsed.data));
  context.addIssue({ code: 'custom', message: form });
  return z.NEVER;
});
