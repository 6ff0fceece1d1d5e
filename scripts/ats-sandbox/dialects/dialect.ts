import { type DialectName } from '../credentials';
import { type AtsStore } from '../data/ats-store';
import { type SandboxClock } from '../data/clock';
import { type CvDrawer } from '../data/cv-bytes';
import { type AccessTokens } from '../http/access-tokens';
import { type Answer, type Exchange } from '../http/exchange';
import { type HttpError } from '../http/http-error';
import { type SignedLinks } from '../http/signed-links';

/** Where the real systems are not known to do one thing or the other. */
export interface SandboxSettings {
  tokenSeconds: Record<'erecruiter' | 'traffit' | 'greenhouse', number>;
  linkSeconds: Record<'teamtailor' | 'greenhouse', number>;
  /** eRecruiter's lists as bare arrays, in an envelope with a count, or some so and some so. */
  erecruiterEnvelope: 'mixed' | 'bare' | 'named';
  /** Traffit, asked for more than 100 on a page: 400, or 100 without a word. */
  traffitLargePage: 'refuse' | 'cap';
  /** Greenhouse, when the application is no longer on `from_stage_id`. */
  greenhouseConflict: 409 | 422;
  greenhouseExpiry: 'expires_in' | 'expires_at';
}

export const usualSettings: SandboxSettings = {
  tokenSeconds: { erecruiter: 1200, traffit: 3600, greenhouse: 3600 },
  linkSeconds: { teamtailor: 600, greenhouse: 7 * 24 * 3600 },
  erecruiterEnvelope: 'mixed',
  traffitLargePage: 'refuse',
  greenhouseConflict: 422,
  greenhouseExpiry: 'expires_in',
};

/** What the dialects share. */
export interface SandboxWorld {
  store: AtsStore;
  clock: SandboxClock;
  cvs: CvDrawer;
  tokens: AccessTokens;
  links: SignedLinks;
  settings: SandboxSettings;
}

/** One product's way of talking about the data. */
export interface Dialect {
  name: DialectName;
  /** @throws HttpError, which `refuse` puts into the product's own form */
  answer: (exchange: Exchange, path: string) => Promise<Answer>;
  refuse: (error: HttpError) => Answer;
}

/** The file of a candidate's CV, by the file's id. */
export async function cvAnswer(world: SandboxWorld, fileId: number): Promise<Answer | undefined> {
  const { data } = world.store;
  const candidate = world.store.candidateOfFile(fileId);
  if (!candidate?.cv) return undefined;
  const { name, contentType } = candidate.cv;
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
  const body = await world.cvs.bytesOf(candidate, data.seed);
  return { status: 200, headers: { 'content-type': contentType, 'content-disposition': disposition }, body };
}
