import { type DialectName } from '../../../prisma/seed/demo-ats-credentials';
import { type AtsStore } from '../data/ats-store';
import { type SandboxClock } from '../data/clock';
import { type CvDrawer } from '../data/cv-bytes';
import { type AccessTokens } from '../http/access-tokens';
import { type Answer, type Exchange } from '../http/exchange';
import { type HttpError } from '../http/http-error';
import { type LostRights } from '../http/lost-rights';
import { type Paging } from '../http/paging';
import { type SignedLinks } from '../http/signed-links';
import { type SandboxSettings } from './settings';

/** What the dialects share. */
export interface SandboxWorld {
  store: AtsStore;
  clock: SandboxClock;
  cvs: CvDrawer;
  tokens: AccessTokens;
  links: SignedLinks;
  rights: LostRights;
  settings: SandboxSettings;
}

/** One product's way of talking about the data. */
export interface Dialect {
  name: DialectName;
  /** The first part of its addresses' paths. */
  prefix: string;
  /** @throws HttpError, which `refuse` puts into the product's own form */
  answer: (exchange: Exchange, path: string) => Promise<Answer>;
  refuse: (error: HttpError) => Answer;
}

/** Whether the dialect speaks as clients have seen it, not as the vendor's text says. */
export const isObserved = ({ settings }: SandboxWorld, dialect: DialectName) =>
  settings.personality[dialect] === 'observed';

/** How the pager of the list behaves that is asked for. */
export function pagingOf({ settings }: SandboxWorld, dialect: DialectName, { url }: Exchange): Paging {
  return new RegExp(settings.pagingPath).test(url.pathname) ? settings.paging[dialect] : 'honest';
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
