import { SandboxControl } from './control/sandbox-control';
import { AtsStore } from './data/ats-store';
import { SandboxClock } from './data/clock';
import { CvDrawer, type CvStyle } from './data/cv-bytes';
import { generateData } from './data/generate-data';
import { usualSettings, type SandboxWorld } from './dialects/dialect';
import { AccessTokens } from './http/access-tokens';
import { SignedLinks } from './http/signed-links';
import { SandboxServer } from './sandbox-server';
import { Webhooks } from './webhooks/webhooks';

export interface SandboxOptions {
  /** A free one when left out. */
  port?: number;
  seed?: number;
  recruitments?: number;
  candidatesPerRecruitment?: number;
  host?: '127.0.0.1';
  /** `plain` when left out, which is fast. */
  cvs?: CvStyle;
}

export interface AtsSandbox {
  /** Without a slash at its end. */
  url: string;
  port: number;
  close: () => Promise<void>;
  control: SandboxControl;
}

/** Starts the sandbox ATS: four dialects, files, board and control plane on one port of this machine. */
export async function startAtsSandbox(options: SandboxOptions = {}): Promise<AtsSandbox> {
  const {
    port = 0,
    seed = 1,
    recruitments = 3,
    candidatesPerRecruitment = 25,
    host = '127.0.0.1',
    cvs = 'plain',
  } = options;
  const clock = new SandboxClock();
  const size = { recruitments, candidatesPerRecruitment };
  const store = new AtsStore(generateData({ ...size, seed, now: clock.now() }), clock);
  const world: SandboxWorld = {
    store,
    clock,
    cvs: new CvDrawer(cvs),
    tokens: new AccessTokens(clock),
    links: new SignedLinks(clock),
    settings: structuredClone(usualSettings),
  };
  const control = new SandboxControl(world, new Webhooks(world), size);
  const server = new SandboxServer(world, control);
  const listening = await server.listen(port, host);
  return { url: `http://${host}:${listening}`, port: listening, close: () => server.close(), control };
}
